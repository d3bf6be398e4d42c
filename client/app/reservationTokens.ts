import { readSession, writeSession } from './storage.ts';

const key = (reservationNumber: string) => `reservation_token:${reservationNumber}`;

/** A Reservation-Token opens one reservation; this tab keeps it, so that a reload loses nothing and another tab learns nothing. */
export const keepReservationToken = (reservationNumber: string, token: string): void =>
  writeSession(key(reservationNumber), token);

export const reservationToken = (reservationNumber: string): string | null => readSession(key(reservationNumber));

export const dropReservationToken = (reservationNumber: string): void => writeSession(key(reservationNumber), null);
