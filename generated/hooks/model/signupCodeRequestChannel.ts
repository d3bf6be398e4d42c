/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type SignupCodeRequestChannel = typeof SignupCodeRequestChannel[keyof typeof SignupCodeRequestChannel];


export const SignupCodeRequestChannel = {
  SMS: 'SMS',
  EMAIL: 'EMAIL',
} as const;
