import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  guestDetails,
  BOOKED_FOR_ANOTHER,
  done,
  type Guest,
  guestOf,
  problemOf,
  quoteRequest,
} from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../../app.ts';

let strict: TestApp;
let guestFrom: (address: string) => Guest;
beforeAll(async () => {
  strict = await startTestApp({ hotels: [demoHotel('1', roomy)], rateLimitFactor: 1 });
  const app = createApp(strict.deps);
  guestFrom = (remoteAddress) =>
    guestOf(async (path, init) =>
      app.request(`https://booking.example/api${path}`, init, { incoming: { socket: { remoteAddress } } }),
    );
});
afterAll(() => strict.close());

const limited = { status: 429, problem: { code: 'rate_limited' } };
function retryAfter(headers: Headers) {
  return Number(headers.get('retry-after'));
}

test('limits the lookups from one address', async () => {
  const { guest } = strict;
  const attempts = [];
  for (let n = 0; n < 21; n += 1) attempts.push(await guest.lookUp(`HS2222222${n}`, '김민서'));
  expect(attempts.slice(0, 20).map(problemOf)).toEqual(Array(20).fill('404 lookup_mismatch'));
  expect(attempts[20]).toMatchObject(limited);
  expect(retryAfter(attempts[20]!.headers)).toBeGreaterThan(0);
});

test('limits the lookups for one reservation number', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const attempts = [];
  for (let n = 0; n < 11; n += 1) attempts.push(await guest.lookUp(n % 2 ? 'HS33333333' : ' hs33333333', '김민서'));
  expect(attempts[10]).toMatchObject(limited);
});

test('limits the rooms requested from one address', async () => {
  const { guest } = strict;
  const wish = { room_type_code: 'STD', rooms: 5 };
  const attempts = [];
  const [quote, person, own] = [done(await guest.quote(wish)), guestDetails(), crypto.randomUUID()];
  attempts.push(await guest.hold(quote, person, own));
  for (let n = 1; n < 9; n += 1) attempts.push(await guest.hold(done(await guest.quote(wish)), guestDetails()));
  // Each attempt requests five rooms, so eight attempts reach the limit of 40.
  expect(attempts.slice(0, 8).filter(({ status }) => status === 429)).toEqual([]);
  expect(attempts[8]).toMatchObject(limited);
  // A stored response is replayed despite the limit, because the caller may not have received it the first time.
  expect(await guest.hold(quote, person, own)).toMatchObject({ status: 201, body: attempts[0]!.body });
  expect(retryAfter(attempts[8]!.headers)).toBeGreaterThan(0);
  expect(await strict.differences()).toEqual([]);

  const key = crypto.randomUUID();
  // A `rate_limited` response isn't stored with its idempotency key, so the same call succeeds later.
  const late = done(await guest.quote({ ...wish, rooms: 1, start_date: '2027-07-25', end_date: '2027-07-26' }));
  expect(await guest.hold(late, {}, key)).toMatchObject(limited);
  strict.deps.clock.advance(29 * 60_000);
  expect(await guest.hold(late, {}, key)).toMatchObject({ status: 201 });
});

