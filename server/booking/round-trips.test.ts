import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWire } from '../../tests/bench/wire.ts';
import { done, guestDetails, guestOf } from '../../tests/support/api/guest.ts';
import { makeMember, sessionCalls } from '../../tests/support/api/members.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { loadFerry, ROUND_TRIP, sailorOf } from '../../tests/support/api/voyages.ts';
import { testDatabase } from '../../tests/support/database/database.ts';
import { createApp } from '../app.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/database.ts';
import { silentLog } from '../platform/log.ts';

let database: OpenDatabase;
let wire: Awaited<ReturnType<typeof openWire>>;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  wire = await openWire((database.raw as { url: string }).url);
  const watched = await openDatabase({ url: wire.url, poolSize: 1 }, silentLog);
  app = await startTestApp({ database: watched, hotels: [demoHotel('1', roomy)] });
  await loadFerry(app.deps.db);
});
afterAll(async () => {
  await app.close();
  await wire.close();
  await database.close();
});

/** Returns the result of `work` and the number of its round trips to the database. */
async function counted<T>(work: () => Promise<T>): Promise<[result: T, roundTrips: number]> {
  wire.read();
  const result = await work();
  return [result, wire.read().roundTrips];
}

/** Makes a call once before it is counted, because the first call also reads the property's document. */
async function secondOf<T>(work: () => Promise<T>): Promise<[result: T, roundTrips: number]> {
  await work();
  return counted(work);
}

test('a quote and its hold take two round trips each', async () => {
  const { guest } = app;
  const [quote, ofQuote] = await secondOf(async () => done(await guest.quote()));
  const [, ofHold] = await counted(async () => done(await guest.hold(quote, guestDetails())));
  expect([ofQuote, ofHold]).toEqual([2, 2]);
});

test('a hold with options takes two round trips', async () => {
  const { guest } = app;
  const quote = done(await guest.quote({ options: [{ upselling_code: 'LATE', count: 1, date_list: [] }] }));
  expect((await counted(async () => done(await guest.hold(quote, guestDetails()))))[1]).toBe(2);
});

test('a hold takes one more round trip on a server that did not create the quote', async () => {
  const quote = done(await app.guest.quote());
  const other = createApp(app.deps);
  const elsewhere = guestOf(async (path, init) => other.request(`https://booking.example/api${path}`, init));
  const [hold, roundTrips] = await counted(async () => done(await elsewhere.hold(quote, guestDetails())));
  expect([hold.status, roundTrips]).toEqual(['held', 3]);
});

test('a voyage quote and its hold take two round trips each', async () => {
  const sailor = sailorOf(app);
  const [quote, ofQuote] = await secondOf(async () => done(await sailor.quote(ROUND_TRIP)));
  const [hold, ofHold] = await counted(async () => done(await sailor.hold(quote, ROUND_TRIP)));
  expect([hold.travellers.length, ofQuote, ofHold]).toEqual([3, 2, 2]);
});

test('a lookup takes two round trips, and a failed one takes one', async () => {
  const { number } = await app.book();
  const found = await secondOf(async () => done(await app.guest.lookUp(number, '김민서')));
  const failed = await counted(() => app.guest.lookUp(number, '김민수'));
  expect([found[1], failed[1], failed[0].status]).toEqual([2, 1, 404]);
});

test("a page of a member's reservations takes two round trips", async () => {
  const member = await makeMember(app.deps);
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  const guest = guestOf(app.send, { authorization: `Bearer ${token}` });
  await app.book({}, guest);
  const [page, roundTrips] = await secondOf(() =>
    guest.call<{ reservations: unknown[] }>('GET', '/client/booking/reservations'),
  );
  expect([done(page).reservations.length, roundTrips]).toEqual([1, 2]);
});
