/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface IconFile {
  /** @minimum 1 */
  file_seq: number;
  /** @maxLength 300 */
  file_path: string;
  /** @maxLength 100 */
  title?: string;
}
