import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PointsEntriesResult, PointsResult } from '../../generated/types.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import {
  makeMember,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/api/members.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { expirePoints, grantPoints, type PointsMove, spendPoints } from './points.usecases.ts';
import { timesOver } from '../../tests/support/long.ts';

const DAY = 86_400_000;

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

function now(days = 0) {
  return new Date(app.deps.clock.now().getTime() + days * DAY);
}
function grant(member: TestMember, points: number, days: number, more: Partial<PointsMove> = {}) {
  const move = { pointsType: 'earn' as const, points, at: now(), expiresAt: now(days), ...more };
  return inTransaction(app.deps.db, async (tx) => ok(await grantPoints(tx, app.deps, member, move)));
}
async function spend(member: TestMember, points: number) {
  const move = { pointsType: 'use' as const, points, at: now() };
  const spent = await inTransaction(app.deps.db, (tx) => spendPoints(tx, app.deps, member, move));
  return spent.ok ? spent.value.map((part) => part.points) : spent.failure.code;
}
async function logIn({ loginId }: TestMember) {
  const { token } = done(await app.calls.login(loginId));
  return guestOf(app.send, { authorization: `Bearer ${token}` });
}
async function pointsOf(member: TestMember) {
  return done(await (await logIn(member)).call<PointsResult>('GET', '/client/points/balance'));
}
async function sums({ memberId }: TestMember) {
  const { rows } = await app.deps.db.execute<Record<string, number>>(sql`SELECT
    coalesce((SELECT balance FROM points_balance WHERE member_id = ${memberId}::uuid), 0)::float8 AS balance,
    coalesce((SELECT sum(points) FROM points_entry WHERE member_id = ${memberId}::uuid), 0)::float8 AS entries,
    coalesce((SELECT sum(remaining) FROM points_lot WHERE member_id = ${memberId}::uuid), 0)::float8 AS lots`);
  return rows[0]!;
}

test('spends the points that expire first, and never more than the balance', async () => {
  const member = await makeMember(app.deps);
  await grant(member, 300, 60);
  await grant(member, 200, 20);
  expect(await spend(member, 250)).toEqual([200, 50]);
  expect(await spend(member, 251)).toBe('mileage_insufficient');
  expect(await pointsOf(member)).toMatchObject({ balance: 250, expiring: [] });
  expect(await spend(member, 250)).toEqual([250]);
  expect(await sums(member)).toEqual({ balance: 0, entries: 0, lots: 0 });
});

test('expired points are neither shown nor spendable, and are deducted once', async () => {
  const member = await makeMember(app.deps);
  await grant(member, 100, 10);
  await grant(member, 400, 40);
  expect(await pointsOf(member)).toMatchObject({ balance: 500, expiring: [{ points: 100 }] });
  app.deps.clock.advance(10 * DAY);
  expect(await pointsOf(member)).toMatchObject({ balance: 400, expiring: [{ points: 400 }] });
  expect(await spend(member, 401)).toBe('mileage_insufficient');
  expect(await expirePoints(app.deps)).toBe(1);
  expect(await expirePoints(app.deps)).toBe(0);
  expect(await sums(member)).toEqual({ balance: 400, entries: 400, lots: 400 });
});

test('concurrent spending never exceeds the balance', async () => {
  const member = await makeMember(app.deps);
  for (const days of [5, 6, 7]) await grant(member, 100, days);
  const spent = await Promise.all(Array.from({ length: 20 }, () => spend(member, 60)));
  expect(spent.filter((each) => each !== 'mileage_insufficient')).toHaveLength(5);
  expect(await sums(member)).toEqual({ balance: 0, entries: 0, lots: 0 });
});

test('after any sequence of movements, balance, ledger and lots agree and are not negative', async () => {
  const moves = fc.array(
    fc.oneof(
      fc.record({
        what: fc.constant('grant' as const),
        points: fc.integer({ min: 1, max: 500 }),
        days: fc.integer({ min: 1, max: 30 }),
      }),
      fc.record({ what: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 700 }) }),
      fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const member = await makeMember(app.deps);
      for (const move of sequence) {
        if (move.what === 'grant') await grant(member, move.points, move.days);
        else if (move.what === 'spend') await spend(member, move.points);
        else app.deps.clock.advance(move.days * DAY);
        const { balance, entries, lots } = await sums(member);
        expect([entries, lots]).toEqual([balance, balance]);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 5 * timesOver(30) },
  );
});

test('pages through the ledger, latest first, filtered by period and direction', async () => {
  const member = await makeMember(app.deps);
  await grant(member, 1_000, 365, { pointsType: 'admin_grant', note: '환영', at: now(-100) });
  for (let n = 0; n < 21; n += 1) {
    app.deps.clock.advance(1_000);
    await spend(member, 10);
  }
  const { call } = await logIn(member);
  const list = (query: string) => call<PointsEntriesResult>('GET', `/client/points/entries${query}`);
  const first = done(await list(''));
  expect(first.entries).toHaveLength(20);
  expect(first.entries[0]).toMatchObject({ points_type: 'use', points: -10, balance: 790, expires_at: null });
  const second = done(await list(`?cursor=${first.next_cursor}`));
  expect(second).toMatchObject({ entries: [{ balance: 990 }], next_cursor: null });
  expect(done(await list('?months=6&direction=in')).entries).toEqual([
    expect.objectContaining({ points_type: 'admin_grant', points: 1_000, balance: 1_000, note: '환영' }),
  ]);
  for (const wrong of ['?months=2', '?cursor=x', `?cursor=${btoa('["a","b"]').replaceAll('=', '')}`])
    expect(problemOf(await list(wrong))).toBe('422 validation');
});

test('shows the balances of the last twelve months, to the member only', async () => {
  const [member, another] = [await makeMember(app.deps), await makeMember(app.deps)];
  await grant(member, 700, 90);
  const { history } = await pointsOf(member);
  expect(history).toHaveLength(12);
  expect(history.at(-1)).toEqual({ month: app.deps.clock.now().toISOString().slice(0, 7), balance: 700 });
  expect(history.at(-2)?.balance).toBe(0);
  expect(await pointsOf(another)).toMatchObject({ balance: 0, expiring: [] });
  expect(problemOf(await guestOf(app.send).call('GET', '/client/points/balance'))).toBe('401 login_required');
});

test('withdrawal deletes the points', async () => {
  const member = await makeMember(app.deps);
  await grant(member, 700, 90);
  await withdrawMember(app.deps, member);
  expect(await sums(member)).toEqual({ balance: 0, entries: 0, lots: 0 });
});
