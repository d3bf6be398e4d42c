/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { CardWindowRequest } from './cardWindowRequest.ts';

export interface CardWindow {
  /** @maxLength 500 */
  script_url: string;
  request: CardWindowRequest;
}
