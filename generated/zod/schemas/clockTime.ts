/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ClockTimeRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');


export const ClockTime = zod.string().regex(ClockTimeRegExp).meta({ id: 'ClockTime', description: 'A time of the property\'s day, 24 hours.' });

export type ClockTime = zod.input<typeof ClockTime>;
export type ClockTimeOutput = zod.output<typeof ClockTime>;
