/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface FileReference {
  /**
     * Appended to the file server's base address
     * @maxLength 300
     */
  file_path: string;
}
