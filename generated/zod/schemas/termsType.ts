/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const TermsType = zod.enum(['PRIVACY', 'TERMS', 'MARKETING', 'CANCAL', 'MEMBERSHIP']).meta({ id: 'TermsType', description: 'Spelled as the calls spell it; CANCAL holds the cancellation rules, MEMBERSHIP those of the membership.' });

export type TermsType = zod.input<typeof TermsType>;
export type TermsTypeOutput = zod.output<typeof TermsType>;
