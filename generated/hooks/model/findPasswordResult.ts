/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';

export interface FindPasswordResult {
  result: Success;
  expires_at: Instant;
}
