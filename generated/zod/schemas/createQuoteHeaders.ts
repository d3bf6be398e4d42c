/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const createQuoteHeadersAcceptLanguageMax = 200;


export const CreateQuoteHeaders = zod.strictObject({
  "accept-language": zod.string().max(createQuoteHeadersAcceptLanguageMax).optional()
})

export type CreateQuoteHeaders = zod.input<typeof CreateQuoteHeaders>;
export type CreateQuoteHeadersOutput = zod.output<typeof CreateQuoteHeaders>;
