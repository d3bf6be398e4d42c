/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export interface Membership {
  /** @maxLength 30 */
  member_no: string;
  /** @maxLength 100 */
  membership_name: string;
}
