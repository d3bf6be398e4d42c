/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const getCalendarHeadersAcceptLanguageMax = 200;


export const GetCalendarHeaders = zod.strictObject({
  "accept-language": zod.string().max(getCalendarHeadersAcceptLanguageMax).optional()
})

export type GetCalendarHeaders = zod.input<typeof GetCalendarHeaders>;
export type GetCalendarHeadersOutput = zod.output<typeof GetCalendarHeaders>;
