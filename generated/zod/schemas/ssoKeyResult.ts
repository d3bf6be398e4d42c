/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';

export const ssoKeyResultSsoKeyMax = 200;



export const SsoKeyResult = zod.strictObject({
  "result": Success,
  "sso_key": zod.string().max(ssoKeyResultSsoKeyMax),
  "expires_at": Instant
}).meta({ id: 'SsoKeyResult' });

export type SsoKeyResult = zod.input<typeof SsoKeyResult>;
export type SsoKeyResultOutput = zod.output<typeof SsoKeyResult>;
