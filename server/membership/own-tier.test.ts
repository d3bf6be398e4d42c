import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TIERS } from '../../scripts/demo/company.ts';
import type { OwnTierResult } from '../../generated/types.ts';
import { done, type Guest, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, sessionCalls, type TestMember, withdrawMember } from '../../tests/support/api/members.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { saveTiers } from './membership.usecases.ts';
import { grantTier, settleTiers } from './tier.usecases.ts';

const START = '2027-06-01T01:00:00Z';
const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START, hotels: [demoHotel('1', roomy)] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
beforeEach(() => app.deps.clock.set(START));
afterAll(() => app.close());

async function logIn(member: TestMember): Promise<Guest> {
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return guestOf(app.send, { authorization: `Bearer ${token}` });
}
async function tierOf(member: TestMember, language = 'ko') {
  const { call } = await logIn(member);
  return done(await call<OwnTierResult>('GET', '/client/membership/tier', { 'accept-language': language }));
}
async function tierAndHistory(member: TestMember) {
  const { current, history } = await tierOf(member);
  return [current?.tier.tier_code, history.map(({ tier_code, cause }) => `${tier_code} ${cause}`)];
}
/** Recalculates all tiers one second later, so that no two events have the same time. */
async function settle() {
  app.deps.clock.advance(1_000);
  await app.deps.queue.send(app.deps.db, 'membership.tiers', {});
  await app.deps.queue.runDue(['membership.tiers']);
}
function grant(member: TestMember, tierCode: string, until: Date | null) {
  app.deps.clock.advance(1_000);
  return inTransaction(app.deps.db, (tx) => grantTier(tx, app.deps, member, { tierCode, until }));
}
/** Makes a reservation, then rewrites it in the database as a stay of `nights` nights that ended `ago` days ago. */
async function stayed(member: TestMember, { nights, ago, status = 'used' }: Stayed): Promise<void> {
  const { number } = await app.book({}, await logIn(member));
  const checkOut = new Date(app.deps.clock.now().getTime() - ago * DAY).toISOString().slice(0, 10);
  await app.deps.db.execute(sql`UPDATE hold SET stay = stay || jsonb_build_object('nights', ${nights}::int)
    WHERE hold_number = (SELECT hold_number FROM reservation WHERE reservation_number = ${number})`);
  const cancelledAt = status === 'cancelled' ? START : null;
  await app.deps.db.execute(sql`UPDATE reservation SET status = ${status}, check_in = ${checkOut}::date - ${nights}::int,
    check_out = ${checkOut}::date, cancelled_at = ${cancelledAt}::timestamptz WHERE reservation_number = ${number}`);
}
type Stayed = { nights: number; ago: number; status?: 'used' | 'cancelled' | 'confirmed' };

test('every member starts with the first tier and sees what the next tier requires', async () => {
  const minseo = await makeMember(app.deps);
  const { current, next, counted_since, history } = await tierOf(minseo, 'en');
  expect(current).toMatchObject({ tier: { tier_code: 'WELCOME', tier_name: 'Welcome' }, granted_until: null });
  expect(next).toEqual({
    tier_code: 'SILVER',
    tier_name: 'Silver',
    colour: '#7D8597',
    nights: { done: 0, needed: 5, missing: 5 },
    spend: null,
  });
  expect(counted_since).toBe('2026-06-01');
  expect(history).toEqual([
    { tier_code: 'WELCOME', tier_name: 'Welcome', cause: 'begun', at: expect.anything(), granted_until: null },
  ]);
});

test('only stays that ended in the last 12 months count', async () => {
  const minseo = await makeMember(app.deps);
  await stayed(minseo, { nights: 3, ago: 364 });
  await stayed(minseo, { nights: 2, ago: 10 });
  await stayed(minseo, { nights: 9, ago: 366 });
  await stayed(minseo, { nights: 9, ago: 10, status: 'cancelled' });
  await stayed(minseo, { nights: 9, ago: -10, status: 'confirmed' });
  await settle();
  expect(await tierAndHistory(minseo)).toEqual(['SILVER', ['SILVER stays', 'WELCOME begun']]);
  const { next } = await tierOf(minseo);
  expect(next).toMatchObject({ tier_code: 'GOLD', nights: { done: 5, needed: 15, missing: 10 } });
  expect(next?.spend).toEqual({ done: 920_000, needed: 5_000_000, missing: 4_080_000, currency: 'KRW' });
  await settle();
  expect((await tierOf(minseo)).history).toHaveLength(2);
  app.deps.clock.advance(2 * DAY);
  await settle();
  expect(await tierAndHistory(minseo)).toEqual(['WELCOME', ['WELCOME stays', 'SILVER stays', 'WELCOME begun']]);
});

test("spend in the tier's currency counts towards a tier, just as nights do", async () => {
  const minseo = await makeMember(app.deps);
  await stayed(minseo, { nights: 1, ago: 3 });
  await app.deps.db.execute(sql`UPDATE hold SET stay = stay || '{"total_price": 5000000}' WHERE hold_number =
    (SELECT hold_number FROM reservation WHERE member_id = ${minseo.memberId}::uuid)`);
  await settle();
  expect((await tierAndHistory(minseo))[0]).toBe('GOLD');
  await app.deps.db.execute(sql`UPDATE hold SET stay = stay || '{"currency": "JPY"}' WHERE hold_number =
    (SELECT hold_number FROM reservation WHERE member_id = ${minseo.memberId}::uuid)`);
  await settle();
  expect((await tierAndHistory(minseo))[0]).toBe('WELCOME');
});

