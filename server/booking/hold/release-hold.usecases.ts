import type { ProblemCode } from '../../../generated/problems.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { HoldKey } from '../booking.rules.ts';
import { findHold, releaseHoldRow } from './hold.repository.ts';
import { releaseTaken } from './taken.usecases.ts';

/**
 * Releases a hold and its rooms. Also succeeds if the hold has already been released or has expired. Fails with
 * `payment_in_progress` while the hold is being paid for, and with `cancel_failed` once it is confirmed.
 */
export function releaseHold(
  deps: { db: Database; clock: Clock; ids: Ids },
  key: HoldKey,
): Promise<Outcome<void, ProblemCode<'releaseHold'>>> {
  return inTransaction(deps.db, async (tx) => {
    const released = await releaseHoldRow(tx, key);
    if (released) {
      await releaseTaken(tx, deps, [released]);
      return ok();
    }
    const hold = await findHold(tx, key);
    if (!hold) return fail('not_found');
    if (hold.status === 'held') return fail('payment_in_progress');
    return hold.status === 'confirmed' ? fail('cancel_failed') : ok();
  });
}
