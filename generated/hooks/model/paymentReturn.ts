/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * The form of the card window. Fields that a later version of it adds are ignored.
 */
export interface PaymentReturn {
  /** @maxLength 10 */
  authResultCode: string;
  /** @maxLength 500 */
  authResultMsg?: string;
  /** @maxLength 60 */
  tid?: string;
  /** @maxLength 100 */
  clientId?: string;
  /** @maxLength 64 */
  orderId: string;
  /** @pattern ^[0-9]{1,12}$ */
  amount?: string;
  /** @maxLength 500 */
  mallReserved?: string;
  /** @maxLength 200 */
  authToken?: string;
  /** @maxLength 128 */
  signature?: string;
  [key: string]: unknown;
 }
