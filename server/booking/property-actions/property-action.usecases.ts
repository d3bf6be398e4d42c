import type { ReservationStateResult } from '../../../generated/types.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import type { AuditValues } from '../../platform/audit/audit.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { idempotent, type ProviderCall } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { type ErrorCode, fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { ReservationKey } from '../booking.rules.ts';
import type { NotificationChannels } from '../notification/queue-notification.usecases.ts';
import { lockAnyReservation } from '../reservation/changes.repository.ts';
import { type ReadingDeps, reservationNow } from '../reservation/reservation-now.usecases.ts';
import { presentState, type ReservationNow } from '../reservation/reservation.presenter.ts';
import { findReservation } from '../reservation/reservation.repository.ts';

export type PropertyDeps = ReadingDeps & NotificationChannels & { ids: Ids };

/** A provider's call for one of its company's reservations. */
export type PropertyCall = ProviderCall & { reservationNumber: string };

/** Changes a locked reservation. Returns the values for the audit log, without personal data. */
type Work<Code extends ErrorCode> = (tx: Database, now: ReservationNow) => Promise<Outcome<AuditValues, Code>>;

type Acted<Code extends ErrorCode> = Outcome<
  ReservationStateResult,
  Code | 'not_found' | 'idempotency_in_flight' | 'idempotency_mismatch' | 'rate_limited'
>;

/**
 * Runs an action of the property once for each idempotency key: locks the reservation, does the work and records it in
 * the audit log. The response is stored with the key, so it contains no personal data, which would outlive the guest's.
 */
export function actOnReservation<Code extends ErrorCode>(
  deps: PropertyDeps,
  { by, call, reservationNumber }: PropertyCall,
  work: Work<Code>,
): Promise<Acted<Code>> {
  const key = { companyCode: by.companyCode, reservationNumber };
  return idempotent(deps, call, async (tx): Promise<Acted<Code>> => {
    await lockAnyReservation(tx, key);
    const now = await reservationOf(deps, tx, key);
    if (!now) return fail('not_found');
    const before = { status: now.found.reservation.status };
    const worked = await work(tx, now);
    if (!worked.ok) return worked;
    const what = { action: call.operation, objectKind: 'reservation', objectId: reservationNumber };
    await recordAction(deps, tx, by, { ...what, before, after: worked.value });
    const after = await reservationOf(deps, tx, key);
    return after ? ok(presentState(after)) : fail('not_found');
  });
}

async function reservationOf(deps: ReadingDeps, tx: Database, key: ReservationKey) {
  const found = await findReservation(tx, key);
  return found && reservationNow(deps, tx, found);
}
