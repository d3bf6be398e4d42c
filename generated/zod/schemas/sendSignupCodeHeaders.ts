/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const sendSignupCodeHeadersAcceptLanguageMax = 200;


export const SendSignupCodeHeaders = zod.strictObject({
  "accept-language": zod.string().max(sendSignupCodeHeadersAcceptLanguageMax).optional()
})

export type SendSignupCodeHeaders = zod.input<typeof SendSignupCodeHeaders>;
export type SendSignupCodeHeadersOutput = zod.output<typeof SendSignupCodeHeaders>;
