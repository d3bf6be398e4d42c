import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntriesResult, MemberPointsResult, PointsEntryResult } from '../../generated/types.ts';
import { loggedInMember, balance, type Own } from '../../tests/support/api/benefits.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { OTHERS, type Providers, startProviders } from '../../tests/support/api/providers.ts';

const DAY = 86_400_000;

let app: Providers;
beforeAll(async () => void (app = await startProviders()));
afterAll(() => app.deps.close());

function someMember(points = 0, ends = 300) {
  return loggedInMember(app.deps, app.send, { points, ends });
}
type More = { key?: string; once?: string };
function add({ member }: Own, body: object, { key, once }: More = {}) {
  const path = `/members/${member.memberId}/points-entries`;
  return app.provider<PointsEntryResult>('POST', path, { key, once, body });
}
function reverse({ member }: Own, entryId: string, { key, once }: More = {}) {
  const path = `/members/${member.memberId}/points-entries/${entryId}/reversal`;
  return app.provider<PointsEntryResult>('POST', path, { key, once: once ?? randomUUID() });
}
async function entriesOf({ member }: Own) {
  return done(await app.provider<MemberPointsResult>('GET', `/members/${member.memberId}/points-entries`)).entries;
}
async function sums({ member: { memberId } }: Own) {
  const { rows } = await app.deps.db.execute<Record<string, number>>(sql`SELECT
    (SELECT balance FROM points_balance WHERE member_id = ${memberId}::uuid)::float8 AS balance,
    (SELECT sum(points) FROM points_entry WHERE member_id = ${memberId}::uuid)::float8 AS entries,
    (SELECT sum(remaining) FROM points_lot WHERE member_id = ${memberId}::uuid)::float8 AS lots`);
  return rows[0]!;
}
async function lotsOf({ member: { memberId } }: Own) {
  const { rows } = await app.deps.db.execute<{ remaining: number }>(sql`SELECT remaining::float8 AS remaining
    FROM points_lot WHERE member_id = ${memberId}::uuid ORDER BY expires_at`);
  return rows.map(({ remaining }) => remaining);
}

test('grants and deducts points, which the member sees', async () => {
  const minseo = await someMember();
  const granted = done(await add(minseo, { points_type: 'outlet_earn', points: 2_700, note: '한강 라운지' }));
  expect(granted.balance).toBe(2_700);
  const deducted = done(await add(minseo, { points_type: 'admin_deduction', points: 700 }));
  expect(deducted.balance).toBe(2_000);
  expect(await balance(minseo)).toBe(2_000);
  const year = new Date(app.deps.clock.now().getTime() + 365 * DAY).toISOString();
  expect((await entriesOf(minseo)).toSorted((a, b) => b.points - a.points)).toMatchObject([
    { entry_id: granted.entry_id, points_type: 'outlet_earn', points: 2_700, expires_at: year, note: '한강 라운지' },
    { entry_id: deducted.entry_id, points_type: 'admin_deduction', points: -700, expires_at: null, note: null },
  ]);
});

test('repeats a call with the same key without a second transaction', async () => {
  const minseo = await someMember();
  const once = randomUUID();
  const grant = { points_type: 'admin_grant', points: 500 };
  const first = done(await add(minseo, grant, { once }));
  expect(done(await add(minseo, grant, { once }))).toEqual(first);
  expect(problemOf(await add(minseo, { ...grant, points: 600 }, { once }))).toBe('422 idempotency_mismatch');
  expect(await sums(minseo)).toEqual({ balance: 500, entries: 500, lots: 500 });
});

test('allows more stored keys to a provider than to a guest', async () => {
  const minseo = await someMember();
  for (const _ of Array.from({ length: 102 })) done(await add(minseo, { points_type: 'earn', points: 1 }));
  expect(await balance(minseo)).toBe(102);
});

