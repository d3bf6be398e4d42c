/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Membership } from './membership.ts';
import type { Success } from './success.ts';

export interface MembershipListResult {
  result: Success;
  /** @maxItems 50 */
  data: Membership[];
}
