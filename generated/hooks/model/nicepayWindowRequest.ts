/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { NicepayWindowRequestCurrency } from './nicepayWindowRequestCurrency.ts';
import type { NicepayWindowRequestLanguage } from './nicepayWindowRequestLanguage.ts';
import type { OrderId } from './orderId.ts';

/**
 * Handed as it is to NicePay's window.
 */
export interface NicepayWindowRequest {
  /** @maxLength 100 */
  clientId: string;
  method: 'card';
  orderId: OrderId;
  amount: Amount;
  /** @maxLength 40 */
  goodsName: string;
  /** @maxLength 500 */
  returnUrl: string;
  /** @maxLength 500 */
  mallReserved: string;
  /** @maxLength 120 */
  buyerName: string;
  /** @maxLength 20 */
  buyerTel: string;
  /** @maxLength 254 */
  buyerEmail: string;
  language: NicepayWindowRequestLanguage;
  currency: NicepayWindowRequestCurrency;
}
