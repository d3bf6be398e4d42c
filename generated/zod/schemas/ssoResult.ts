/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';
import { UserInfo } from './userInfo.ts';

export const ssoResultTokenMax = 200;



export const SsoResult = zod.strictObject({
  "result": Success,
  "userInfo": UserInfo,
  "token": zod.string().max(ssoResultTokenMax)
}).meta({ id: 'SsoResult' });

export type SsoResult = zod.input<typeof SsoResult>;
export type SsoResultOutput = zod.output<typeof SsoResult>;
