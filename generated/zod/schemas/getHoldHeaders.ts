/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getHoldHeadersAcceptLanguageMax = 200;


export const GetHoldHeaders = zod.strictObject({
  "accept-language": zod.string().max(getHoldHeadersAcceptLanguageMax).optional()
})

export type GetHoldHeaders = zod.input<typeof GetHoldHeaders>;
export type GetHoldHeadersOutput = zod.output<typeof GetHoldHeaders>;
