import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordEvents } from '../../platform/events/events.ts';
import type { Ids } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok } from '../../platform/outcome.ts';
import { addDays, today, wallTime } from '../../platform/values/nights.ts';
import { pointsPercentOf } from '../../membership/tier.usecases.ts';
import { pointsExpiry } from '../../points/points.rules.ts';
import { grantPoints } from '../../points/points.usecases.ts';
import type { HoldKey } from '../booking.rules.ts';
import type { Money } from '../money.port.ts';
import { earnedPoints } from '../stay-lines.rules.ts';
import { type EndedStay, findHotelsWithEndings, markEndedStays } from './reservation.repository.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; money: Money };

/**
 * Marks stays as used once they have ended, queues the deletion of their guarantee cards, and grants the points that
 * they earned.
 */
export async function endStays(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  // No time zone is more than a day ahead of UTC.
  for (const hotel of await findHotelsWithEndings(deps.db, addDays(today('UTC', now), 1))) {
    await inTransaction(deps.db, async (tx) => {
      await finishStays(deps, tx, hotel, await markEndedStays(tx, hotel, wallTime(hotel.timeZone, now), now));
      return ok();
    });
  }
}

/**
 * Records the events of stays that the caller's transaction has marked as used, queues the deletion of their guarantee
 * cards, and grants the points that they earned.
 */
export async function finishStays(
  deps: Omit<Deps, 'db'>,
  tx: Database,
  hotel: { companyCode: string; hotelCode: string },
  ended: readonly EndedStay[],
): Promise<void> {
  const { companyCode } = hotel;
  const used = ended.map(({ reservationNumber }) => ({ ...eventOf(hotel), reservationNumber }));
  await recordEvents(deps, tx, used);
  const guaranteed = ended.filter((stay) => stay.paymentType === 'GUARANTEE');
  for (const { holdNumber } of guaranteed) await deps.money.scheduleCardRevocation(tx, { companyCode, holdNumber });
  // Each grant locks the member's balance, so sort the stays by member to avoid deadlocks.
  const own = ended.flatMap(({ memberId, ...stay }) => (memberId === null ? [] : [{ ...stay, memberId }]));
  for (const stay of own.toSorted((a, b) => a.memberId.localeCompare(b.memberId)))
    await grantEarned(deps, tx, { companyCode, ...stay }, deps.clock.now());
}

function eventOf({ companyCode, hotelCode }: { companyCode: string; hotelCode: string }) {
  return { companyCode, hotelCode, type: 'reservation.used' as const };
}

/** Call this in the transaction that ends the stay, so that points are granted only once. */
async function grantEarned(
  { ids }: Pick<Deps, 'ids'>,
  tx: Database,
  { companyCode, memberId, holdNumber, total }: HoldKey & { memberId: string; total: number },
  at: Date,
): Promise<void> {
  const key = { companyCode, memberId };
  const points = earnedPoints(total, await pointsPercentOf(tx, key));
  if (points === 0) return;
  const move = { pointsType: 'reservation_earn' as const, points, at, holdNumber };
  await grantPoints(tx, { ids }, key, { ...move, expiresAt: pointsExpiry(at) });
}
