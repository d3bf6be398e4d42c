/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getReservationHeadersAcceptLanguageMax = 200;


export const GetReservationHeaders = zod.strictObject({
  "accept-language": zod.string().max(getReservationHeadersAcceptLanguageMax).optional()
})

export type GetReservationHeaders = zod.input<typeof GetReservationHeaders>;
export type GetReservationHeadersOutput = zod.output<typeof GetReservationHeaders>;
