/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A picture, with words for who cannot see it.
 */
export interface Picture {
  /**
     * Appended to the file server's base address
     * @maxLength 300
     */
  file_path: string;
  /** @maxLength 300 */
  alt: string;
}
