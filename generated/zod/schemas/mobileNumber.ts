/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const MobileNumberRegExp = new RegExp('^(01[016789][0-9]{7,8}|[1-9][0-9]{7,14})$');


export const MobileNumber = zod.string().regex(MobileNumberRegExp).meta({ id: 'MobileNumber', description: 'Digits only - a Korean mobile, or another country\'s number with its country code.' });

export type MobileNumber = zod.input<typeof MobileNumber>;
export type MobileNumberOutput = zod.output<typeof MobileNumber>;
