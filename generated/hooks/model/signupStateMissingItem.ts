/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type SignupStateMissingItem = typeof SignupStateMissingItem[keyof typeof SignupStateMissingItem];


export const SignupStateMissingItem = {
  PHONE: 'PHONE',
  EMAIL: 'EMAIL',
  AFFILIATION: 'AFFILIATION',
  OWNERSHIP: 'OWNERSHIP',
} as const;
