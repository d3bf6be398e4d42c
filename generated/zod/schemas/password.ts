/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const PasswordMax = 64;


export const PasswordRegExp = new RegExp('^(?=[!-~]{9,64}$)(?:(?=.*[A-Za-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])|(?=.{10})(?:(?=.*[A-Za-z])(?=.*[^A-Za-z])|(?=.*[0-9])(?=.*[^A-Za-z0-9]))).*$');


export const Password = zod.string().max(PasswordMax).regex(PasswordRegExp).meta({ id: 'Password', description: 'English letters, digits and special characters - at least 9 characters of all three kinds, or at least 10 of two. Nothing else, no spaces.' });

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;
