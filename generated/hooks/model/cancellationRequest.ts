/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';

export interface CancellationRequest {
  /** The fee that the guest was shown and agrees to. */
  fee: Amount;
  /** @maxLength 200 */
  reason?: string;
}
