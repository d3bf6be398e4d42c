import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { callerOf, forgetAnswers } from '../../platform/idempotency.ts';
import { ok } from '../../platform/outcome.ts';
import { deleteTravellers } from '../traveller/traveller.repository.ts';
import { eraseGuestRows } from './erase-guests.repository.ts';

/**
 * Guest data is kept for this long after a hold's expiry, so a guest who comes back late can still see what happened
 * to the hold.
 */
export const KEPT_MS = 24 * 3_600_000;
const BATCH_SIZE = 250;

/**
 * Erases the guest and traveller data of released and expired holds, and the stored idempotency responses that contain
 * it.
 */
export async function eraseGuests({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - KEPT_MS);
  for (let erased = BATCH_SIZE; erased === BATCH_SIZE; ) {
    const batch = await inTransaction(db, async (tx) => {
      const holds = await eraseGuestRows(tx, endedBefore, BATCH_SIZE);
      await deleteTravellers(tx, holds);
      await forgetAnswers(
        tx,
        holds.flatMap(({ companyCode, holdNumber, quoteId }) => [
          { companyCode, operation: 'createHold', caller: callerOf('quoteToken', quoteId) },
          { companyCode, operation: 'createPayment', caller: callerOf('reservationToken', holdNumber) },
        ]),
      );
      return ok(holds.length);
    });
    erased = batch.ok ? batch.value : 0;
  }
}
