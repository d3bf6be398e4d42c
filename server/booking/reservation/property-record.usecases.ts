import type { ProblemCode } from '../../../generated/problems.ts';
import type { PropertyRecordRequest, ReservationResult } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import type { ReservationKey } from '../booking.rules.ts';
import { presentReservation } from './reservation.presenter.ts';
import { findReservation, writePropertyRecord } from './reservation.repository.ts';
import { type ReadingDeps, reservationNow } from './reservation-now.usecases.ts';

/** Stores the property's number and note. The audit log doesn't contain the note, which may be personal. */
export async function putPropertyRecord(
  deps: ReadingDeps & { ids: Ids },
  by: ActingFor,
  reservationNumber: string,
  request: PropertyRecordRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'putPropertyRecord'>>> {
  const key = { companyCode: by.companyCode, reservationNumber };
  const written = await inTransaction(deps.db, async (tx) => {
    if (!(await writePropertyRecord(tx, key, request))) return fail('not_found');
    const action = { action: 'putPropertyRecord', objectKind: 'reservation', objectId: reservationNumber };
    await recordAction(deps, tx, by, { ...action, after: { code: request.code } });
    return ok();
  });
  return written.ok ? reservationForProperty(deps, key, language) : written;
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
