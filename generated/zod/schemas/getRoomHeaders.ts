/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getRoomHeadersAcceptLanguageMax = 200;


export const GetRoomHeaders = zod.strictObject({
  "accept-language": zod.string().max(getRoomHeadersAcceptLanguageMax).optional()
})

export type GetRoomHeaders = zod.input<typeof GetRoomHeaders>;
export type GetRoomHeadersOutput = zod.output<typeof GetRoomHeaders>;
