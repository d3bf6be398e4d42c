import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubMemberResult, VouchersResult } from '../../generated/types.ts';
import { OWNED_ROOMS } from '../../scripts/demo/company.ts';
import { expireHolds } from '../../server/booking/hold/expire-holds.usecases.ts';
import { saveContracts } from '../../server/presale/contract.usecases.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { notifyExpiringPoints } from '../../server/points/expiring-points.usecases.ts';
import { balance, coupon, grant, loggedInMember } from '../support/api/benefits.ts';
import { guestDetails, done, guestOf, problemOf } from '../support/api/guest.ts';
import { makeMember, sessionCalls } from '../support/api/members.ts';
import { eventually } from '../support/site/process.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { demoHotel } from '../support/api/properties.ts';
import { PERSON, savedTravellersOf } from '../support/api/saved-travellers.ts';
import { roomy, startTestApp, type TestApp } from '../support/api/test-app.ts';

const FIRST = '2027-06-11';

let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await testPostgres();
  app = await startTestApp({ database: await postgres.open(24), hotels: [demoHotel('1', roomy)] });
});
afterAll(async () => {
  await app.close();
  const after = await postgres.open(1);
  const query = sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  const { rows } = await after.db.execute<{ deadlocks: number }>(query);
  await after.close();
  await postgres.close();
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

function somebody(at: number) {
  return guestDetails({ guest_phone: `0105550${String(1000 + at)}`, guest_email: `guest${at}@guest.example` });
}

test('only one of 20 concurrent bookings uses a coupon, which is returned only once', async () => {
  const minseo = await loggedInMember(app.deps, app.send);
  const code = await coupon(app.deps, minseo);
  const wish = { coupons: [[{ coupon_code: code, date: FIRST }]] };
  const quotes = await Promise.all(Array.from({ length: 20 }, async () => done(await minseo.quote(wish))));
  const answers = await Promise.all(quotes.map((quote, at) => minseo.hold(quote, somebody(at))));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(problemOf))).toEqual(new Set(['409 coupon_used']));
  expect(refused).toHaveLength(19);
  expect(await app.differences()).toEqual([]);
  const { hold_number, reservation_token } = done(answers.find(({ status }) => status === 201)!);
  const late = { ...app.deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  await Promise.all([
    ...Array.from({ length: 4 }, () => minseo.release(hold_number, reservation_token)),
    ...Array.from({ length: 4 }, () => expireHolds(late)),
  ]);
  expect(await app.differences()).toEqual([]);
  done(await minseo.quote(wish));
});

test('only four of 16 concurrent bookings each use 5,000 of 20,000 points, and every point is returned only once', async () => {
  const minseo = await loggedInMember(app.deps, app.send, { points: 20_000 });
  const quotes = await Promise.all(
    Array.from({ length: 16 }, async () => done(await minseo.quote({ use_point: 5_000 }))),
  );
  const answers = await Promise.all(quotes.map((quote, at) => minseo.hold(quote, somebody(100 + at))));
  const held = answers.filter(({ status }) => status === 201).map(done);
  expect(held).toHaveLength(4);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(problemOf))).toEqual(
    new Set(['409 mileage_insufficient']),
  );
  expect(await balance(minseo)).toBe(0);
  expect(await app.differences()).toEqual([]);
  const late = { ...app.deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  const releases = held.flatMap(({ hold_number, reservation_token }) => [
    minseo.release(hold_number, reservation_token),
    guestOf(app.send).release(hold_number, reservation_token),
  ]);
  await Promise.all([...releases, expireHolds(late), expireHolds(late)]);
  expect(await balance(minseo)).toBe(20_000);
  expect(await app.differences()).toEqual([]);
});

