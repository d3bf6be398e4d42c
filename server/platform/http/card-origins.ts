import type { ContentOrigins } from './headers.ts';
import { LIBRARY_STYLES } from './library-styles.ts';

type Origins = { windows?: readonly string[] | undefined; frames?: readonly string[] | undefined };

/** What the card window and the frame for guarantees need of the pages' policy, from the origins that their gateways name. */
export function cardOrigins({ windows = [], frames = [] }: Origins): ContentOrigins {
  return {
    script: windows,
    frame: [...windows, ...frames],
    formAction: windows,
    connect: windows,
    styleHashes: Object.values(LIBRARY_STYLES),
  };
}
