/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * The provider's own frame that takes the card; it posts the token to its parent.
 */
export interface TokenFrame {
  /** @maxLength 500 */
  frame_url: string;
  /**
     * The only origin a message is taken from
     * @maxLength 200
     */
  origin: string;
}
