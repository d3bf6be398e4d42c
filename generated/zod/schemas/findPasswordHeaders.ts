/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const findPasswordHeadersAcceptLanguageMax = 200;


export const FindPasswordHeaders = zod.strictObject({
  "accept-language": zod.string().max(findPasswordHeadersAcceptLanguageMax).optional()
})

export type FindPasswordHeaders = zod.input<typeof FindPasswordHeaders>;
export type FindPasswordHeadersOutput = zod.output<typeof FindPasswordHeaders>;
