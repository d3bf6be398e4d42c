/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const verifyOwnershipHeadersAcceptLanguageMax = 200;


export const VerifyOwnershipHeaders = zod.strictObject({
  "accept-language": zod.string().max(verifyOwnershipHeadersAcceptLanguageMax).optional()
})

export type VerifyOwnershipHeaders = zod.input<typeof VerifyOwnershipHeaders>;
export type VerifyOwnershipHeadersOutput = zod.output<typeof VerifyOwnershipHeaders>;
