/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const CalendarFileMax = 20000;



export const CalendarFile = zod.string().max(CalendarFileMax).meta({ id: 'CalendarFile', description: 'RFC 5545.' });

export type CalendarFile = zod.input<typeof CalendarFile>;
export type CalendarFileOutput = zod.output<typeof CalendarFile>;
