import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VoyageChangeRequest } from '../../../generated/types.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import {
  departure,
  loadFerry,
  OCEAN,
  ONE_WAY,
  push,
  ROUND_TRIP,
  type Sailor,
  sailorOf,
  traveller,
} from '../../../tests/support/api/voyages.ts';

let app: TestApp;
let sailor: Sailor;
let oneWay: { number: string; token: string };
let roundTrip: { number: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')] });
  await loadFerry(app.deps.db);
  await push(app.deps.db, ROOMY);
  sailor = sailorOf(app);
  oneWay = await sailor.book(ONE_WAY, {
    travellers: [traveller(0), traveller(0, 'adult', { passport_expires_on: '2028-06-01' })],
  });
  roundTrip = await sailor.book(ROUND_TRIP);
});
afterEach(async () => {
  app.deps.clock.set('2027-06-01T01:00:00Z');
  await app.deps.queue.runDue(['payment.refund']);
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

const ROOMY = departure('IT0611', {
  cabins: [
    { cabin_type_code: 'INS', count: 0 },
    { cabin_type_code: 'OCV', count: 30 },
  ],
});

const LATER: VoyageChangeRequest = {
  hotel_code: '20',
  outbound: 'IT0618',
  cabins: [{ cabin_type_code: 'OCV', travellers: [0, 1] }],
};

function problemAt(answer: Parameters<typeof problemOf>[0]): string {
  const { errors = [] } = answer.problem;
  return [problemOf(answer), ...errors.map(({ pointer }) => pointer)].join(' ');
}

describe('a quote for a change', () => {
  test('lists the added and removed lines', async () => {
    const { stay, difference, confirmed_by } = done(await sailor.quoteChange(oneWay.number, oneWay.token, LATER));
    expect({ confirmed_by, total: stay.total_price }).toEqual({ confirmed_by: 'payment', total: 360_000 });
    expect(difference).toMatchObject({ price_before: 320_000, price_after: 360_000, to_pay: 40_000, to_refund: 0 });
    expect(difference.lines.map(({ kind, code, amount }) => [kind, code, amount])).toEqual(
      expect.arrayContaining([
        ['fare_adult', 'IT0618', 340_000],
        ['fare_adult', 'IT0611', -300_000],
      ]),
    );
  });

  test.each<[string, Partial<VoyageChangeRequest>]>([
    ['422 nothing_changed', { outbound: 'IT0611' }],
    ['404 not_found', { outbound: 'IT0000' }],
    ['409 room_sold_out', { cabins: [{ cabin_type_code: 'INS', travellers: [0, 1] }] }],
    ['409 all_rooms_sold_out', { outbound: 'IT0604' }],
    ['409 sailing_closed', { outbound: 'IT0625' }],
    ['422 validation /cabins', { cabins: [] }],
    ['422 validation /cabins', { cabins: [{ cabin_type_code: 'OCV', travellers: [0] }] }],
    ['422 validation /cabins', { cabins: [{ cabin_type_code: 'OCV', travellers: [0, 0] }] }],
    ['422 validation /cabins', { cabins: [{ cabin_type_code: 'OCV', travellers: [0, 2] }] }],
    ['422 validation /hotel_code', { hotel_code: '1' }],
    ['422 validation /inbound', { inbound: 'IT0622' }],
    ['422 return_before_arrival /inbound', { inbound: 'TI0607' }],
    ['422 stay_beyond_horizon /inbound', { inbound: 'TI280612' }],
    ['422 passport_expires_early /outbound', { outbound: 'IT280512' }],
  ])('fails with %s', async (problem, change) => {
    expect(problemAt(await sailor.quoteChange(oneWay.number, oneWay.token, { ...LATER, ...change }))).toBe(problem);
  });

  test.each<[string, VoyageChangeRequest['cabins']]>([
    ['422 too_many_rooms /cabins', [0, 1, 2, 3].map((one) => ({ cabin_type_code: 'OCV', travellers: [one] }))],
    [
      '422 adult_required /cabins/1/travellers',
      [[0, 1], [2]].map((travellers) => ({ cabin_type_code: 'OCV', travellers })),
    ],
  ])('for three travellers fails with %s', async (problem, cabins) => {
    const { number, token } = roundTrip;
    expect(problemAt(await sailor.quoteChange(number, token, { ...LATER, cabins }))).toBe(problem);
  });

  test('treats an infant as a child if they reach child age by the new departure day', async () => {
    const born = { birthday: '2025-07-01' };
    const { number, token } = await sailor.book(
      { ...ONE_WAY, cabins: [{ ...OCEAN, infant: 1 }] },
      { travellers: [traveller(0), traveller(0), traveller(0, 'infant', born)] },
    );
    const cabins = [{ cabin_type_code: 'OCV', travellers: [0, 1, 2] }];
    const summer = { ...LATER, outbound: 'IT0702', cabins };
    expect(problemAt(await sailor.quoteChange(number, token, summer))).toBe('422 party_over_maximum /cabins/0');
    done(await sailor.quoteChange(number, token, { ...summer, outbound: 'IT0618' }));
    done(await app.guest.cancel(number, token, 0));
  });

  test('is rejected for another guest and for a cancelled reservation', async () => {
    expect((await sailor.quoteChange(oneWay.number, roundTrip.token, LATER)).status).toBe(404);
    const { number, token } = await sailor.book();
    done(await app.guest.cancel(number, token, 0));
    expect(problemOf(await sailor.quoteChange(number, token, LATER))).toBe('409 change_failed');
  });

  test('can’t move the departure once cancelling incurs a fee', async () => {
    app.deps.clock.set('2027-06-08T01:00:00Z');
    expect(problemOf(await sailor.quoteChange(oneWay.number, oneWay.token, LATER))).toBe('409 change_not_free');
  });

  test('keeps the fares and cabins of an unchanged leg, even if the leg is sold out', async () => {
    await push(app.deps.db, departure('IT0611', { cabins: [], capacity: 0 }));
    const withReturn = { hotel_code: '20', outbound: 'IT0611', inbound: 'TI0624', cabins: LATER.cabins };
    const { difference } = done(await sailor.quoteChange(oneWay.number, oneWay.token, withReturn));
    expect(difference).toMatchObject({ price_before: 320_000, price_after: 320_000 + 360_000 });
    await push(app.deps.db, ROOMY);
  });
});

describe('a change', () => {
  test('to a higher price takes effect once it is paid for, and holds both sailings until then', async () => {
    const { number, token } = await sailor.book();
    const quote = done(await sailor.quoteChange(number, token, LATER));
    const hold = done(await app.guest.change(number, token, quote.quote_id));
    expect(hold).toMatchObject({ status: 'held', travellers: [{ cabin: 0, band: 'adult' }, { cabin: 0 }] });
    expect(await app.differences()).toEqual([]);
    await sailor.pay(hold);
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({
      total_price: 360_000,
      paid_amount: 360_000,
      check_in: '2027-06-18',
      voyage_selection: LATER,
      travel_booking: { sailing: 'IT0618' },
      changes: [{ paid: 40_000, refund: 0 }],
    });
    expect(await keptUntil(hold.hold_number)).toEqual([]);
    expect(await app.differences()).toEqual([]);
    done(await app.guest.cancel(number, token, 0));
  });

  test('to a lower price takes effect at once and refunds the difference', async () => {
    const { number, token, hold } = await sailor.book({ ...ONE_WAY, outbound: 'IT0618' });
    const earlier = { ...LATER, outbound: 'IT0608', cabins: [{ cabin_type_code: 'INS', travellers: [1, 0] }] };
    const quote = done(await sailor.quoteChange(number, token, earlier));
    expect(quote.confirmed_by).toBe('holder');
    done(await app.guest.change(number, token, quote.quote_id));
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({ total_price: 200_000, check_in: '2027-06-08', room_type_code: 'INS' });
    expect(new Set(await keptUntil(hold.hold_number))).toEqual(new Set(['2027-07-09']));
    done(await app.guest.cancel(number, token, 0));
  });

  test('to other cabins on the same ship shows each traveller’s cabin', async () => {
    const { number, token } = await sailor.book({ ...ONE_WAY, outbound: 'IT0608' });
    const apart = {
      ...LATER,
      outbound: 'IT0608',
      cabins: [
        { cabin_type_code: 'OCV', travellers: [1] },
        { cabin_type_code: 'INS', travellers: [0] },
      ],
    };
    const quote = done(await sailor.quoteChange(number, token, apart));
    const hold = done(await app.guest.change(number, token, quote.quote_id));
    if (hold.confirmed_by === 'payment') await sailor.pay(hold);
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation.travellers.map(({ cabin }) => cabin)).toEqual([1, 0]);
    expect(reservation.stay.rooms.map(({ room_type_code }) => room_type_code)).toEqual(['OCV', 'INS']);
    done(await app.guest.cancel(number, token, 0));
  });

  test('fails with 409 sailing_closed if the departure has been cancelled, and leaves the voyage unchanged', async () => {
    const { number, token } = await sailor.book();
    const quote = done(await sailor.quoteChange(number, token, LATER));
    await push(app.deps.db, departure('IT0618', { status: 'cancelled' }));
    expect(problemOf(await app.guest.change(number, token, quote.quote_id))).toBe('409 sailing_closed');
    await push(app.deps.db, departure('IT0618'));
    expect(done(await app.guest.detail(number, token)).reservation.check_in).toBe('2027-06-11');
    done(await app.guest.cancel(number, token, 0));
  });
});

/** Returns the dates on which the passports stored with a hold will be deleted. */
async function keptUntil(holdNumber: string): Promise<string[]> {
  const { rows } = await app.deps.db.execute<{ day: string }>(
    `SELECT passport_kept_until::text AS day FROM traveller WHERE hold_number = '${holdNumber}'`,
  );
  return rows.map(({ day }) => day);
}
