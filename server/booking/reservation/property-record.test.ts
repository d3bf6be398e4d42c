import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckInTokenResult, ReservationResult } from '../../../generated/types.ts';
import { TEST_SECRET } from '../../../tests/support/api/deps.ts';
import { dump } from '../../../tests/support/database/dump.ts';
import { done, guestOf, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../../app.ts';
import { NO_ORIGINS } from '../../platform/http/headers.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';

const OURS = { 'provider-key': 'provider-key-of-the-tests' };
const THEIRS = { 'provider-key': 'provider-key-of-another-company' };

let app: TestApp;
beforeAll(async () => {
  const providerKeys = [
    { companyCode: 'haneul', key: OURS['provider-key'] },
    { companyCode: 'mirae', key: THEIRS['provider-key'] },
  ];
  const settings = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys };
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy)], settings });
});
afterAll(() => app.close());

function put(number: string, record: object, key = OURS) {
  return app.guest.call<ReservationResult>('PUT', `/provider/reservations/${number}/property-record`, key, record);
}

test('shows the property’s number and message to the guest, and replaces earlier ones', async () => {
  const { number, token } = await app.book();
  const shown = async () => done(await app.guest.detail(number, token)).reservation;
  expect(await shown()).toMatchObject({ code: null, memo: null, request_text: null, type: 'room', package_code: null });
  const record = { code: 'PMS-204817', memo: 'The front desk\nis open all night.' };
  expect(done(await put(number, record)).reservation).toEqual(await shown());
  expect(await shown()).toMatchObject(record);
  done(await put(number, { code: 'PMS-204817', memo: null }));
  expect(await shown()).toMatchObject({ code: 'PMS-204817', memo: null });
});

test('rejects other companies and invalid records', async () => {
  const { number, token } = await app.book();
  const record = { code: 'X1', memo: 'Not yours' };
  expect(problemOf(await put(number, record, THEIRS))).toBe('404 not_found');
  expect(problemOf(await put('HS22222222', record))).toBe('404 not_found');
  expect(problemOf(await put(number, record, { 'provider-key': 'none' }))).toBe('401 invalid_api_key');
  expect(problemOf(await put(number, { ...record, memo: ' ' }))).toBe('422 validation');
  expect(problemOf(await put(number, { ...record, code: 'X\r\nY' }))).toBe('422 validation');
  expect(problemOf(await put(number, { memo: null }))).toBe('422 validation');
  expect(done(await app.guest.detail(number, token)).reservation).toMatchObject({ code: null, memo: null });
});

describe('a check-in token', () => {
  const MINUTE = 60_000;
  const create = async (number: string, token: string) => {
    const path = `/client/booking/reservations/${number}/check-in-tokens`;
    return app.guest.call<CheckInTokenResult>('POST', path, { 'reservation-token': token });
  };
  const scan = (token: string, { hotel_code = '1', key = OURS } = {}) =>
    app.guest.call<ReservationResult>('POST', '/provider/check-in-tokens', key, { hotel_code, token });

  test('gives the property access to its reservation for five minutes', async () => {
    const { deps, guest } = app;
    const { number, token } = await app.book();
    const made = done(await create(number, token));
    expect(Date.parse(made.expires_at) - Date.parse(made.server_time)).toBe(5 * MINUTE);
    const seen = done(await scan(made.token));
    expect(seen).toEqual(done(await guest.detail(number, token)));
    expect(done(await create(number, token)).token).not.toBe(made.token);
    deps.clock.advance(5 * MINUTE - 1);
    expect(done(await scan(made.token))).toEqual(seen);
    deps.clock.advance(1);
    expect(problemOf(await scan(made.token))).toBe('404 not_found');
  });

  test('returns the same response for every other property and token', async () => {
    const { number, token } = await app.book();
    const made = done(await create(number, token));
    const failures = [
      await scan(made.token, { key: THEIRS }),
      await scan(made.token, { hotel_code: '10' }),
      await scan(made.token, { hotel_code: '99' }),
      await scan(made.token.replace('haneul.', 'mirae.'), { key: THEIRS }),
      await scan(`${made.token}x`),
      await scan('haneul.none'),
    ];
    const bodies = failures.map(({ status, body }) => JSON.stringify({ status, ...body, instance: '' }));
    expect(new Set(bodies).size).toBe(1);
    expect(problemOf(failures[0]!)).toBe('404 not_found');
    expect(problemOf(await scan(made.token, { key: { 'provider-key': 'none' } }))).toBe('401 invalid_api_key');
    expect(problemOf(await app.guest.detail(number, made.token))).toBe('401 session_expired');
    done(await scan(made.token));
  });

  test('is created only for the holder of the reservation', async () => {
    const [own, other] = [await app.book(), await app.book()];
    expect(problemOf(await create(other.number, own.token))).toBe('404 reservation_not_found');
  });

  test('is stored as a hash and deleted after it expires', async () => {
    const { deps } = app;
    const { number, token } = await app.book();
    const made = done(await create(number, token));
    const kept = async () => (await dump(deps.db))['public.check_in_token'];
    expect(await kept()).toContain(number);
    expect(Object.values(await dump(deps.db)).join()).not.toContain(made.token.split('.')[1]);
    deps.clock.advance(5 * MINUTE);
    await deps.queue.send(deps.db, 'booking.purge', {});
    await deps.queue.runDue(['booking.purge']);
    expect(await kept()).not.toContain(number);
  });

  test('is rate-limited both when created and when scanned', async () => {
    const { number, token } = await app.book();
    // The factor lowers the limits from 30 to 3 and from 300 to 30.
    const limiter = createRateLimiter({ ...app.deps, secret: TEST_SECRET, factor: 0.1 });
    const strict = createApp({ ...app.deps, limiter });
    const { call } = guestOf(async (path, init) => strict.request(`https://booking.example/api${path}`, init));
    const path = `/client/booking/reservations/${number}/check-in-tokens`;
    const made = [];
    for (let n = 0; n < 4; n += 1) made.push(await call('POST', path, { 'reservation-token': token }));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    const body = { hotel_code: '1', token: 'haneul.none' };
    const scanned = [];
    for (let n = 0; n < 31; n += 1) scanned.push(await call('POST', '/provider/check-in-tokens', OURS, body));
    expect(scanned.slice(29).map(problemOf)).toEqual(['404 not_found', '429 rate_limited']);
  });
});
