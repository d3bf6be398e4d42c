import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done, problemOf, quoteRequest } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { loadCompany } from '../../../tests/support/api/signup.ts';
import { DEPARTURES, push, sailorOf } from '../../../tests/support/api/voyages.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const LONGER = { end_date: '2027-06-14' };

let app: TestApp;
let own: Booked;
let voyage: { number: string; token: string };
let quoteId: string;
/** Tokens that must not give access to the reservation. */
const others: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('20')] });
  await push(app.deps.db, ...DEPARTURES);
  const foreign = demoHotel('1', (hotel) => {
    roomy(hotel);
    hotel.hotel_code = '90';
  });
  await loadCompany(app.deps.db, 'mirae', [foreign]);
  own = await app.book();
  quoteId = done(await app.guest.quoteChange(own.number, own.token, LONGER)).quote_id;
  voyage = await sailorOf(app).book();
  const guest = await app.book();
  others['another guest'] = guest.token;
  const { quote_id } = done(await app.guest.quoteChange(guest.number, guest.token, LONGER));
  others['another’s change'] = done(await app.guest.change(guest.number, guest.token, quote_id)).reservation_token!;
  others['another company'] = (await app.book({ hotel_code: '90' })).token;
  others['another hotel'] = (await app.guest.reserve({ hotel_code: '10', room_type_code: 'OCN' })).reservation_token;
  others['a hold'] = (await app.guest.reserve()).reservation_token;
});
afterAll(() => app.close());

type Own = { number: string; token: string };
const OPERATIONS: [string, string, () => object | undefined, (() => Own)?][] = [
  ['createChangeQuote', 'change-quotes', () => quoteRequest(LONGER)],
  [
    'createVoyageChangeQuote',
    'voyage-change-quotes',
    () => ({ hotel_code: '20', outbound: 'IT0618', cabins: [{ cabin_type_code: 'OCV', travellers: [0, 1] }] }),
    () => voyage,
  ],
  ['createChange', 'changes', () => ({ quote_id: quoteId })],
  ['resendConfirmation', 'confirmation-mail', () => undefined],
  ['createCheckInToken', 'check-in-tokens', () => undefined],
];

async function rowCounts() {
  const tables = ['quote', 'hold', 'notification', 'check_in_token', 'payment', 'refund', 'booking_token'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`);
  return (await app.deps.db.execute(sql.raw(`SELECT ${counts.join(', ')}`))).rows;
}

let before: unknown;
beforeEach(async () => {
  before = await rowCounts();
});

test.each(OPERATIONS)('%s requires the reservation’s own token', async (_, path, body, target = () => own) => {
  const call = (number: string, token?: string) => {
    const headers = { 'idempotency-key': randomUUID(), ...(token !== undefined && { 'reservation-token': token }) };
    return app.guest.call('POST', `/client/booking/reservations/${number}/${path}`, headers, body());
  };
  const { number, token: ownToken } = target();
  for (const [holder, token] of Object.entries(others))
    expect([holder, problemOf(await call(number, token))]).toEqual([holder, '404 reservation_not_found']);
  expect(problemOf(await call('HS2Z2Z2Z2Z', ownToken))).toBe('404 reservation_not_found');
  expect(problemOf(await call(number))).toMatch(/^401 /);
  expect(problemOf(await call(number, ownToken.replace('haneul', 'mirae')))).toMatch(/^401 /);
  expect(await rowCounts()).toEqual(before);
  expect((await call(number, ownToken)).status).toBeLessThan(300);
});
