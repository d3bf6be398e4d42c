import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvents } from '../../platform/events/events.ts';
import type { Ids } from '../../platform/ids.ts';
import { ok } from '../../platform/outcome.ts';
import { companiesWithOverdueHolds, expireHoldRows, type HoldsOf } from './expire-holds.repository.ts';
import { releaseTaken } from './taken.usecases.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/** Small, so that guests don't wait long for nights that a sweep has locked. */
const BATCH_SIZE = 250;

/**
 * Expires all overdue holds, or only those selected by `only`, and releases what they reserved. Returns the number of
 * expired holds. Several servers can run this at the same time. Companies are swept in parallel, so that none waits for
 * another company's locks. Throws if any sweep fails.
 */
export async function expireHolds(deps: Deps, only: Partial<HoldsOf> = {}): Promise<number> {
  const now = deps.clock.now();
  const companies = only.companyCode ? [only.companyCode] : await companiesWithOverdueHolds(deps.db, now, only.paying);
  const sweeps = await Promise.allSettled(
    companies.map((companyCode) => expireHoldsOf(deps, { ...only, companyCode }, now)),
  );
  return sweeps.reduce((expired, sweep) => {
    if (sweep.status === 'rejected') throw sweep.reason;
    return expired + sweep.value;
  }, 0);
}

async function expireHoldsOf(deps: Deps, of: HoldsOf, now: Date): Promise<number> {
  for (let expired = 0; ; ) {
    const batch = await inTransaction(deps.db, async (tx) => {
      const holds = await expireHoldRows(tx, of, now, BATCH_SIZE);
      await releaseTaken(tx, deps, holds);
      const expired = holds.map(({ companyCode, hotelCode, holdNumber }) => ({
        companyCode,
        hotelCode,
        type: 'hold.expired' as const,
        data: { hold_number: holdNumber },
      }));
      await recordEvents(deps, tx, expired);
      return ok(holds.length);
    });
    if (!batch.ok) return expired;
    expired += batch.value;
    if (batch.value < BATCH_SIZE) return expired;
  }
}
