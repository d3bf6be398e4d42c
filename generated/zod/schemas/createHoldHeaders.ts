/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const createHoldHeadersAcceptLanguageMax = 200;


export const CreateHoldHeaders = zod.strictObject({
  "accept-language": zod.string().max(createHoldHeadersAcceptLanguageMax).optional(),
  "idempotency-key": zod.uuid()
})

export type CreateHoldHeaders = zod.input<typeof CreateHoldHeaders>;
export type CreateHoldHeadersOutput = zod.output<typeof CreateHoldHeaders>;
