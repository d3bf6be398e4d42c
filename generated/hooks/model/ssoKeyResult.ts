/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';

export interface SsoKeyResult {
  result: Success;
  /** @maxLength 200 */
  sso_key: string;
  expires_at: Instant;
}
