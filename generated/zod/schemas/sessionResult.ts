/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';
import { UserInfo } from './userInfo.ts';

export const SessionResult = zod.strictObject({
  "result": Success,
  "userInfo": UserInfo,
  "expires_at": Instant
}).meta({ id: 'SessionResult' });

export type SessionResult = zod.input<typeof SessionResult>;
export type SessionResultOutput = zod.output<typeof SessionResult>;
