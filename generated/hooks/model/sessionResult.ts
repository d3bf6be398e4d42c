/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';
import type { UserInfo } from './userInfo.ts';

export interface SessionResult {
  result: Success;
  userInfo: UserInfo;
  expires_at: Instant;
}
