/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const LoginIdRegExp = new RegExp('^[A-Za-z0-9]{4,20}$');


export const LoginId = zod.string().regex(LoginIdRegExp).meta({ id: 'LoginId', description: 'English letters and digits; upper and lower case are one.' });

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;
