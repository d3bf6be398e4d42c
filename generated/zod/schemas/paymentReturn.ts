/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const paymentReturnAuthResultCodeMax = 10;

export const paymentReturnAuthResultMsgMax = 500;

export const paymentReturnTidMax = 60;

export const paymentReturnClientIdMax = 100;

export const paymentReturnOrderIdMax = 64;

export const paymentReturnAmountRegExp = new RegExp('^[0-9]{1,12}$');
export const paymentReturnMallReservedMax = 500;

export const paymentReturnAuthTokenMax = 200;

export const paymentReturnSignatureMax = 128;



export const PaymentReturn = zod.looseObject({
  "authResultCode": zod.string().max(paymentReturnAuthResultCodeMax),
  "authResultMsg": zod.string().max(paymentReturnAuthResultMsgMax).optional(),
  "tid": zod.string().max(paymentReturnTidMax).optional(),
  "clientId": zod.string().max(paymentReturnClientIdMax).optional(),
  "orderId": zod.string().max(paymentReturnOrderIdMax),
  "amount": zod.string().regex(paymentReturnAmountRegExp).optional(),
  "mallReserved": zod.string().max(paymentReturnMallReservedMax).optional(),
  "authToken": zod.string().max(paymentReturnAuthTokenMax).optional(),
  "signature": zod.string().max(paymentReturnSignatureMax).optional()
}).meta({ id: 'PaymentReturn', description: 'The form of the card window. Fields that a later version of it adds are ignored.' });

export type PaymentReturn = zod.input<typeof PaymentReturn>;
export type PaymentReturnOutput = zod.output<typeof PaymentReturn>;
