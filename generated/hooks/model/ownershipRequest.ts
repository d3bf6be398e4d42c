/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';

export interface OwnershipRequest {
  building_code: ItemCode;
  unit_code: ItemCode;
  /**
     * @minLength 1
     * @maxLength 20
     */
  room_number: string;
  /**
     * The number of the sale
     * @minLength 1
     * @maxLength 30
     */
  distribution_number: string;
  /**
     * The contractor, a person or a corporation
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  owner_name: string;
  /**
     * Ten digits
     * @pattern ^[0-9]{10}$
     */
  business_number?: string;
  /** @maxLength 30 */
  referral_code?: string;
}
