import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { callerOf, forgetAnswers } from '../../platform/idempotency.ts';
import { ok } from '../../platform/outcome.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { forgetGuestRows } from '../booking.repository.ts';
import { forgetTravellers } from '../traveller/traveller.repository.ts';

/** What came to nothing is there for another day, so that who was late is told so. */
export const KEPT_MS = 24 * 3_600_000;
const FORGOTTEN_AT_ONCE = 250;

/** Forgets whose the holds were that came to nothing: in the hold, and in what their guest was answered. */
export async function forgetGuests({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - KEPT_MS);
  for (let forgotten = FORGOTTEN_AT_ONCE; forgotten === FORGOTTEN_AT_ONCE; ) {
    const batch = await inTransaction(db, async (tx) => {
      const holds = await forgetGuestRows(tx, endedBefore, FORGOTTEN_AT_ONCE);
      await forgetTravellers(tx, holds);
      await forgetAnswers(
        tx,
        holds.flatMap(({ companyCode, holdNumber, quoteId }) => [
          { companyCode, operation: 'createHold', caller: callerOf('quoteToken', quoteId) },
          { companyCode, operation: 'createPayment', caller: callerOf('reservationToken', holdNumber) },
        ]),
      );
      return ok(holds.length);
    });
    forgotten = batch.ok ? batch.value : 0;
  }
}
