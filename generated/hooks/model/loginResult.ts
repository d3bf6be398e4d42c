/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Success } from './success.ts';
import type { UserInfo } from './userInfo.ts';

export interface LoginResult {
  result: Success;
  code: 'ok';
  /**
     * The bearer token
     * @maxLength 200
     */
  token: string;
  userInfo: UserInfo;
}
