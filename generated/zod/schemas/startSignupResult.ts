/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { SignupState } from './signupState.ts';
import { Success } from './success.ts';

export const startSignupResultSignupTokenMax = 200;



export const StartSignupResult = zod.strictObject({
  "result": Success,
  "signup_token": zod.string().max(startSignupResultSignupTokenMax),
  "signup": SignupState
}).meta({ id: 'StartSignupResult' });

export type StartSignupResult = zod.input<typeof StartSignupResult>;
export type StartSignupResultOutput = zod.output<typeof StartSignupResult>;
