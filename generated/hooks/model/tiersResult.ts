/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Success } from './success.ts';
import type { Tier } from './tier.ts';

export interface TiersResult {
  result: Success;
  /** @maxItems 20 */
  tiers: Tier[];
}
