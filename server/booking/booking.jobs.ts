import { inTransaction } from '../platform/transaction.ts';
import { ok } from '../platform/outcome.ts';
import type { BookingDeps } from './booking.deps.ts';
import { findOverdueHolds, purgeQuotes, purgeTokens } from './booking.repository.ts';
import type { HoldKey } from './booking.rules.ts';
import { EXPIRE_HOLD } from './confirm.usecases.ts';
import { expireHold } from './hold.usecases.ts';
import { endStays } from './stay-end.usecases.ts';

const SWEEP = 'booking.sweep';
const END_STAYS = 'booking.end-stays';
const QUOTE_KEPT_MS = 24 * 3_600_000;

/** The jobs that free rooms whose hold has run out, end stays that are over, and forget what nobody needs any more. */
export function bookingJobs(deps: BookingDeps): void {
  deps.queue.define<HoldKey>(
    EXPIRE_HOLD,
    async (key) => {
      const again = await expireHold(deps, key);
      if (!again) return;
      await inTransaction<void>(deps.db, async (tx) => {
        await deps.queue.send(tx, EXPIRE_HOLD, key, { startAfter: again });
        return ok();
      });
    },
    { concurrency: 4 },
  );
  deps.queue.define<object>(SWEEP, async () => {
    const now = deps.clock.now();
    for (const key of await findOverdueHolds(deps.db, now)) await expireHold(deps, key);
    await purgeTokens(deps.db, now);
    await purgeQuotes(deps.db, new Date(now.getTime() - QUOTE_KEPT_MS));
  });
  deps.queue.schedule(SWEEP, '* * * * *');
  deps.queue.define<object>(END_STAYS, () => endStays(deps));
  deps.queue.schedule(END_STAYS, '*/10 * * * *');
}