/** Creates the owner of a demo room, with five vouchers for a deluxe twin at hotel 1. */
async function ownerOf(room: 0 | 1) {
  const { contract, ...owned } = OWNED_ROOMS[room]!;
  const given = { ...contract!, hotel_code: '1', room_type_codes: ['DLX'], vouchers_total: 5 };
  await saveContracts(app.deps.db, 'haneul', [{ ...owned, contract: given }]);
  const { building_code, unit_code, room_number } = owned;
  const ownedRoom = { building_code, building_name: '101동', unit_code, unit_name: 'A타입', room_number };
  const { loginId } = await makeMember(app.deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  const { token } = done(await sessionCalls(app.guest).login(loginId));
  return {
    owner: guestOf(app.send, { authorization: `Bearer ${token}` }),
    wish: { voucher_contract: given.contract_number },
    path: `/client/presale/contracts/${given.contract_number}`,
  };
}

test('only two of 8 concurrent bookings each use two of five vouchers, and every voucher is returned only once', async () => {
  const { owner, wish, path } = await ownerOf(0);
  const quotes = await Promise.all(Array.from({ length: 8 }, async () => done(await owner.quote(wish))));
  const answers = await Promise.all(quotes.map((quote, at) => owner.hold(quote, somebody(200 + at))));
  expect(answers.filter(({ status }) => status !== 201).map(problemOf)).toEqual(
    Array.from({ length: 6 }, () => '409 voucher_exceeds_remaining'),
  );
  const left = async () => done(await owner.call<VouchersResult>('GET', `${path}/vouchers`)).vouchers.remaining;
  expect(await left()).toBe(1);
  const held = answers.filter(({ status }) => status === 201).map(done);
  const late = { ...app.deps, clock: fixedClock('2027-06-01T02:00:00Z') };
  const releases = held.map(({ hold_number, reservation_token }) => owner.release(hold_number, reservation_token));
  await Promise.all([...releases, expireHolds(late), expireHolds(late)]);
  expect(await left()).toBe(5);
  expect(await app.differences()).toEqual([]);
});

test('a sub-member who is disabled while reserving uses no voucher', async () => {
  const { db } = app.deps;
  const { owner, wish, path } = await ownerOf(1);
  const jiho = await loggedInMember(app.deps, app.send);
  const theirs = { login_id: jiho.member.loginId, user_name: '김민서' };
  const { sub_member } = done(await owner.call<SubMemberResult>('POST', `${path}/sub-members`, {}, theirs));
  const quote = done(await jiho.quote(wish));
  const [asked] = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM room_day WHERE stay_date = ${FIRST} FOR UPDATE`);
    const going = jiho.hold(quote);
    await eventually(10_000, async () => {
      const { rows } = await db.execute(sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    done(await owner.call('PUT', `${path}/sub-members/${sub_member.sub_member_id}`, {}, { active: false }));
    return [going];
  });
  expect(problemOf(await asked)).toBe('404 contract_not_found');
  expect(await app.differences()).toEqual([]);
});

test('four concurrent expiry jobs notify each member with expiring points once', async () => {
  const members = await Promise.all(Array.from({ length: 24 }, () => makeMember(app.deps)));
  for (const member of members) await Promise.all([5, 9, 20].map((ends) => grant(app.deps, member, 100, ends)));
  await Promise.all(Array.from({ length: 4 }, () => notifyExpiringPoints(app.deps)));
  await app.deps.queue.runDue(['message.send']);
  const notified = app.deps.outbox.filter(({ text }) => text.includes('/my_page/point')).map(({ to }) => to);
  expect(notified.toSorted()).toEqual(members.map(({ email }) => email).toSorted());
});

test('concurrent saves never exceed a member’s limit of saved travellers', async () => {
  const saved = savedTravellersOf(await loggedInMember(app.deps, app.send));
  const answers = await Promise.all(Array.from({ length: 30 }, () => saved.put(PERSON)));
  const outcomes = answers.map((answer) => (answer.status === 200 ? '200' : problemOf(answer)));
  expect(Object.groupBy(outcomes, (outcome) => outcome)).toMatchObject({
    200: { length: 20 },
    '409 too_many_saved_travellers': { length: 10 },
  });
  expect(await saved.list()).toHaveLength(20);
});
