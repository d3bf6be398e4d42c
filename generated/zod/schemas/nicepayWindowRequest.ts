/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { OrderId } from './orderId.ts';

export const nicepayWindowRequestClientIdMax = 100;

export const nicepayWindowRequestGoodsNameMax = 40;

export const nicepayWindowRequestReturnUrlMax = 500;

export const nicepayWindowRequestMallReservedMax = 500;

export const nicepayWindowRequestBuyerNameMax = 120;

export const nicepayWindowRequestBuyerTelMax = 20;

export const nicepayWindowRequestBuyerEmailMax = 254;



export const NicepayWindowRequest = zod.strictObject({
  "clientId": zod.string().max(nicepayWindowRequestClientIdMax),
  "method": zod.literal("card"),
  "orderId": OrderId,
  "amount": Amount,
  "goodsName": zod.string().max(nicepayWindowRequestGoodsNameMax),
  "returnUrl": zod.url().max(nicepayWindowRequestReturnUrlMax),
  "mallReserved": zod.string().max(nicepayWindowRequestMallReservedMax),
  "buyerName": zod.string().max(nicepayWindowRequestBuyerNameMax),
  "buyerTel": zod.string().max(nicepayWindowRequestBuyerTelMax),
  "buyerEmail": zod.string().max(nicepayWindowRequestBuyerEmailMax),
  "language": zod.enum(['KO', 'EN', 'CN']),
  "currency": zod.enum(['KRW', 'USD', 'CNY'])
}).meta({ id: 'NicepayWindowRequest', description: 'Handed as it is to NicePay\'s window.' });

export type NicepayWindowRequest = zod.input<typeof NicepayWindowRequest>;
export type NicepayWindowRequestOutput = zod.output<typeof NicepayWindowRequest>;
