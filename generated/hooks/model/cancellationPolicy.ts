/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { PolicyTier } from './policyTier.ts';
import type { StayDate } from './stayDate.ts';

/**
 * The cancellation rules of this stay, with their days and amounts.
 */
export interface CancellationPolicy {
  /** @maxLength 100 */
  policy_name: string;
  free_until: StayDate | null;
  /**
     * From the earliest day to the day of check-in.
     * @maxItems 20
     */
  tiers: PolicyTier[];
}
