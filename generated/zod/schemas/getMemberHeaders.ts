/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getMemberHeadersAcceptLanguageMax = 200;


export const GetMemberHeaders = zod.strictObject({
  "accept-language": zod.string().max(getMemberHeadersAcceptLanguageMax).optional()
})

export type GetMemberHeaders = zod.input<typeof GetMemberHeaders>;
export type GetMemberHeadersOutput = zod.output<typeof GetMemberHeaders>;
