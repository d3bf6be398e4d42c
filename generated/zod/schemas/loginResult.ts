/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Success } from './success.ts';
import { UserInfo } from './userInfo.ts';

export const loginResultTokenMax = 200;



export const LoginResult = zod.strictObject({
  "result": Success,
  "code": zod.literal("ok"),
  "token": zod.string().max(loginResultTokenMax).describe('The bearer token'),
  "userInfo": UserInfo
}).meta({ id: 'LoginResult' });

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;
