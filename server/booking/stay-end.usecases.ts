import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/transaction.ts';
import { addDays, today, wallTime } from '../platform/values/nights.ts';
import type { Money } from './money.port.ts';
import { findHotelsWithEndings, useEndedStays } from './reservation.repository.ts';

/**
 * Sets stays whose check-out is over, by the clock of their own hotel, to used, and has the cards behind them forgotten. Nowhere is it
 * later than a day ahead of UTC, so other hotels need not be asked.
 */
export async function endStays(deps: { db: Database; clock: Clock; money: Money }): Promise<void> {
  const now = deps.clock.now();
  for (const hotel of await findHotelsWithEndings(deps.db, addDays(today('UTC', now), 1))) {
    await inTransaction(deps.db, async (tx) => {
      const ended = await useEndedStays(tx, hotel, wallTime(hotel.timeZone, now), now);
      const guaranteed = ended.filter((stay) => stay.paymentType === 'GUARANTEE');
      for (const { holdNumber } of guaranteed)
        await deps.money.scheduleCardRevocation(tx, { companyCode: hotel.companyCode, holdNumber });
      return ok();
    });
  }
}
