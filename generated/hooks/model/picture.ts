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
  /**
     * Where its subject stands, in percent from the left, for a narrow crop; the middle without it
     * @minimum 0
     * @maximum 100
     */
  focus_x?: number;
}
