import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReservationResult } from '../../generated/types.ts';
import { done, problemOf } from '../../tests/support/guest.ts';
import { demoHotel } from '../../tests/support/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { NO_ORIGINS } from '../platform/http/headers.ts';

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

test('the number and the word of the property are shown to the guest, and the next ones in their place', async () => {
  const { number, token } = await app.book();
  const seen = async () => done(await app.guest.detail(number, token)).reservation;
  expect(await seen()).toMatchObject({ code: null, memo: null, request_text: null, type: 'room', package_code: null });
  const record = { code: 'PMS-204817', memo: 'The front desk\nis open all night.' };
  expect(done(await put(number, record)).reservation).toEqual(await seen());
  expect(await seen()).toMatchObject(record);
  done(await put(number, { code: 'PMS-204817', memo: null }));
  expect(await seen()).toMatchObject({ code: 'PMS-204817', memo: null });
});

test('nobody else writes to it, and it must say something', async () => {
  const { number, token } = await app.book();
  const record = { code: 'X1', memo: 'Not yours' };
  expect(problemOf(await put(number, record, THEIRS))).toBe('404 not_found');
  expect(problemOf(await put('HS22222222', record))).toBe('404 not_found');
  expect(problemOf(await put(number, record, { 'provider-key': 'none' }))).toBe('401 session_expired');
  expect(problemOf(await put(number, { ...record, memo: ' ' }))).toBe('422 validation');
  expect(problemOf(await put(number, { ...record, code: 'X\r\nY' }))).toBe('422 validation');
  expect(problemOf(await put(number, { memo: null }))).toBe('422 validation');
  expect(done(await app.guest.detail(number, token)).reservation).toMatchObject({ code: null, memo: null });
});
