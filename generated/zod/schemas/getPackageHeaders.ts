/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getPackageHeadersAcceptLanguageMax = 200;


export const GetPackageHeaders = zod.strictObject({
  "accept-language": zod.string().max(getPackageHeadersAcceptLanguageMax).optional()
})

export type GetPackageHeaders = zod.input<typeof GetPackageHeaders>;
export type GetPackageHeadersOutput = zod.output<typeof GetPackageHeaders>;
