/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { SocialFinishResultOutcome } from './socialFinishResultOutcome.ts';
import type { SocialPrefill } from './socialPrefill.ts';
import type { Success } from './success.ts';
import type { UserInfo } from './userInfo.ts';

export interface SocialFinishResult {
  result: Success;
  outcome: SocialFinishResultOutcome;
  /**
     * With logged_in - the bearer token
     * @maxLength 200
     */
  token?: string;
  /** With logged_in. */
  userInfo?: UserInfo;
  /**
     * With signup_needed - single use
     * @maxLength 200
     */
  social_ticket?: string;
  /** With signup_needed - the end of the ticket. */
  expires_at?: Instant;
  /** With signup_needed. */
  prefill?: SocialPrefill;
}
