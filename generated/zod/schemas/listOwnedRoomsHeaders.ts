/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const listOwnedRoomsHeadersAcceptLanguageMax = 200;


export const ListOwnedRoomsHeaders = zod.strictObject({
  "accept-language": zod.string().max(listOwnedRoomsHeadersAcceptLanguageMax).optional()
})

export type ListOwnedRoomsHeaders = zod.input<typeof ListOwnedRoomsHeaders>;
export type ListOwnedRoomsHeadersOutput = zod.output<typeof ListOwnedRoomsHeaders>;
