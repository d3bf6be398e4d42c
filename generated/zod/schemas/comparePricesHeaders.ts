/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const comparePricesHeadersAcceptLanguageMax = 200;


export const ComparePricesHeaders = zod.strictObject({
  "accept-language": zod.string().max(comparePricesHeadersAcceptLanguageMax).optional()
})

export type ComparePricesHeaders = zod.input<typeof ComparePricesHeaders>;
export type ComparePricesHeadersOutput = zod.output<typeof ComparePricesHeaders>;
