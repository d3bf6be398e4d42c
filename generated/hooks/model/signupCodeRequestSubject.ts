/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Whose it is; a guardian proves a phone
 */
export type SignupCodeRequestSubject = typeof SignupCodeRequestSubject[keyof typeof SignupCodeRequestSubject];


export const SignupCodeRequestSubject = {
  MEMBER: 'MEMBER',
  GUARDIAN: 'GUARDIAN',
} as const;
