/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * In the shape of an approval's answer. Fields that a later version of it adds are ignored.
 */
export interface NicepayWebhook {
  /** @maxLength 10 */
  resultCode?: string;
  /** @maxLength 500 */
  resultMsg?: string;
  /** @maxLength 60 */
  tid: string;
  /** @maxLength 64 */
  orderId: string;
  /** @maxLength 60 */
  ediDate: string;
  /** @maxLength 128 */
  signature: string;
  /** @maxLength 30 */
  status?: string;
  /** @minimum 0 */
  amount: number;
  /** @minimum 0 */
  balanceAmt?: number;
  [key: string]: unknown;
 }
