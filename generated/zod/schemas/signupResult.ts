/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { SignupState } from './signupState.ts';
import { Success } from './success.ts';

export const SignupResult = zod.strictObject({
  "result": Success,
  "signup": SignupState
}).meta({ id: 'SignupResult' });

export type SignupResult = zod.input<typeof SignupResult>;
export type SignupResultOutput = zod.output<typeof SignupResult>;
