import type { ProblemCode } from '../../../generated/problems.ts';
import type { ConfirmationMailResult } from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, type Outcome } from '../../platform/outcome.ts';
import { findReservation } from '../reservation/reservation.repository.ts';
import { type NotificationChannels, resendConfirmation } from './queue-notification.usecases.ts';

/** Queues another confirmation email for any of the company's reservations. Fails like `resendConfirmation`. */
export function resendForStaff(
  deps: NotificationChannels & { db: Database; ids: Ids },
  by: ActingFor,
  reservationNumber: string,
): Promise<Outcome<ConfirmationMailResult, ProblemCode<'resendConfirmation'>>> {
  const key = { companyCode: by.companyCode, reservationNumber };
  return inTransaction(deps.db, async (tx) => {
    const found = await findReservation(tx, key);
    if (!found) return fail('reservation_not_found');
    const queued = await resendConfirmation({ ...deps, db: tx }, { ...key, holdNumber: found.hold.holdNumber });
    const action = { action: 'resendConfirmation', objectKind: 'reservation', objectId: reservationNumber };
    if (queued.ok) await recordAction(deps, tx, by, action);
    return queued;
  });
}
