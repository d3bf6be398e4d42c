/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';
import { Terms } from './terms.ts';

export const termsResultTermsListMax = 10;



export const TermsResult = zod.strictObject({
  "result": Success,
  "termsList": zod.array(Terms).max(termsResultTermsListMax).describe('In the order they are shown - privacy, terms, marketing, then the cancellation rules.')
}).meta({ id: 'TermsResult' });

export type TermsResult = zod.input<typeof TermsResult>;
export type TermsResultOutput = zod.output<typeof TermsResult>;
