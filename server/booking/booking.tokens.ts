import { createHmac } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/security.ts';
import { companyOf, hashToken } from '../platform/tokens.ts';
import { findToken } from './tokens.repository.ts';

/**
 * Returns the Reservation-Token for a hold. It is derived from the caller's own token, of which only the hash is stored, so a
 * replayed call returns the same token although the database can't reproduce it.
 */
export function tokenByReserving(companyCode: string, callerToken: string, holdNumber: string): string {
  return `${companyCode}.${createHmac('sha256', callerToken).update(`reservation ${holdNumber}`).digest('base64url')}`;
}

/**
 * Resolves a Reservation-Token to its hold. `detail`: the reservation's own hold if the token's hold is a change; the token
 * opens that reservation too.
 */
export function resolveReservationToken({ db, clock }: { db: Database; clock: Clock }) {
  return async (token: string): Promise<Principal | undefined> => {
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const found = await findToken(db, companyCode, hashToken(token), clock.now());
    return found && { companyCode, subject: found.holdNumber, detail: found.changesHoldNumber };
  };
}
