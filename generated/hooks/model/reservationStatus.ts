/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * confirmed becomes cancelled, or used after check-out; complete (booked with vouchers) likewise.
 */
export type ReservationStatus = typeof ReservationStatus[keyof typeof ReservationStatus];


export const ReservationStatus = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  complete: 'complete',
  used: 'used',
} as const;
