import { createHmac } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/security.ts';
import { companyOf, hashToken } from '../platform/tokens.ts';
import { findQuoteByToken, findToken } from './booking.repository.ts';
import type { NotificationKey } from './notification/notification.rules.ts';

/**
 * The Reservation-Token that the holder of a quote gets by reserving from it. It is made from their own Quote-Token, of which nothing but
 * the hash is kept: so a replayed call can be told the token again, though it stands nowhere in our data.
 */
export function tokenByReserving(companyCode: string, quoteToken: string, holdNumber: string): string {
  return `${companyCode}.${createHmac('sha256', quoteToken).update(`reservation ${holdNumber}`).digest('base64url')}`;
}

/** The Reservation-Token that a mail carries: the same however often the mail is sent, and like the others kept as its hash alone. */
export function tokenOfNotification(secret: string, key: NotificationKey): string {
  return `${key.companyCode}.${nameOfNotification(secret, 'token', key)}`;
}

/** One name for one notice, whatever becomes of it, which tells nothing of it. */
export function nameOfNotification(secret: string, of: 'mail' | 'token', key: NotificationKey): string {
  const { companyCode, reservationNumber, kind, eventId, channel } = key;
  const told = JSON.stringify(['notification', of, companyCode, reservationNumber, kind, eventId, channel]);
  return createHmac('sha256', secret).update(told).digest('base64url');
}

/**
 * Who a Quote-Token is: the one that its quote was given to; the quote is the detail. An expired quote still answers, to be told that it
 * expired.
 */
export function resolveQuoteToken({ db }: { db: Database }) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const quote = await findQuoteByToken(db, companyCode, hashToken(token));
    return quote && { companyCode, subject: quote.quoteId, detail: quote };
  };
}

/**
 * Who a Reservation-Token is: the holder of one hold, and of the reservation it becomes. The detail of one that changes a reservation is that
 * one's hold, which it opens too.
 */
export function resolveReservationToken({ db, clock }: { db: Database; clock: Clock }) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const found = await findToken(db, companyCode, hashToken(token), clock.now());
    return found && { companyCode, subject: found.holdNumber, detail: found.changesHoldNumber };
  };
}
