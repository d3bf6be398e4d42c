/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { OrderId } from './orderId.ts';

export const cardWindowRequestClientIdMax = 100;

export const cardWindowRequestGoodsNameMax = 40;

export const cardWindowRequestReturnUrlMax = 500;

export const cardWindowRequestMallReservedMax = 500;

export const cardWindowRequestBuyerNameMax = 120;

export const cardWindowRequestBuyerTelMax = 20;

export const cardWindowRequestBuyerEmailMax = 254;



export const CardWindowRequest = zod.strictObject({
  "clientId": zod.string().max(cardWindowRequestClientIdMax),
  "method": zod.literal("card"),
  "orderId": OrderId,
  "amount": Amount,
  "goodsName": zod.string().max(cardWindowRequestGoodsNameMax),
  "returnUrl": zod.url().max(cardWindowRequestReturnUrlMax),
  "mallReserved": zod.string().max(cardWindowRequestMallReservedMax),
  "buyerName": zod.string().max(cardWindowRequestBuyerNameMax),
  "buyerTel": zod.string().max(cardWindowRequestBuyerTelMax),
  "buyerEmail": zod.string().max(cardWindowRequestBuyerEmailMax),
  "language": zod.enum(['KO', 'EN', 'CN']),
  "currency": zod.enum(['KRW', 'USD', 'CNY'])
}).meta({ id: 'CardWindowRequest', description: 'Handed as it is to the card window of the provider (NicePay).' });

export type CardWindowRequest = zod.input<typeof CardWindowRequest>;
export type CardWindowRequestOutput = zod.output<typeof CardWindowRequest>;
