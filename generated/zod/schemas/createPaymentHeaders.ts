/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const createPaymentHeadersAcceptLanguageMax = 200;


export const CreatePaymentHeaders = zod.strictObject({
  "accept-language": zod.string().max(createPaymentHeadersAcceptLanguageMax).optional(),
  "idempotency-key": zod.uuid()
})

export type CreatePaymentHeaders = zod.input<typeof CreatePaymentHeaders>;
export type CreatePaymentHeadersOutput = zod.output<typeof CreatePaymentHeaders>;
