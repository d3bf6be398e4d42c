/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const nicepayWebhookResultCodeMax = 10;

export const nicepayWebhookResultMsgMax = 500;

export const nicepayWebhookTidMax = 60;

export const nicepayWebhookOrderIdMax = 64;

export const nicepayWebhookEdiDateMax = 60;

export const nicepayWebhookSignatureMax = 128;

export const nicepayWebhookStatusMax = 30;

export const nicepayWebhookAmountMin = 0;

export const nicepayWebhookBalanceAmtMin = 0;



export const NicepayWebhook = zod.looseObject({
  "resultCode": zod.string().max(nicepayWebhookResultCodeMax).optional(),
  "resultMsg": zod.string().max(nicepayWebhookResultMsgMax).optional(),
  "tid": zod.string().max(nicepayWebhookTidMax),
  "orderId": zod.string().max(nicepayWebhookOrderIdMax),
  "ediDate": zod.string().max(nicepayWebhookEdiDateMax),
  "signature": zod.string().max(nicepayWebhookSignatureMax),
  "status": zod.string().max(nicepayWebhookStatusMax).optional(),
  "amount": zod.int().min(nicepayWebhookAmountMin),
  "balanceAmt": zod.int().min(nicepayWebhookBalanceAmtMin).optional()
}).meta({ id: 'NicepayWebhook', description: 'In the shape of an approval\'s answer. Fields that a later version of it adds are ignored.' });

export type NicepayWebhook = zod.input<typeof NicepayWebhook>;
export type NicepayWebhookOutput = zod.output<typeof NicepayWebhook>;
