import { readSession, writeSession } from './storage.ts';

function key(reservationNumber: string) {
  return `reservation_token:${reservationNumber}`;
}

/** A Reservation-Token opens one reservation; this tab keeps it, so that a reload loses nothing and another tab learns nothing. */
export function keepReservationToken(reservationNumber: string, token: string): void {
  return writeSession(key(reservationNumber), token);
}

export function reservationToken(reservationNumber: string): string | null {
  return readSession(key(reservationNumber));
}

export function dropReservationToken(reservationNumber: string): void {
  return writeSession(key(reservationNumber), null);
}
