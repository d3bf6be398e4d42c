import type { ProblemCode } from '../../generated/problems.ts';
import type { PointsEntriesResult, PointsResult, PointsType } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  type EntryRow,
  findBalance,
  findExpired,
  findExpiring,
  findHistory,
  findLots,
  grantRow,
  insertUse,
  listEntries,
  lockExpired,
  type Movement,
  takePoints,
  takeUses,
} from './points.repository.ts';
import { ledgerCursor, type LotPart, monthsBefore } from './points.rules.ts';
import { ALL_ROWS, PAGE_SIZE, pageOf } from '../platform/values/cursor.ts';

type Deps = { db: Database; clock: Clock };

export type PointsMove = {
  pointsType: PointsType;
  points: number;
  at: Date;
  reservationNumber?: string;
  holdNumber?: string;
  note?: string | undefined;
  entryId?: string;
};

const BATCH_SIZE = 200;

/** Grants points that expire at `expiresAt`. Call this in the transaction that causes the grant. */
export function grantPoints(
  tx: Database,
  { ids }: { ids: Ids },
  key: MemberKey,
  { expiresAt, ...move }: PointsMove & { expiresAt: Date },
): Promise<void> {
  return grantRow(tx, key, { lotId: ids.uuid(), points: move.points, expiresAt }, movement(ids, move));
}

/**
 * Spends points, starting with those that expire first. Returns how many points came from each lot. Call this in the
 * transaction of the purchase. Fails with `mileage_insufficient` if there are too few unexpired points.
 */
export async function spendPoints(
  tx: Database,
  { ids }: { ids: Ids },
  key: MemberKey,
  move: PointsMove,
): Promise<Outcome<LotPart[], 'mileage_insufficient'>> {
  await expireOf(tx, ids, key, move.at);
  const parts = await takePoints(tx, key, move.points, movement(ids, move));
  return parts ? ok(parts) : fail('mileage_insufficient');
}

/** Deducts the expired points of up to BATCH_SIZE members. Returns the number of members. */
export async function expirePoints({ db, clock, ids }: Deps & { ids: Ids }): Promise<number> {
  const now = clock.now();
  const members = await findExpired(db, now, BATCH_SIZE);
  for (const key of members) await inTransaction(db, async (tx) => ok(await expireOf(tx, ids, key, now)));
  return members.length;
}

/**
 * Locks a member's balance and deducts the expired points. `takePoints` starts with the lots that expire first, so it
 * takes exactly the expired lots.
 */
export async function expireOf(tx: Database, ids: Ids, key: MemberKey, at: Date): Promise<void> {
  const points = await lockExpired(tx, key, at);
  if (points > 0) await takePoints(tx, key, points, movement(ids, { pointsType: 'expire', at }));
}

function movement(ids: Ids, move: Omit<PointsMove, 'points'>): Movement {
  const { pointsType, at, reservationNumber = null, holdNumber = null, note = null, entryId = ids.uuid() } = move;
  return { entryId, pointsType, at, reservationNumber, holdNumber, note };
}

export const pointsToUse = findBalance;

/**
 * Spends points for a booking. Call this last in the booking's transaction, after inventory and coupons have been
 * taken.
 */
export async function spendForBooking(
  tx: Database,
  deps: { ids: Ids },
  key: MemberKey,
  { holdNumber, points, at }: { holdNumber: string; points: number; at: Date },
): Promise<Outcome<void, 'mileage_insufficient'>> {
  const spent = await spendPoints(tx, deps, key, { pointsType: 'reservation_use', points, at, holdNumber });
  if (!spent.ok) return spent;
  await insertUse(tx, key, holdNumber, spent.value);
  return ok();
}

/**
 * Refunds the points that members spent on bookings that have ended. The points keep their original expiry dates. The
 * `kept` points that expire first aren't refunded. Repeating the call for the same bookings has no effect. Call this in
 * the transaction that ends the bookings.
 */
export async function returnPoints(
  tx: Database,
  deps: { ids: Ids },
  companyCode: string,
  holdNumbers: readonly string[],
  { at, kept = 0 }: { at: Date; kept?: number },
): Promise<void> {
  let remaining = kept;
  for (const { memberId, holdNumber, expiresAt, points: used } of await takeUses(tx, companyCode, holdNumbers)) {
    const points = Math.max(0, used - remaining);
    remaining -= used - points;
    const refund = { pointsType: 'reservation_use' as const, points, at, holdNumber, expiresAt };
    if (points > 0) await grantPoints(tx, deps, { companyCode, memberId }, refund);
  }
}

export async function getPoints(
  { db, clock }: Deps,
  key: MemberKey,
): Promise<Outcome<PointsResult, ProblemCode<'getPoints'>>> {
  const now = clock.now();
  const [balance, expiring, history] = await Promise.all([
    findBalance(db, key, now),
    findExpiring(db, key, now, monthsBefore(now, -1)),
    findHistory(db, key, now),
  ]);
  return ok({
    result: 'success',
    balance,
    expiring: expiring.map(({ points, expiresAt }) => ({ points, expires_at: expiresAt.toISOString() })),
    history,
  });
}

type Query = { months: '1' | '3' | '6' | '12'; direction?: 'in' | 'out' | undefined; cursor?: string | undefined };

export async function listPointsEntries(
  { db, clock }: Deps,
  key: MemberKey,
  { months, direction, cursor }: Query,
): Promise<Outcome<PointsEntriesResult, ProblemCode<'listPointsEntries'>>> {
  const after = ledgerCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const since = monthsBefore(clock.now(), Number(months));
  const rows = await listEntries(db, key, { since, direction, after }, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  return ok({
    result: 'success',
    entries: page.map(presentEntry),
    next_cursor: last ? ledgerCursor.encode({ at: last.at.toISOString(), entryId: last.entryId }) : null,
  });
}

export async function pointsData(db: Database, key: MemberKey) {
  const [{ balance, lots }, entries] = await Promise.all([
    findLots(db, key),
    listEntries(db, key, { since: new Date(0), after: null }, ALL_ROWS),
  ]);
  const remaining = lots.map(({ points, expiresAt }) => ({ points, expires_at: expiresAt.toISOString() }));
  return { points: { balance, lots: remaining, entries: entries.map(presentEntry) } };
}

export function presentEntry({ pointsType, points, balance, at, expiresAt, reservationNumber, note }: EntryRow) {
  return {
    points_type: pointsType,
    points,
    balance,
    at: at.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    reservation_number: reservationNumber,
    note,
  };
}
