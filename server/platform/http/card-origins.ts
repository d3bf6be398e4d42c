import type { ContentOrigins } from './headers.ts';
import { LIBRARY_STYLES } from './library-styles.ts';

type Origins = { windows?: readonly string[] | undefined; frames?: readonly string[] | undefined };

export function cardOrigins({ windows = [], frames = [] }: Origins): ContentOrigins {
  return {
    script: windows,
    frame: [...windows, ...frames],
    formAction: windows,
    connect: windows,
    styleHashes: Object.values(LIBRARY_STYLES),
  };
}
