/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { CardWindowRequestCurrency } from './cardWindowRequestCurrency.ts';
import type { CardWindowRequestLanguage } from './cardWindowRequestLanguage.ts';
import type { OrderId } from './orderId.ts';

/**
 * Handed as it is to the card window of the provider (NicePay).
 */
export interface CardWindowRequest {
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
  language: CardWindowRequestLanguage;
  currency: CardWindowRequestCurrency;
}
