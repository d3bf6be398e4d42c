/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const PersonNameMax = 50;


export const PersonNameRegExp = new RegExp('\\S');


export const PersonName = zod.string().min(1).max(PersonNameMax).regex(PersonNameRegExp).meta({ id: 'PersonName' });

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
