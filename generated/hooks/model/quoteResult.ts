/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Instant } from './instant.ts';
import type { Stay } from './stay.ts';
import type { Success } from './success.ts';

export interface QuoteResult {
  result: Success;
  quote_id: string;
  /**
     * Sent as Quote-Token when reserving
     * @maxLength 200
     */
  quote_token: string;
  expires_at: Instant;
  stay: Stay;
}
