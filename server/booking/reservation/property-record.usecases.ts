import type { ProblemCode } from '../../../generated/problems.ts';
import type { PropertyRecordRequest, ReservationResult } from '../../../generated/types.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import type { ReservationKey } from '../booking.rules.ts';
import { presentReservation } from './reservation.presenter.ts';
import { findReservation, writePropertyRecord } from './reservation.repository.ts';
import { type ReadingDeps, reservationNow } from './reservation-now.usecases.ts';

export async function putPropertyRecord(
  deps: ReadingDeps,
  key: ReservationKey,
  request: PropertyRecordRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'putPropertyRecord'>>> {
  const written = await writePropertyRecord(deps.db, key, request);
  return written ? reservationForProperty(deps, key, language) : fail('not_found');
}

/** Returns a reservation as its guest sees it. Fails with `not_found` if the company has no such reservation. */
export async function reservationForProperty(
  deps: ReadingDeps,
  key: ReservationKey,
  language: Language,
): Promise<Outcome<ReservationResult, 'not_found'>> {
  const found = await findReservation(deps.db, key);
  if (!found) return fail('not_found');
  return ok(presentReservation(await reservationNow(deps, deps.db, found), language));
}
