import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BookerCodeResult } from '../../../generated/types.ts';
import { CUSTOMER, done, problemOf } from '../../../tests/support/api/guest.ts';
import { codeSentTo } from '../../../tests/support/api/hold-code.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';
const FREE = { hotel_code: '10', room_type_code: 'OCN' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START, hotels: [demoHotel('1', roomy), demoHotel('10', roomy)] });
});
afterEach(async () => {
  expect(await app.differences()).toEqual([]);
  app.deps.clock.advance(3_600_000);
});
afterAll(() => app.close());

async function held(customer: Partial<typeof CUSTOMER> = {}) {
  const { guest, deps } = app;
  const hold = await guest.reserve(FREE, { customerInfo: { ...CUSTOMER, ...customer } });
  const { hold_number: number, reservation_token: token } = hold;
  const sent = done(await guest.sendCode(number, token));
  return { hold, number, token, sent, code: await codeSentTo(deps, sent) };
}
function confirmation({ verification_id }: BookerCodeResult, code: string) {
  return { verification_id, code };
}

test('holds rooms that require no payment and confirms them by code', async () => {
  const { guest } = app;
  const { hold, number, token, sent, code } = await held();
  expect(hold).toMatchObject({ status: 'held', confirmed_by: 'code', reservation_number: null });
  expect(sent).toMatchObject({ channel: 'SMS', to: CUSTOMER.guest_phone });
  const confirmed = done(await guest.confirm(number, token, confirmation(sent, code)));
  expect(confirmed).toMatchObject({
    status: 'confirmed',
    reservation_number: expect.stringMatching(/^HS/),
    reservation_token: null,
  });
  expect(done(await guest.getHold(number, token))).toMatchObject({
    status: 'confirmed',
    reservation_number: confirmed.reservation_number,
  });
  expect(problemOf(await guest.sendCode(number, token))).toBe('409 reservation_failed');
});

test('releases the rooms if no code confirms the hold in time', async () => {
  const { guest, deps } = app;
  const { number, token, sent, code } = await held();
  deps.clock.advance(2 * 60_000);
  deps.clock.advance(13 * 60_000);
  expect(problemOf(await guest.sendCode(number, token))).toBe('410 hold_expired');
  expect(problemOf(await guest.confirm(number, token, confirmation(sent, code)))).toBe('410 hold_expired');
  await deps.queue.runDue(['booking.expire-hold']);
  expect(done(await guest.getHold(number, token)).status).toBe('expired');
});

test.each([
  ['821055500142', 'SMS', '01055500142'],
  ['0255501000', 'EMAIL', 'emma@guest.example'],
])('sends the code for %s by %s', async (guest_phone, channel, to) => {
  const { sent } = await held({ guest_phone, guest_email: 'emma@guest.example' });
  expect(sent).toMatchObject({ channel, to });
});

describe('an invalid code', () => {
  test('confirms nothing, and after five wrong attempts the correct code is rejected too', async () => {
    const { guest } = app;
    const { number, token, sent, code } = await held();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect(problemOf(await guest.confirm(number, token, confirmation(sent, wrong)))).toBe('422 verification_failed');
    expect(problemOf(await guest.confirm(number, token, confirmation(sent, code)))).toBe('410 verification_expired');
    expect(done(await guest.getHold(number, token)).status).toBe('held');
  });

  test('is rejected if it is for another hold, replaced or expired', async () => {
    const { guest, deps } = app;
    const first = await held();
    deps.clock.advance(31_000);
    const second = await held();
    expect(problemOf(await guest.confirm(second.number, second.token, confirmation(first.sent, first.code)))).toBe(
      '410 verification_expired',
    );
    deps.clock.advance(31_000);
    const again = done(await guest.sendCode(first.number, first.token));
    expect(problemOf(await guest.confirm(first.number, first.token, confirmation(first.sent, first.code)))).toBe(
      '410 verification_expired',
    );
    const code = await codeSentTo(deps, again);
    deps.clock.advance(3 * 60_000);
    expect(problemOf(await guest.confirm(first.number, first.token, confirmation(again, code)))).toBe(
      '410 verification_expired',
    );
  });
});

test('limits new codes, and sends none for another hold or for rooms that must be paid for', async () => {
  const { guest } = app;
  const { number, token, sent, code } = await held();
  expect(await guest.sendCode(number, token)).toMatchObject({ status: 429, problem: { code: 'rate_limited' } });
  const paid = await guest.reserve();
  expect(problemOf(await guest.sendCode(number, paid.reservation_token))).toBe('404 not_found');
  expect(problemOf(await guest.confirm(number, paid.reservation_token, confirmation(sent, code)))).toBe(
    '404 not_found',
  );
  expect(problemOf(await guest.sendCode(paid.hold_number, paid.reservation_token))).toBe('409 reservation_failed');
  const early = await guest.confirm(paid.hold_number, paid.reservation_token, confirmation(sent, code));
  expect(problemOf(early)).toBe('409 reservation_failed');
});

test('creates one reservation if a hold is confirmed twice, with the same idempotency key or another', async () => {
  const { guest } = app;
  const { number, token, sent, code } = await held();
  const key = randomUUID();
  const [first, second] = await Promise.all([
    guest.confirm(number, token, confirmation(sent, code), key),
    guest.confirm(number, token, confirmation(sent, code), randomUUID()),
  ]);
  const confirmed = [first, second].filter(({ status }) => status === 200);
  const [reservation_number, ...others] = new Set(confirmed.map(({ body }) => body.reservation_number));
  expect([reservation_number, others]).toEqual([expect.stringMatching(/^HS/), []]);
  const replayed = await guest.confirm(number, token, confirmation(sent, code), key);
  expect(replayed.body).toEqual(first.body);
  expect(problemOf(await guest.confirm(number, token, confirmation(sent, '000000'), key))).toBe(
    '422 idempotency_mismatch',
  );
  const again = await guest.confirm(number, token, confirmation(sent, code), randomUUID());
  expect(done(again)).toMatchObject({ status: 'confirmed', reservation_number });
  expect(done(await guest.getHold(number, token)).reservation_number).toBe(reservation_number);
});

test('returns the reservation on a retry after the server crashed before responding', async () => {
  const { guest, deps } = app;
  const { number, token, sent, code } = await held();
  const key = randomUUID();
  const confirmed = done(await guest.confirm(number, token, confirmation(sent, code), key));
  const lost = sql`UPDATE idempotency_key SET answer = NULL, leased_until = ${deps.clock.now()} WHERE key = ${key}`;
  await deps.db.execute(lost);
  deps.clock.advance(1);
  const again = done(await guest.confirm(number, token, confirmation(sent, code), key));
  expect(again).toEqual({ ...confirmed, server_time: again.server_time });
});
