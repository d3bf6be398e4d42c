/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const MonthDayRegExp = new RegExp('^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');


export const MonthDay = zod.string().regex(MonthDayRegExp).meta({ id: 'MonthDay', description: 'A day of any year, as MM-DD.' });

export type MonthDay = zod.input<typeof MonthDay>;
export type MonthDayOutput = zod.output<typeof MonthDay>;
