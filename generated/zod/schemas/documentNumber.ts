/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const DocumentNumberRegExp = new RegExp('^[0-9A-Z]{8,16}$');


export const DocumentNumber = zod.string().regex(DocumentNumberRegExp).meta({ id: 'DocumentNumber', description: 'A number that a person reads out or types; no letter can be taken for a digit.' });

export type DocumentNumber = zod.input<typeof DocumentNumber>;
export type DocumentNumberOutput = zod.output<typeof DocumentNumber>;
