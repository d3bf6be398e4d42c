/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CardTokenFrameProvider } from './cardTokenFrameProvider.ts';

/**
 * The provider's own frame that takes the card of a guarantee; it posts the token to its parent.
 */
export interface CardTokenFrame {
  /** Tells this frame from the windows. */
  provider: CardTokenFrameProvider;
  /** @maxLength 500 */
  frame_url: string;
  /**
     * The only origin a message is taken from
     * @maxLength 200
     */
  origin: string;
}
