/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { FoundId } from './foundId.ts';
import type { Success } from './success.ts';

export interface FindIdResult {
  result: Success;
  /** @maxItems 10 */
  data: FoundId[];
}
