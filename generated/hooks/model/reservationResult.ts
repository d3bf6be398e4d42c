/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Reservation } from './reservation.ts';
import type { Success } from './success.ts';

export interface ReservationResult {
  result: Success;
  reservation: Reservation;
}
