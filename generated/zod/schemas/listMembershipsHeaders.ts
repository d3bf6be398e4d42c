/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const listMembershipsHeadersAcceptLanguageMax = 200;


export const ListMembershipsHeaders = zod.strictObject({
  "accept-language": zod.string().max(listMembershipsHeadersAcceptLanguageMax).optional()
})

export type ListMembershipsHeaders = zod.input<typeof ListMembershipsHeaders>;
export type ListMembershipsHeadersOutput = zod.output<typeof ListMembershipsHeaders>;
