import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, quoteRequest, problemOf } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let strict: TestApp;
beforeAll(async () => {
  strict = await startTestApp({ hotels: [demoHotel('1')], rateLimitFactor: 1 });
});
afterAll(() => strict.close());

const limited = { status: 429, problem: { code: 'rate_limited' } };
function retryAfter(headers: Headers) {
  return Number(headers.get('retry-after'));
}

test('one address does not guess numbers', async () => {
  const { guest } = strict;
  const tries = [];
  for (let n = 0; n < 21; n += 1) tries.push(await guest.lookUp(`HS2222222${n}`, '김민서'));
  expect(tries.slice(0, 20).map(problemOf)).toEqual(Array(20).fill('404 lookup_mismatch'));
  expect(tries[20]).toMatchObject(limited);
  expect(retryAfter(tries[20]!.headers)).toBeGreaterThan(0);
});

test('nobody guesses the name to a number', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const tries = [];
  for (let n = 0; n < 11; n += 1) tries.push(await guest.lookUp(n % 2 ? 'HS33333333' : ' hs33333333', '김민서'));
  expect(tries[10]).toMatchObject(limited);
});

test('one address does not keep rooms from others', async () => {
  const { guest } = strict;
  const wish = { room_type_code: 'STD', rooms: 1 };
  const tries = [];
  for (let n = 0; n < 21; n += 1) {
    const start_date = `2027-07-${String(n + 1).padStart(2, '0')}`;
    const end_date = `2027-07-${String(n + 2).padStart(2, '0')}`;
    tries.push(await guest.hold(done(await guest.quote({ ...wish, start_date, end_date }))));
  }
  expect(tries.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(tries[20]).toMatchObject(limited);
  expect(retryAfter(tries[20]!.headers)).toBeGreaterThan(0);
  expect(await strict.differences()).toEqual([]);

  const key = crypto.randomUUID();
  // The refusal is not the answer to its key: the same call goes through when it may.
  const late = done(await guest.quote({ ...wish, start_date: '2027-07-25', end_date: '2027-07-26' }));
  expect(await guest.hold(late, {}, key)).toMatchObject(limited);
  strict.deps.clock.advance(29 * 60_000);
  expect(await guest.hold(late, {}, key)).toMatchObject({ status: 201 });
});

test('a hold has so many payments and no more', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const hold = await guest.reserve();
  const tries = [];
  for (let n = 0; n < 21; n += 1) tries.push(await guest.openPayment(hold));
  expect(tries[20]).toMatchObject(limited);
});

test('one address asks for so many prices a minute', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const tries = [];
  for (let n = 0; n < 121; n += 1) tries.push(await guest.call('POST', '/client/booking/quotes', {}, quoteRequest()));
  expect(tries[119]).toMatchObject({ status: 201 });
  expect(tries[120]).toMatchObject(limited);
});
