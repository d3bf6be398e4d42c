import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberPointsResult, PointsEntryRequest, PointsEntryResult } from '../../generated/types.ts';
import { type ChangeDeps, changeMember, type MemberCall } from '../member/change-member.usecases.ts';
import { findMember, type MemberKey } from '../member/member.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { PAGE_SIZE, pageOf } from '../platform/values/cursor.ts';
import { findBalance, listEntries, takePoints } from './points.repository.ts';
import { directionOf, ledgerCursor, pointsExpiry, reversalOf } from './points.rules.ts';
import { expireOf, grantPoints, presentEntry, spendPoints } from './points.usecases.ts';
import {
  claimReversal,
  findEntry,
  findReversals,
  restoreLots,
  type ReversibleEntry,
} from './provider-points.repository.ts';

/** Grants or deducts points, depending on the type. Fails with `mileage_insufficient` if there are too few to deduct. */
export async function createPointsEntry(
  deps: ChangeDeps,
  call: MemberCall,
  { points_type: pointsType, points, expires_at, note }: PointsEntryRequest,
): Promise<Outcome<PointsEntryResult, ProblemCode<'createPointsEntry'>>> {
  const at = deps.clock.now();
  const isGrant = directionOf(pointsType) === 'in';
  const expiresAt = expires_at === undefined ? pointsExpiry(at) : new Date(expires_at);
  if (expiresAt <= at || (expires_at !== undefined && !isGrant)) return fieldFail('/expires_at', 'validation');
  return changeMember<PointsEntryResult, 'mileage_insufficient'>(deps, call, async (tx, key) => {
    const move = { pointsType, points, at, note, entryId: deps.ids.uuid() };
    if (isGrant) await grantPoints(tx, deps, key, { ...move, expiresAt });
    const spent = isGrant ? ok() : await spendPoints(tx, deps, key, move);
    if (!spent.ok) return spent;
    return answered(tx, key, { entryId: move.entryId, at }, { points_type: pointsType, points });
  });
}

/** Reverses a transaction of `createPointsEntry` once. */
export function reversePointsEntry(
  deps: ChangeDeps,
  call: MemberCall,
  entryId: string,
): Promise<Outcome<PointsEntryResult, ProblemCode<'reversePointsEntry'>>> {
  type Code = 'mileage_insufficient' | 'points_not_reversible' | 'not_found';
  return changeMember<PointsEntryResult, Code>(deps, call, async (tx, key) => {
    const at = deps.clock.now();
    const entry = await findEntry(tx, key, entryId);
    if (!entry) return fail('not_found');
    const reversedBy = deps.ids.uuid();
    if (!(await claimReversal(tx, key, { entryId, reversedBy }))) return fail('points_not_reversible');
    const reversed = await reverse(tx, deps, key, entry, { entryId: reversedBy, at });
    return reversed.ok ? answered(tx, key, { entryId: reversedBy, at }, { reversed_entry_id: entryId }) : reversed;
  });
}

async function reverse(
  tx: Database,
  { ids }: Pick<ChangeDeps, 'ids'>,
  key: MemberKey,
  { pointsType, points, lots }: ReversibleEntry,
  { entryId, at }: { entryId: string; at: Date },
): Promise<Outcome<void, 'mileage_insufficient' | 'points_not_reversible'>> {
  const type = reversalOf(pointsType);
  const [lot] = lots ?? [];
  const isExpiredGrant = points > 0 && lot !== undefined && lot.expiresAt <= at;
  if (!type || !lots || !lot || isExpiredGrant) return fail('points_not_reversible');
  await expireOf(tx, ids, key, at);
  const entry = { entryId, pointsType: type, at, reservationNumber: null, holdNumber: null, note: null };
  if (points < 0) return ok(await restoreLots(tx, key, lots, entry));
  return (await takePoints(tx, key, points, entry, lot.lotId)) ? ok() : fail('mileage_insufficient');
}

async function answered(
  tx: Database,
  key: MemberKey,
  { entryId, at }: { entryId: string; at: Date },
  what: Record<string, unknown>,
) {
  const response = { result: 'success' as const, entry_id: entryId, balance: await findBalance(tx, key, at) };
  return ok({ response, audited: { ...what, entry_id: entryId } });
}

export async function listMemberPoints(
  { db }: Pick<ChangeDeps, 'db'>,
  key: MemberKey,
  { cursor }: { cursor?: string | undefined },
): Promise<Outcome<MemberPointsResult, ProblemCode<'listMemberPoints'>>> {
  const after = ledgerCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  if (!(await findMember(db, key))) return fail('not_found');
  const { page, last } = pageOf(await listEntries(db, key, { since: new Date(0), after }, PAGE_SIZE + 1));
  const entryIds = page.map(({ entryId }) => entryId);
  const reversals = await findReversals(db, key.companyCode, entryIds);
  const reversedBy = new Map(reversals.map((each) => [each.entryId, each.reversedBy]));
  return ok({
    result: 'success',
    entries: page.map((row) => ({
      entry_id: row.entryId,
      ...presentEntry(row),
      reversed_by: reversedBy.get(row.entryId) ?? null,
    })),
    next_cursor: last ? ledgerCursor.encode({ at: last.at.toISOString(), entryId: last.entryId }) : null,
  });
}
