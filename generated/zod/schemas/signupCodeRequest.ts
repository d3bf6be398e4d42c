/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const signupCodeRequestToMin = 3;
export const signupCodeRequestToMax = 254;



export const SignupCodeRequest = zod.strictObject({
  "channel": zod.enum(['SMS', 'EMAIL']),
  "subject": zod.enum(['MEMBER', 'GUARDIAN']).describe('Whose it is; a guardian proves a phone'),
  "to": zod.string().min(signupCodeRequestToMin).max(signupCodeRequestToMax).describe('A mobile number in digits, or an email')
}).meta({ id: 'SignupCodeRequest' });

export type SignupCodeRequest = zod.input<typeof SignupCodeRequest>;
export type SignupCodeRequestOutput = zod.output<typeof SignupCodeRequest>;