test('never deducts more than the member can use, even in parallel', async () => {
  const minseo = await someMember(1_000);
  expect(problemOf(await add(minseo, { points_type: 'use', points: 1_001 }))).toBe('409 mileage_insufficient');
  const calls = Array.from({ length: 20 }, () => add(minseo, { points_type: 'outlet_use', points: 300 }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(17);
  expect(await sums(minseo)).toEqual({ balance: 100, entries: 100, lots: 100 });
});

test('rejects an expiry in the past or for a deduction', async () => {
  const minseo = await someMember(1_000);
  const now = app.deps.clock.now().toISOString();
  expect(problemOf(await add(minseo, { points_type: 'earn', points: 1, expires_at: now }))).toBe('422 validation');
  const later = new Date(app.deps.clock.now().getTime() + DAY).toISOString();
  const refused = await add(minseo, { points_type: 'use', points: 1, expires_at: later });
  expect([problemOf(refused), refused.problem.errors?.[0]?.pointer]).toEqual(['422 validation', '/expires_at']);
});

describe('a reversal', () => {
  test('returns deducted points with their expiry, once', async () => {
    const minseo = await someMember(100, 10);
    done(await add(minseo, { points_type: 'admin_grant', points: 400 }));
    const used = done(await add(minseo, { points_type: 'outlet_use', points: 250 }));
    expect(await lotsOf(minseo)).toEqual([0, 250]);
    const reversals = await Promise.all(Array.from({ length: 8 }, () => reverse(minseo, used.entry_id)));
    expect(reversals.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(reversals.filter((each) => each.status !== 201).map(problemOf)).toEqual(
      Array(7).fill('409 points_not_reversible'),
    );
    expect(await lotsOf(minseo)).toEqual([100, 400]);
    expect(await sums(minseo)).toEqual({ balance: 500, entries: 500, lots: 500 });
    const entries = await entriesOf(minseo);
    const reversal = entries.find(({ points_type }) => points_type === 'outlet_cancel')!;
    expect(reversal).toMatchObject({ points: 250, reversed_by: null });
    expect(entries.find(({ entry_id }) => entry_id === used.entry_id)!.reversed_by).toBe(reversal.entry_id);
    expect(problemOf(await reverse(minseo, reversal.entry_id))).toBe('409 points_not_reversible');
  });

  test('of a grant takes its own points first, then others, and never more than there are', async () => {
    const minseo = await someMember(300, 10);
    const mistake = done(await add(minseo, { points_type: 'admin_grant', points: 900 }));
    done(await reverse(minseo, mistake.entry_id));
    expect(await lotsOf(minseo)).toEqual([300, 0]);
    const grant = done(await add(minseo, { points_type: 'outlet_earn', points: 500 }));
    done(await add(minseo, { points_type: 'use', points: 400 }));
    const left = await lotsOf(minseo);
    expect(left.toSorted()).toEqual([0, 0, 400]);
    expect(problemOf(await reverse(minseo, grant.entry_id))).toBe('409 mileage_insufficient');
    expect(await lotsOf(minseo)).toEqual(left);
    const more = done(await add(minseo, { points_type: 'earn', points: 200 }));
    const reversed = done(await reverse(minseo, grant.entry_id));
    expect(reversed.balance).toBe(100);
    expect(await sums(minseo)).toEqual({ balance: 100, entries: 100, lots: 100 });
    expect(problemOf(await reverse(minseo, more.entry_id))).toBe('409 mileage_insufficient');
  });

  test('of a stay’s points or of an expired grant is refused', async () => {
    const minseo = await someMember(300);
    const [stay] = await entriesOf(minseo);
    await app.deps.db.execute(
      sql`UPDATE points_entry SET points_type = 'reservation_earn' WHERE entry_id = ${stay!.entry_id}::uuid`,
    );
    expect(problemOf(await reverse(minseo, stay!.entry_id))).toBe('409 points_not_reversible');
    const soon = new Date(app.deps.clock.now().getTime() + 60_000);
    const grant = done(await add(minseo, { points_type: 'earn', points: 50, expires_at: soon.toISOString() }));
    app.deps.clock.set(soon.toISOString());
    expect(problemOf(await reverse(minseo, grant.entry_id))).toBe('409 points_not_reversible');
    expect(await sums(minseo)).toEqual({ balance: 350, entries: 350, lots: 350 });
  });
});

test('records each change in the audit log and as an event, without the note', async () => {
  const minseo = await someMember();
  const once = randomUUID();
  const grant = { points_type: 'admin_grant', points: 500, note: '김민서 생일' };
  const { entry_id } = done(await add(minseo, grant, { once }));
  done(await add(minseo, grant, { once }));
  const { memberId } = minseo.member;
  const { entries } = done(await app.provider<AuditEntriesResult>('GET', `/audit-entries?object_id=${memberId}`));
  expect(entries).toMatchObject([
    {
      action: 'createPointsEntry',
      object_kind: 'member',
      after: { points_type: 'admin_grant', points: 500, entry_id },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('김민서');
  const { rows } = await app.deps.db.execute(
    sql`SELECT type FROM event WHERE member_id = ${memberId}::uuid ORDER BY sequence`,
  );
  expect(rows).toEqual([{ type: 'member.joined' }, { type: 'member.changed' }]);
});

test('needs its scope, and another company reaches neither the member nor the points', async () => {
  const minseo = await someMember(1_000);
  const [entry] = await entriesOf(minseo);
  const theirs = { key: OTHERS };
  const grant = { points_type: 'earn', points: 1 };
  expect(problemOf(await add(minseo, grant, theirs))).toBe('404 not_found');
  expect(problemOf(await reverse(minseo, entry!.entry_id, theirs))).toBe('404 not_found');
  const path = `/members/${minseo.member.memberId}/points-entries`;
  expect(problemOf(await app.provider('GET', path, theirs))).toBe('404 not_found');
  const another = await someMember();
  expect(problemOf(await reverse(another, entry!.entry_id))).toBe('404 not_found');
  const reader = await app.keyWith('read');
  expect(problemOf(await add(minseo, grant, { key: reader }))).toBe('403 insufficient_scope');
  expect(problemOf(await reverse(minseo, entry!.entry_id, { key: reader }))).toBe('403 insufficient_scope');
  expect(done(await app.provider<MemberPointsResult>('GET', path, { key: reader })).entries).toHaveLength(1);
  expect(await balance(minseo)).toBe(1_000);
});
