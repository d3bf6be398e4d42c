import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done, problemOf, quoteRequest } from '../../../tests/support/guest.ts';
import { demoHotel } from '../../../tests/support/properties.ts';
import { loadCompany } from '../../../tests/support/signup.ts';
import { DEPARTURES, push, sailorOf } from '../../../tests/support/voyages.ts';
import { type Booked, roomy, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const LONGER = { end_date: '2027-06-14' };

let app: TestApp;
/** Whose reservation it is, and the tokens of others: of another guest, hotel and company, of a change, of what is no reservation yet. */
let mine: Booked;
let voyage: { number: string; token: string };
let quoteId: string;
const others: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('20')] });
  await push(app.deps.db, ...DEPARTURES);
  const theirs = demoHotel('1', (hotel) => {
    roomy(hotel);
    hotel.hotel_code = '90';
  });
  await loadCompany(app.deps.db, 'mirae', [theirs]);
  mine = await app.book();
  quoteId = done(await app.guest.quoteChange(mine.number, mine.token, LONGER)).quote_id;
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

/** All that any of them could write. */
async function written() {
  const tables = ['quote', 'hold', 'notification', 'check_in_token', 'payment', 'refund', 'booking_token'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`);
  return (await app.deps.db.execute(sql.raw(`SELECT ${counts.join(', ')}`))).rows;
}

let before: unknown;
beforeEach(async () => {
  before = await written();
});

test.each(OPERATIONS)('%s is for the holder of the reservation alone', async (_, part, body, of = () => mine) => {
  const call = (number: string, token?: string) => {
    const headers = { 'idempotency-key': randomUUID(), ...(token !== undefined && { 'reservation-token': token }) };
    return app.guest.call('POST', `/client/booking/reservations/${number}/${part}`, headers, body());
  };
  const own = of();
  for (const [whose, token] of Object.entries(others))
    expect([whose, problemOf(await call(own.number, token))]).toEqual([whose, '404 reservation_not_found']);
  expect(problemOf(await call('HS2Z2Z2Z2Z', own.token))).toBe('404 reservation_not_found');
  expect(problemOf(await call(own.number))).toMatch(/^401 /);
  expect(problemOf(await call(own.number, own.token.replace('haneul', 'mirae')))).toMatch(/^401 /);
  expect(await written()).toEqual(before);
  expect((await call(own.number, own.token)).status).toBeLessThan(300);
});
