/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { DocumentNumber } from './documentNumber.ts';
import type { Instant } from './instant.ts';
import type { Success } from './success.ts';

export interface LookupResult {
  result: Success;
  reservation_number: DocumentNumber;
  /**
     * Sent as Reservation-Token
     * @maxLength 200
     */
  reservation_token: string;
  expires_at: Instant;
}
