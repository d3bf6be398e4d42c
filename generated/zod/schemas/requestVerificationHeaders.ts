/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const requestVerificationHeadersAcceptLanguageMax = 200;


export const RequestVerificationHeaders = zod.strictObject({
  "accept-language": zod.string().max(requestVerificationHeadersAcceptLanguageMax).optional()
})

export type RequestVerificationHeaders = zod.input<typeof RequestVerificationHeaders>;
export type RequestVerificationHeadersOutput = zod.output<typeof RequestVerificationHeaders>;
