/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';

export interface ConfirmationResult {
  result: Success;
  /**
     * Single use
     * @maxLength 200
     */
  ticket: string;
  expires_at: Instant;
}
