/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getMainHeadersAcceptLanguageMax = 200;


export const GetMainHeaders = zod.strictObject({
  "accept-language": zod.string().max(getMainHeadersAcceptLanguageMax).optional()
})

export type GetMainHeaders = zod.input<typeof GetMainHeaders>;
export type GetMainHeadersOutput = zod.output<typeof GetMainHeaders>;
