/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Who the booking is for, and who to reach in an emergency where the property asks.
 */
export interface CustomerInfo {
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  guest_last_name: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  guest_first_name: string;
  /**
     * Digits only
     * @pattern ^[0-9]{8,15}$
     */
  guest_phone: string;
  /** @maxLength 254 */
  guest_email: string;
  /** @maxLength 1000 */
  guest_memo?: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  emergency_name?: string;
  /** @pattern ^[0-9]{8,15}$ */
  emergency_phone?: string;
}
