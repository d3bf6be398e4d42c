import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HoldRequest, Traveler, VoyageQuoteRequest } from '../../../generated/types.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import {
  departure,
  loadFerry,
  OCEAN,
  ONE_WAY,
  PASSPORT,
  push,
  ROUND_TRIP,
  type Sailor,
  sailorOf,
  traveller,
  travellersFor,
} from '../../../tests/support/api/voyages.ts';
import { expireHolds } from './expire-holds.usecases.ts';

let app: TestApp;
let sailor: Sailor;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')] });
  await loadFerry(app.deps.db);
  sailor = sailorOf(app);
});
afterEach(async () => {
  app.deps.clock.set('2027-06-01T01:00:00Z');
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

function problemAt(answer: Parameters<typeof problemOf>[0]): string {
  const { errors = [] } = answer.problem;
  return [problemOf(answer), ...errors.map(({ pointer }) => pointer)].join(' ');
}

describe('a quote', () => {
  test('lists fares by age band, supplements and port tax for each leg, which sum to the total', async () => {
    const { stay } = done(await sailor.quote(ROUND_TRIP));
    const lines = stay.rooms.map((room) =>
      room.lines.map(({ kind, code, count, amount }) => [kind, code, count, amount]),
    );
    expect(lines[0]).toEqual([
      ['fare_adult', 'IT0611', 1, 150_000],
      ['fare_infant', 'IT0611', 1, 15_000],
      ['single_use', 'IT0611', 1, 50_000],
      ['port_tax', 'IT0611', 1, 10_000],
      ['fare_adult', 'TI0614', 1, 150_000],
      ['fare_infant', 'TI0614', 1, 15_000],
      ['single_use', 'TI0614', 1, 50_000],
      ['port_tax', 'TI0614', 1, 10_000],
    ]);
    for (const room of stay.rooms)
      expect(room.total_price).toBe(room.lines.reduce((total, line) => total + line.amount, 0));
    expect(stay).toMatchObject({
      start_date: '2027-06-11',
      end_date: '2027-06-15',
      nights: 4,
      checkin_time: '18:00',
      checkout_time: '11:00',
      total_price: 870_000,
      supply_price: 790_910,
      tax: 79_090,
      paid_amount: 870_000,
      cancellation_policy: { policy_name: '국제 여객 기준', free_until: '2027-06-04' },
      voyage: { trip: 'round_trip', passports_valid_until: '2027-12-15', passports_deleted_on: '2027-07-15' },
    });
    expect(stay.cancellation_policy.tiers.map(({ fee }) => fee)).toEqual([0, 87_000, 174_000, 261_000]);
  });

  test('has a separate port tax line for children', async () => {
    const cabins = [
      { ...OCEAN, adult: 1, kid: 1 },
      { ...OCEAN, adult: 1 },
    ];
    const { stay } = done(await sailor.quote({ ...ONE_WAY, cabins }));
    const taxes = stay.rooms[0]!.lines.filter(({ kind }) => kind === 'port_tax');
    expect(taxes.map(({ count, unit_price }) => [count, unit_price])).toEqual([
      [1, 10_000],
      [1, 5_000],
    ]);
  });

  test.each<[string, Partial<VoyageQuoteRequest>]>([
    ['404 not_found', { hotel_code: '99' }],
    ['404 not_found', { hotel_code: '1' }],
    ['404 not_found', { outbound: 'IT0000' }],
    ['404 not_found', { cabins: [{ ...OCEAN, cabin_type_code: 'SKY' }] }],
    ['404 not_found', { outbound: 'XT0616', cabins: [{ ...OCEAN, cabin_type_code: 'RYL' }] }],
    ['409 room_sold_out', { cabins: [{ ...OCEAN, cabin_type_code: 'INS' }] }],
    ['409 all_rooms_sold_out', { outbound: 'IT0604' }],
    ['409 sailing_closed', { outbound: 'IT0625' }],
    ['422 validation /cabins', { cabins: [] }],
    ['422 validation /cabins/1', { cabins: [OCEAN, { ...OCEAN, adult: 0 }] }],
    ['422 validation /inbound', { inbound: 'IT0618' }],
    ['422 return_before_arrival /inbound', { inbound: 'TI0607' }],
    ['422 stay_beyond_horizon /inbound', { inbound: 'TI280612' }],
    ['422 stay_beyond_horizon /outbound', { outbound: 'IT280613' }],
    ['422 party_over_maximum /cabins/0', { cabins: [{ ...OCEAN, kid: 1 }] }],
    ['422 party_over_maximum /cabins', { cabins: [{ ...OCEAN, adult: 10 }] }],
    ['422 adult_required /cabins/1/adult', { cabins: [OCEAN, { ...OCEAN, adult: 0, infant: 1 }] }],
    ['422 adult_required /cabins/0/adult', { cabins: [{ ...OCEAN, adult: 0, kid: 2 }] }],
  ])('fails with %s', async (problem, change) => {
    expect(problemAt(await sailor.quote({ ...ONE_WAY, ...change }))).toBe(problem);
  });

  test('for too many cabins reports the property’s maximum', async () => {
    const answer = await sailor.quote({
      ...ONE_WAY,
      cabins: Array.from({ length: 4 }, () => ({ ...OCEAN, adult: 1 })),
    });
    expect(problemAt(answer)).toBe('422 too_many_rooms /cabins');
    expect(answer.problem.max_rooms).toBe(3);
    const rooms = await app.guest.quote({ rooms: 6 });
    expect(rooms.problem).toMatchObject({ code: 'too_many_rooms', max_rooms: 5 });
  });

  test('for a ship that has departed is rejected', async () => {
    app.deps.clock.set('2027-06-01T09:00:00Z');
    expect(problemAt(await sailor.quote({ ...ONE_WAY, outbound: 'IT0601' }))).toBe('409 sailing_closed');
  });
});

describe('a hold', () => {
  test('expires when its ship departs', async () => {
    app.deps.clock.set('2027-06-01T08:50:00Z');
    const hold = await sailor.reserve({ ...ONE_WAY, outbound: 'IT0601' });
    expect(Date.parse(hold.expires_at)).toBe(Date.parse('2027-06-01T09:00:00Z'));
    await app.guest.release(hold.hold_number, hold.reservation_token);
  });

  test('returns travellers with masked passports, and takes capacity and cabins on both legs', async () => {
    const hold = await sailor.reserve(ROUND_TRIP);
    expect(hold.travellers.map(({ cabin, band, passport_masked }) => [cabin, band, passport_masked])).toEqual([
      [0, 'adult', '******846'],
      [1, 'adult', '******001'],
      [0, 'infant', '******002'],
    ]);
    const remaining = done(await sailor.quote({ ...ROUND_TRIP, cabins: [OCEAN] }));
    expect(remaining.stay.total_price).toBe(640_000);
    expect(problemOf(await sailor.quote({ ...ROUND_TRIP, cabins: [OCEAN, OCEAN, { ...OCEAN, adult: 1 }] }))).toBe(
      '409 room_sold_out',
    );
    expect((await app.guest.release(hold.hold_number, hold.reservation_token)).status).toBe(204);
    done(await sailor.quote({ ...ROUND_TRIP, cabins: [OCEAN, OCEAN, { ...OCEAN, adult: 1 }] }));
  });

  test('returns the same travellers when replayed', async () => {
    const quote = done(await sailor.quote());
    const key = randomUUID();
    const more = { travellers: travellersFor([OCEAN]), customerInfo: CUSTOMER };
    const first = done(await sailor.hold(quote, ONE_WAY, more, key));
    expect(done(await sailor.hold(quote, ONE_WAY, more, key))).toEqual(first);
    const other = { ...more, travellers: [traveller(0, 'adult', { passport_number: 'M70512847' }), traveller(0)] };
    expect(problemOf(await sailor.hold(quote, ONE_WAY, other, key))).toBe('422 idempotency_mismatch');
    await app.guest.release(first.hold_number, first.reservation_token);
  });

  test('releases its cabins when it expires', async () => {
    await sailor.reserve({ ...ROUND_TRIP, cabins: [OCEAN, OCEAN, OCEAN] });
    expect(problemOf(await sailor.quote({ ...ROUND_TRIP, cabins: [OCEAN, OCEAN] }))).toBe('409 room_sold_out');
    app.deps.clock.set('2027-06-01T01:16:00Z');
    expect(await expireHolds(app.deps)).toBe(1);
    app.deps.clock.set('2027-06-01T01:00:00Z');
    done(await sailor.quote({ ...ROUND_TRIP, cabins: [OCEAN, OCEAN] }));
  });

  test.each<[string, Partial<HoldRequest>]>([
    ['422 validation /travellers', { travellers: undefined }],
    ['422 validation /travellers', { travellers: [traveller(0), traveller(1)] }],
    ['422 validation /travellers', { travellers: [traveller(0), traveller(0), traveller(0, 'infant')] }],
    ['422 validation /travellers/1/cabin', { travellers: [traveller(0), traveller(2), traveller(0, 'infant')] }],
    ['422 validation /agreements/PASSPORT', { agreements: { PRIVACY: true, TERMS: true, MARKETING: false } }],
    ['422 validation /travellers/0/english_last_name', firstTraveller({ english_last_name: '김' })],
    ['422 invalid_passport /travellers/0/passport_number', firstTraveller({ passport_number: 'M-7051' })],
    ['422 validation /travellers/0/nationality', firstTraveller({ nationality: 'XX' as Traveler['nationality'] })],
    [
      '422 duplicate_passport /travellers/1/passport_number /travellers/2/passport_number',
      {
        travellers: [
          traveller(0),
          traveller(1, 'adult', { passport_number: PASSPORT.toLowerCase() }),
          traveller(0, 'infant', { passport_number: PASSPORT.toLowerCase() }),
        ],
      },
    ],
    ['422 passport_not_issued /travellers/0/passport_issued_on', firstTraveller({ passport_issued_on: '2027-06-02' })],
    [
      '422 passport_expires_early /travellers/0/passport_expires_on',
      firstTraveller({ passport_expires_on: '2026-05-20' }),
    ],
    [
      '422 passport_expires_early /travellers/0/passport_expires_on',
      firstTraveller({ passport_expires_on: '2027-06-14' }),
    ],
    [
      '422 passport_expires_early /travellers/0/passport_expires_on',
      firstTraveller({ passport_expires_on: '2027-12-14' }),
    ],
    [
      '422 invalid_birthday /travellers/2/birthday',
      { travellers: [traveller(0), traveller(1), traveller(0, 'infant', { birthday: '2024-12-05' })] },
    ],
    ['422 invalid_birthday /travellers/0/birthday', firstTraveller({ birthday: '2020-02-03' })],
  ])('fails with %s and takes no inventory', async (problem, change) => {
    const quote = done(await sailor.quote(ROUND_TRIP));
    expect(problemAt(await sailor.hold(quote, ROUND_TRIP, change))).toBe(problem);
  });

  test('reports each problem of a passport with its own code', async () => {
    const quote = done(await sailor.quote(ROUND_TRIP));
    const [first, ...others] = [traveller(0), traveller(1), traveller(0, 'infant')];
    const wrong = { ...first!, passport_issued_on: '2027-06-02', passport_expires_on: '2027-06-14' };
    const { problem } = await sailor.hold(quote, ROUND_TRIP, { travellers: [wrong, ...others] });
    expect([problem.status, problem.code, problem.errors]).toEqual([
      422,
      'validation',
      [
        { pointer: '/travellers/0/passport_issued_on', code: 'passport_not_issued' },
        { pointer: '/travellers/0/passport_expires_on', code: 'passport_expires_early' },
      ],
    ]);
  });

  test('for a voyage requires an emergency contact', async () => {
    const quote = done(await sailor.quote());
    const { emergency_name: _, emergency_phone: __, ...alone } = CUSTOMER;
    expect(problemAt(await sailor.hold(quote, ONE_WAY, { customerInfo: alone }))).toBe(
      '422 validation /customerInfo/emergency_name /customerInfo/emergency_phone',
    );
  });

  test('accepts a passport that expires on the required day', async () => {
    const hold = await sailor.reserve(
      ROUND_TRIP,
      firstTraveller({ passport_expires_on: '2027-12-15', passport_number: 'a1b2c' }),
    );
    expect(hold.travellers[0]).toMatchObject({ passport_masked: '*****', passport_expires_on: '2027-12-15' });
    await app.guest.release(hold.hold_number, hold.reservation_token);
  });

  test('for a room stay rejects travellers', async () => {
    const quote = done(await app.guest.quote());
    const answer = await app.guest.hold(quote, { travellers: [traveller(0)] });
    expect(problemAt(answer)).toBe('422 validation /travellers');
  });

  test.each<[string, Parameters<typeof departure>[1]]>([
    ['409 sailing_closed', { status: 'cancelled' }],
    ['409 room_changed', { departs_at: '2027-06-11T19:00' }],
    ['409 room_changed', { duration_minutes: 1080 }],
    [
      '409 room_sold_out',
      {
        cabins: [
          { cabin_type_code: 'RYL', count: 1 },
          { cabin_type_code: 'OCV', count: 0 },
        ],
      },
    ],
    ['409 all_rooms_sold_out', { capacity: 1 }],
  ])('fails with %s if the departure has changed', async (problem, change) => {
    const quote = done(await sailor.quote());
    await push(app.deps.db, departure('IT0611', change));
    expect(problemAt(await sailor.hold(quote, ONE_WAY))).toBe(problem);
    await push(app.deps.db, departure('IT0611'));
  });

  test('fails with 409 room_changed if the return leg now departs too early', async () => {
    const quote = done(await sailor.quote(ROUND_TRIP));
    await push(app.deps.db, departure('IT0611', { duration_minutes: 6_000 }));
    expect(problemAt(await sailor.hold(quote, ROUND_TRIP))).toBe('409 room_changed');
    await push(app.deps.db, departure('IT0611'));
  });

  test('does not offer the cabins of a released hold if the property has sold them elsewhere', async () => {
    const hold = await sailor.reserve({ ...ONE_WAY, cabins: [OCEAN, OCEAN] });
    await push(app.deps.db, departure('IT0611', { cabins: [{ cabin_type_code: 'OCV', count: 1 }], capacity: 2 }));
    expect(await app.differences()).toEqual([]);
    expect(problemOf(await sailor.quote())).toBe('409 all_rooms_sold_out');
    await app.guest.release(hold.hold_number, hold.reservation_token);
    done(await sailor.quote());
    expect(
      problemOf(
        await sailor.quote({
          ...ONE_WAY,
          cabins: [
            { ...OCEAN, adult: 1 },
            { ...OCEAN, adult: 1 },
          ],
        }),
      ),
    ).toBe('409 room_sold_out');
    await push(app.deps.db, departure('IT0611'));
  });
});

describe('a reservation', () => {
  test('shows the voyage, its travellers and its request, and releases its inventory when cancelled', async () => {
    const { number, token } = await sailor.book(ROUND_TRIP);
    const { reservation } = done(await app.guest.detail(number, token, { 'accept-language': 'en' }));
    expect(reservation).toMatchObject({
      type: 'sailing',
      status: 'confirmed',
      guest_count: 3,
      room_count: 2,
      room_price: 870_000,
      paid_amount: 870_000,
      check_in: '2027-06-11',
      check_out: '2027-06-15',
      emergency_name: '김하준',
      emergency_phone: '01055500143',
      selection: null,
      voyage_selection: {
        hotel_code: '20',
        outbound: 'IT0611',
        inbound: 'TI0614',
        cabins: [
          { cabin_type_code: 'OCV', travellers: [0, 2] },
          { cabin_type_code: 'OCV', travellers: [1] },
        ],
      },
      travel_booking: {
        departure_port: 'ICN',
        sailing: 'IT0611',
        departure_date: '2027-06-11',
        return_sailing: 'TI0614',
        return_date: '2027-06-14',
      },
      allowed_actions: ['change', 'cancel', 'print', 'calendar', 'check_in', 'claim'],
    });
    expect(reservation.stay).toMatchObject({
      hotel_name: 'Hanbada Ferry',
      picture: { alt: 'Two beds side by side below a porthole with the morning sea.' },
      rooms: [{ room_type_name: 'Ocean View Twin' }, {}],
      cancellation_policy: { policy_name: 'International passage' },
    });
    expect(reservation.stay.voyage?.legs[0]).toMatchObject({
      route_name: 'Incheon to Qingdao overnight',
      ship_name: 'Hanbada',
      to: { port_name: 'Qingdao' },
    });
    expect(reservation.stay.rooms[0]?.lines[0]?.name).toBe('Incheon to Qingdao overnight');
    expect(reservation.travellers.map(({ passport_masked }) => passport_masked)).toEqual([
      '******846',
      '******001',
      '******002',
    ]);

    app.deps.clock.set('2027-06-08T01:00:00Z');
    expect(done(await app.guest.preview(number, token))).toMatchObject({
      days_before: 3,
      fee: 87_000,
      refund: 783_000,
    });
    expect(done(await app.guest.cancel(number, token, 87_000)).reservation.status).toBe('cancelled');
    await app.deps.queue.runDue(['payment.refund']);
  });

  test('has a calendar event for each leg, from departure to arrival', async () => {
    const { number, token } = await sailor.book(ROUND_TRIP);
    const { body } = await app.guest.call<string>('GET', `/client/booking/reservations/${number}/calendar`, {
      'reservation-token': token,
    });
    expect(body.match(/^(UID|DTSTART|DTEND):.*$/gm)?.map((line) => line.trim())).toEqual([
      `UID:${number}-1`,
      'DTSTART:20270611T090000Z',
      'DTEND:20270612T020000Z',
      `UID:${number}-2`,
      'DTSTART:20270614T090000Z',
      'DTEND:20270615T020000Z',
    ]);
    done(await app.guest.cancel(number, token, 0));
    await app.deps.queue.runDue(['payment.refund']);
  });

  test('can be neither changed nor cancelled once its ship has departed', async () => {
    const { number, token } = await sailor.book();
    app.deps.clock.set('2027-06-11T08:59:00Z');
    const before = done(await app.guest.detail(number, token)).reservation;
    expect(before.allowed_actions).toContain('cancel');
    app.deps.clock.set('2027-06-11T09:00:00Z');
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation.allowed_actions).toEqual(['print', 'calendar', 'check_in', 'claim']);
    expect(problemOf(await app.guest.cancel(number, token, 96_000))).toBe('409 cancel_failed');
    app.deps.clock.set('2027-06-01T01:00:00Z');
    done(await app.guest.cancel(number, token, 0));
    await app.deps.queue.runDue(['payment.refund']);
  });
});

const CUSTOMER = {
  guest_last_name: '김',
  guest_first_name: '민서',
  guest_phone: '01055500142',
  guest_email: 'minseo@guest.example',
  emergency_name: '김서윤',
  emergency_phone: '01055500143',
};

/** Returns the round trip's three travellers, with `change` applied to the first traveller. */
function firstTraveller(change: Parameters<typeof traveller>[2]) {
  return { travellers: [traveller(0, 'adult', change), traveller(1), traveller(0, 'infant')] };
}
