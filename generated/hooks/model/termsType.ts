/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Spelled as the calls spell it; CANCAL holds the cancellation rules.
 */
export type TermsType = typeof TermsType[keyof typeof TermsType];


export const TermsType = {
  PRIVACY: 'PRIVACY',
  TERMS: 'TERMS',
  MARKETING: 'MARKETING',
  CANCAL: 'CANCAL',
} as const;
