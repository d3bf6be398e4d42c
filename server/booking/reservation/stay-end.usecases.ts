import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { ok } from '../../platform/outcome.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addDays, today, wallTime } from '../../platform/values/nights.ts';
import { pointsPercentOf } from '../../membership/tier.usecases.ts';
import { grantPoints } from '../../points/points.usecases.ts';
import type { Money } from '../money.port.ts';
import { earnedPoints, type HoldKey } from '../booking.rules.ts';
import { findHotelsWithEndings, useEndedStays } from './reservation.repository.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; money: Money };

/** How long earned points are good. */
const POINTS_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Sets stays whose check-out is over, by the clock of their own hotel, to used, has the cards behind them forgotten, and gives their members
 * the points that they have earned. Nowhere is it later than a day ahead of UTC, so other hotels need not be asked.
 */
export async function endStays(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const hotel of await findHotelsWithEndings(deps.db, addDays(today('UTC', now), 1))) {
    await inTransaction(deps.db, async (tx) => {
      const ended = await useEndedStays(tx, hotel, wallTime(hotel.timeZone, now), now);
      const guaranteed = ended.filter((stay) => stay.paymentType === 'GUARANTEE');
      for (const { holdNumber } of guaranteed)
        await deps.money.scheduleCardRevocation(tx, { companyCode: hotel.companyCode, holdNumber });
      // In one order, for each locks the balance of its member.
      const own = ended.flatMap(({ memberId, ...stay }) => (memberId === null ? [] : [{ ...stay, memberId }]));
      for (const stay of own.toSorted((a, b) => a.memberId.localeCompare(b.memberId)))
        await earn(deps, tx, { companyCode: hotel.companyCode, ...stay }, now);
      return ok();
    });
  }
}

/** Gives the points that the stay earns, once: in the transaction that ends the stay. */
async function earn(
  { ids }: Pick<Deps, 'ids'>,
  tx: Database,
  { companyCode, memberId, holdNumber, total }: HoldKey & { memberId: string; total: number },
  at: Date,
): Promise<void> {
  const key = { companyCode, memberId };
  const points = earnedPoints(total, await pointsPercentOf(tx, key));
  if (points === 0) return;
  const expiresAt = new Date(at.getTime() + POINTS_DAYS * DAY_MS);
  await grantPoints(tx, { ids }, key, { pointsType: 'reservation_earn', points, at, holdNumber, expiresAt });
}
