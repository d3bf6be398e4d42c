/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ItemCode } from './itemCode.ts';
import type { SelectedUpselling } from './selectedUpselling.ts';

/**
 * One room as the guest wants it.
 */
export interface ReservationRoom {
  room_type_code: ItemCode;
  /**
     * @minimum 1
     * @maximum 20
     */
  adult: number;
  /**
     * @minimum 0
     * @maximum 20
     */
  kid: number;
  /**
     * @minimum 0
     * @maximum 20
     */
  infant: number;
  /**
     * @minimum 0
     * @maximum 10
     */
  pet: number;
  /** @minimum 1 */
  early_checkout_seq?: number;
  /** @maxItems 50 */
  selectedUpselling: SelectedUpselling[];
}
