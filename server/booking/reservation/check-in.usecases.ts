import type { ProblemCode } from '../../../generated/problems.ts';
import type { CheckInRequest, CheckInTokenResult, ReservationResult } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Language } from '../../platform/values/language.ts';
import { CHECK_IN_TOKEN_MINUTES } from '../booking.rules.ts';
import { findByCheckInToken, insertCheckInToken } from './check-in.repository.ts';
import { reservationForProperty } from './property-record.usecases.ts';
import type { ReadingDeps } from './reservation-now.usecases.ts';
import { findReservation } from './reservation.repository.ts';
import type { ReservationOf } from './reservation.usecases.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; limiter: Pick<RateLimiter, 'hit'> };

/** `shown` allows several tabs to refresh the code. `scanned` allows for a queue at the front desk. */
const LIMITS = {
  shown: { scope: 'check-in:reservation', limit: 30, seconds: 300 },
  scanned: { scope: 'check-in:company', limit: 300, seconds: 60 },
};

/** Creates a token for the guest's QR code. Only its hash is stored. */
export async function createCheckInToken(
  { db, clock, ids, limiter }: Deps,
  { companyCode, holdNumber, reservationNumber }: ReservationOf,
): Promise<Outcome<CheckInTokenResult, ProblemCode<'createCheckInToken'>>> {
  const allowed = await limiter.hit(LIMITS.shown, companyCode, holdNumber);
  if (!allowed.ok) return allowed;
  const found = await findReservation(db, { companyCode, reservationNumber });
  if (found?.hold.holdNumber !== holdNumber) return fail('reservation_not_found');
  const now = clock.now();
  const token = newToken(ids, companyCode);
  const expiresAt = new Date(now.getTime() + CHECK_IN_TOKEN_MINUTES * 60_000);
  await insertCheckInToken(db, { companyCode, tokenHash: hashToken(token), reservationNumber, expiresAt });
  return ok({ result: 'success', token, expires_at: expiresAt.toISOString(), server_time: now.toISOString() });
}

/**
 * Returns the reservation for a scanned token. Every invalid token fails with `not_found`, so that staff learn nothing
 * about other hotels.
 */
export async function redeemCheckInToken(
  deps: ReadingDeps & Pick<Deps, 'limiter'>,
  companyCode: string,
  { hotel_code: hotelCode, token }: CheckInRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'redeemCheckInToken'>>> {
  const allowed = await deps.limiter.hit(LIMITS.scanned, companyCode, '');
  if (!allowed.ok) return allowed;
  const scanned = { companyCode, hotelCode, tokenHash: hashToken(token) };
  const reservationNumber = await findByCheckInToken(deps.db, scanned, deps.clock.now());
  if (reservationNumber === undefined) return fail('not_found');
  return reservationForProperty(deps, { companyCode, reservationNumber }, language);
}
