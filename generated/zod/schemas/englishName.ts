/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const EnglishNameMax = 50;


export const EnglishNameRegExp = new RegExp('^[A-Za-z][A-Za-z .\'-]*$');


export const EnglishName = zod.string().max(EnglishNameMax).regex(EnglishNameRegExp).meta({ id: 'EnglishName', description: 'English letters only.' });

export type EnglishName = zod.input<typeof EnglishName>;
export type EnglishNameOutput = zod.output<typeof EnglishName>;
