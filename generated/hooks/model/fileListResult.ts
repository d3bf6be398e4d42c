/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { IconFile } from './iconFile.ts';
import type { Success } from './success.ts';

export interface FileListResult {
  result: Success;
  /** @maxItems 100 */
  data: IconFile[];
}
