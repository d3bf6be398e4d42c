/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';

export interface SocialStartResult {
  result: Success;
  /** @maxLength 2000 */
  authorization_url: string;
  /**
     * The provider sends it back
     * @maxLength 200
     */
  state: string;
  /**
     * Kept by this browser and never put into an address
     * @maxLength 200
     */
  flow_token: string;
  expires_at: Instant;
}
