/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Success } from './success.ts';
import type { UserInfo } from './userInfo.ts';

export interface SsoResult {
  result: Success;
  userInfo: UserInfo;
  /** @maxLength 200 */
  token: string;
}