describe('limits on held rooms', () => {
  const FIVE = { room_type_code: 'STD', rooms: 5 };
  /**
   * Creates holds with the given room counts, one after the other. `caller` returns the client address and the
   * customer of each hold.
   */
  async function holdAll(rooms: number[], caller: (n: number) => { from?: string; as?: object }) {
    const answers = [];
    for (const [n, count] of rooms.entries()) {
      const { from = `198.51.100.${n}`, as = {} } = caller(n);
      const guest = guestFrom(from);
      const quote = done(await guest.quote({ ...FIVE, rooms: count }));
      answers.push(await guest.hold(quote, guestDetails(as)));
    }
    return answers;
  }
  function statuses(answers: { status: number }[]) {
    return answers.map(({ status }) => status);
  }
  beforeEach(() => strict.deps.clock.advance(3_600_000));
  afterEach(async () => {
    strict.deps.clock.advance(16 * 60_000);
    await strict.deps.queue.runDue(['booking.expire-hold']);
    expect(await strict.differences()).toEqual([]);
  });

  test('limits one address to 20 room nights until some are released', async () => {
    const from = () => ({ from: '203.0.113.7' });
    const answers = await holdAll([5, 5, 1, 1], from);
    // Each hold is for two nights.
    expect(statuses(answers)).toEqual([201, 201, 429, 429]);
    expect(answers[2]).toMatchObject(limited);
    expect(retryAfter(answers[2]!.headers)).toBe(15 * 60);
    const [first] = answers.map(({ body }) => body);
    expect((await guestFrom('203.0.113.7').release(first!.hold_number, first!.reservation_token)).status).toBe(204);
    expect(statuses(await holdAll([5, 1], from))).toEqual([201, 429]);
    expect(statuses(await holdAll([5], () => ({})))).toEqual([201]);
  });

  test('limits one address to ten holds', async () => {
    const answers = await holdAll(Array(11).fill(1), () => ({ from: '203.0.113.8' }));
    expect(statuses(answers)).toEqual([...Array(10).fill(201), 429]);
  });

  test.each([
    [
      'phone',
      ['01055500777', '821055500777', '00821055500777', '8201055500777'].map((guest_phone) => ({ guest_phone })),
    ],
    ['phone abroad', ['447700900123', '00447700900123'].map((guest_phone) => ({ guest_phone }))],
    [
      'mailbox',
      ['one@guest.example', 'ONE@Guest.example', 'one+a@guest.example', 'one+b+c@guest.example'].map((guest_email) => ({
        guest_email,
      })),
    ],
    [
      'Gmail mailbox',
      ['min.seo@gmail.com', 'm.inseo@gmail.com', 'Minseo+a.b@googlemail.com'].map((guest_email) => ({ guest_email })),
    ],
  ])('allows three holds for one %s, in any notation and from any address', async (_, notations) => {
    const answers = await holdAll([1, 1, 1, 1], (n) => ({ as: notations[n % notations.length]! }));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });

  test('counts mailboxes that differ in dots separately outside Gmail', async () => {
    const mailboxes = ['min.seo@guest.example', 'minseo@guest.example'].map((guest_email) => ({ guest_email }));
    expect(statuses(await holdAll([1, 1, 1, 1], (n) => ({ as: mailboxes[n % 2]! })))).toEqual(Array(4).fill(201));
  });

  test('limits one booker to three holds, even for different guests', async () => {
    const answers = await holdAll([1, 1, 1, 1], (n) => ({ as: { ...BOOKED_FOR_ANOTHER, guest_first_name: `${n}` } }));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });

  test('allows a first hold that exceeds the limit, but no second one', async () => {
    const guest = guestFrom('203.0.113.9');
    const long = { room_type_code: 'STD', rooms: 5, end_date: '2027-06-18' };
    expect((await guest.hold(done(await guest.quote(long)), guestDetails())).status).toBe(201);
    expect(await guest.hold(done(await guest.quote(FIVE)), guestDetails())).toMatchObject(limited);
  });
});

test('limits the payment attempts for a hold', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const hold = await guest.reserve();
  const attempts = [];
  for (let n = 0; n < 21; n += 1) attempts.push(await guest.openPayment(hold));
  expect(attempts[20]).toMatchObject(limited);
});

test('limits the quotes requested from one address', async () => {
  const { guest } = strict;
  strict.deps.clock.advance(3_600_000);
  const attempts = [];
  for (let n = 0; n < 121; n += 1)
    attempts.push(await guest.call('POST', '/client/booking/quotes', {}, quoteRequest()));
  expect(attempts[119]).toMatchObject({ status: 201 });
  expect(attempts[120]).toMatchObject(limited);
});
