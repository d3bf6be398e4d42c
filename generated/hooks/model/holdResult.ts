/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { DocumentNumber } from './documentNumber.ts';
import type { HoldStatus } from './holdStatus.ts';
import type { Instant } from './instant.ts';
import type { Stay } from './stay.ts';
import type { Success } from './success.ts';

export interface HoldResult {
  result: Success;
  hold_number: DocumentNumber;
  status: HoldStatus;
  expires_at: Instant;
  /** The server's clock, so that a count-down does not trust the browser's. */
  server_time: Instant;
  reservation_number: DocumentNumber | null;
  /**
     * Told once, by reserving; null afterwards
     * @maxLength 200
     * @nullable
     */
  reservation_token: string | null;
  /** @maxLength 120 */
  guest_name: string;
  /** @maxLength 254 */
  guest_email: string;
  stay: Stay;
}
