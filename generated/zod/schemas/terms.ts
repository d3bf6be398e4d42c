/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { TermsType } from './termsType.ts';

export const termsTitleMax = 200;

export const termsContentMax = 100000;



export const Terms = zod.strictObject({
  "termsType": TermsType,
  "title": zod.string().max(termsTitleMax),
  "content": zod.string().max(termsContentMax).describe('Sanitised HTML'),
  "required": zod.boolean().describe('Whether a booking needs this consent')
}).meta({ id: 'Terms' });

export type Terms = zod.input<typeof Terms>;
export type TermsOutput = zod.output<typeof Terms>;
