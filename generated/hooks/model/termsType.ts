/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Spelled as the calls spell it; CANCAL holds the cancellation rules, MEMBERSHIP those of the membership.
 */
export type TermsType = typeof TermsType[keyof typeof TermsType];


export const TermsType = {
  PRIVACY: 'PRIVACY',
  TERMS: 'TERMS',
  MARKETING: 'MARKETING',
  CANCAL: 'CANCAL',
  MEMBERSHIP: 'MEMBERSHIP',
} as const;