test('a grant lasts until its end date even if stays earn a lower tier, and its end is recorded', async () => {
  const minseo = await makeMember(app.deps);
  const until = new Date(app.deps.clock.now().getTime() + 30 * DAY);
  expect((await grant(minseo, 'GOLD', until)).ok).toBe(true);
  await settle();
  expect(await tierAndHistory(minseo)).toEqual(['GOLD', ['GOLD granted', 'WELCOME begun']]);
  expect((await tierOf(minseo)).current?.granted_until).toBe(until.toISOString());
  await stayed(minseo, { nights: 30, ago: 1 });
  await settle();
  const { current, next } = await tierOf(minseo);
  expect([current?.tier.tier_code, current?.granted_until, next]).toEqual(['BYEOL', null, null]);
  await app.deps.db.execute(
    sql`UPDATE reservation SET check_out = '2020-01-01' WHERE member_id = ${minseo.memberId}::uuid`,
  );
  await settle();
  expect((await tierAndHistory(minseo))[0]).toBe('GOLD');
  app.deps.clock.set(until.toISOString());
  await settle();
  await settle();
  const changes = ['WELCOME grant_ended', 'GOLD granted', 'BYEOL stays', 'GOLD granted', 'WELCOME begun'];
  expect(await tierAndHistory(minseo)).toEqual(['WELCOME', changes]);
});

test('the end of a grant has no effect, immediately or later, if stays earn the same tier', async () => {
  const minseo = await makeMember(app.deps);
  await grant(minseo, 'SILVER', new Date(app.deps.clock.now().getTime() + DAY));
  await stayed(minseo, { nights: 5, ago: 1 });
  app.deps.clock.advance(2 * DAY);
  await settle();
  const { current } = await tierOf(minseo);
  expect([current?.tier.tier_code, current?.granted_until]).toEqual(['SILVER', null]);
  app.deps.clock.advance(370 * DAY);
  await settle();
  expect(await tierAndHistory(minseo)).toEqual(['WELCOME', ['WELCOME stays', 'SILVER granted', 'WELCOME begun']]);
});

test('an indefinite grant lasts, a grant of a lower tier is only recorded, and a grant of an unknown tier is rejected', async () => {
  const minseo = await makeMember(app.deps);
  await grant(minseo, 'GOLD', null);
  app.deps.clock.advance(3_650 * DAY);
  await settle();
  expect((await tierAndHistory(minseo))[0]).toBe('GOLD');
  app.deps.clock.set(START);
  const another = await makeMember(app.deps);
  await stayed(another, { nights: 15, ago: 1 });
  await settle();
  await grant(another, 'SILVER', null);
  await settle();
  expect(await tierAndHistory(another)).toEqual(['GOLD', ['SILVER granted', 'GOLD stays', 'WELCOME begun']]);
  expect(await grant(minseo, 'PLATINUM', null)).toMatchObject({ ok: false, failure: { code: 'not_found' } });
});

test('a grant made during the recalculation is kept', async () => {
  const minseo = await makeMember(app.deps);
  const until = new Date(app.deps.clock.now().getTime() + DAY);
  await grant(minseo, 'SILVER', until);
  app.deps.clock.set(until.toISOString());
  const sumEndedStays = async () => {
    await grant(minseo, 'SILVER', null);
    return [];
  };
  await settleTiers({ ...app.deps, sumEndedStays });
  await settle();
  expect(await tierAndHistory(minseo)).toEqual(['SILVER', ['SILVER granted', 'SILVER granted', 'WELCOME begun']]);
});

test('a deleted tier is replaced by the earned tier', async () => {
  const minseo = await makeMember(app.deps);
  await grant(minseo, 'GOLD', null);
  await saveTiers(app.deps.db, 'haneul', [TIERS[0]!, { ...TIERS[1]!, tier_code: 'PLUS' }]);
  expect((await tierOf(minseo)).current?.tier.tier_code).toBe('WELCOME');
  await settle();
  expect((await tierAndHistory(minseo))[0]).toBe('WELCOME');
  await saveTiers(app.deps.db, 'haneul', TIERS);
});

test('a tier is visible only to its member, cyber members have no tier, and withdrawal deletes the tier', async () => {
  const [minseo, another] = [await makeMember(app.deps), await makeMember(app.deps)];
  await grant(minseo, 'BYEOL', null);
  await settle();
  expect((await tierAndHistory(another))[0]).toBe('WELCOME');
  expect(problemOf(await app.guest.call('GET', '/client/membership/tier'))).toBe('401 login_required');
  const cyber = await makeMember(app.deps, { memberType: 'CYBER' });
  await settle();
  expect(await tierOf(cyber)).toMatchObject({ current: null, next: null, history: [] });
  await withdrawMember(app.deps, minseo);
  const { rows } = await app.deps.db.execute(sql`SELECT 1 FROM tier_entry WHERE member_id = ${minseo.memberId}::uuid
    UNION ALL SELECT 1 FROM member_tier WHERE member_id = ${minseo.memberId}::uuid`);
  expect(rows).toEqual([]);
});
