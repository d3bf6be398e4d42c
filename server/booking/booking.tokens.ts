import { createHmac } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/security.ts';
import { companyOf, hashToken } from '../platform/tokens.ts';
import type { ReservationAccess } from './booking.rules.ts';
import { findToken } from './tokens.repository.ts';

/**
 * Returns the Reservation-Token for a hold. The token is derived from the caller's own token, so a replayed call can
 * return it again although the database stores only its hash.
 */
export function tokenByReserving(companyCode: string, callerToken: string, holdNumber: string): string {
  return `${companyCode}.${createHmac('sha256', callerToken).update(`reservation ${holdNumber}`).digest('base64url')}`;
}

/** Resolves a Reservation-Token to its hold. The principal's `detail` is a ReservationAccess. */
export function resolveReservationToken({ db, clock }: { db: Database; clock: Clock }) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const found = await findToken(db, companyCode, hashToken(token), clock.now());
    if (!found) return undefined;
    const { holdNumber, changesHoldNumber, tokenHash, lookedUp } = found;
    const detail: ReservationAccess = { holdNumber: changesHoldNumber ?? holdNumber, tokenHash, lookedUp };
    return { companyCode, subject: holdNumber, detail };
  };
}
