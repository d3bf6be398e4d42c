/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const searchOffersHeadersAcceptLanguageMax = 200;


export const SearchOffersHeaders = zod.strictObject({
  "accept-language": zod.string().max(searchOffersHeadersAcceptLanguageMax).optional()
})

export type SearchOffersHeaders = zod.input<typeof SearchOffersHeaders>;
export type SearchOffersHeadersOutput = zod.output<typeof SearchOffersHeaders>;
