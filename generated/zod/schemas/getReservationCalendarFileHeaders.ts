/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getReservationCalendarFileHeadersAcceptLanguageMax = 200;


export const GetReservationCalendarFileHeaders = zod.strictObject({
  "accept-language": zod.string().max(getReservationCalendarFileHeadersAcceptLanguageMax).optional()
})

export type GetReservationCalendarFileHeaders = zod.input<typeof GetReservationCalendarFileHeaders>;
export type GetReservationCalendarFileHeadersOutput = zod.output<typeof GetReservationCalendarFileHeaders>;
