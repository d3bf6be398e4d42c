import assert from 'node:assert/strict';
import type {
  CancellationPreviewResult,
  CheckInTokenResult,
  PassportsResult,
  ProviderReservationResult,
  ReservationChangesResult,
  ReservationResult,
  ReservationSearchResult,
} from '../../../generated/types.ts';
import { type Booking, GUEST } from '../booking.ts';
import { accepted, type Call, once } from '../calls.ts';
import type { Case } from '../case.ts';

async function changesSince(call: Call, property: string, cursor?: string) {
  const query = new URLSearchParams({ hotel_code: property, ...(cursor && { changed_since: cursor }) });
  return accepted(await call<ReservationChangesResult>('GET', `/provider/reservations?${query}`));
}
/** Reads the feed to its end. */
async function latest(call: Call, property: string): Promise<string> {
  for (let page = await changesSince(call, property); ; page = await changesSince(call, property, page.next_cursor))
    if (!page.has_more) return page.next_cursor;
}
async function detail(call: Call, number: string) {
  const path = `/provider/reservations/${number}`;
  return accepted(await call<ProviderReservationResult>('GET', path)).reservation.reservation;
}
async function cancel(call: Call, { number, token }: Booking) {
  const path = `/client/booking/reservations/${number}/cancellation`;
  const own = { key: null, headers: { 'Reservation-Token': token, ...once() } };
  const { fee } = accepted(await call<CancellationPreviewResult>('GET', path, own));
  accepted(await call<ReservationResult>('POST', path, { ...own, body: { fee } }));
}

export const reservationCases: readonly Case[] = [
  {
    id: 'reservations.created',
    given: 'a cursor at the end of the feed',
    when: 'a guest books and pays',
    expect: 'the reservation is next in the feed, with its guest, rooms and money',
    async run({ call, property, book }) {
      const cursor = await latest(call, property);
      const { number, start, end } = await book();
      const { reservations } = await changesSince(call, property, cursor);
      assert.equal(reservations.length, 1);
      const [{ events, reservation }] = reservations as [(typeof reservations)[0]];
      assert.deepEqual(events, ['reservation.created', 'payment.captured']);
      assert.deepEqual(
        [reservation.reservation_number, reservation.check_in, reservation.check_out, reservation.status],
        [number, start, end, 'confirmed'],
      );
      assert.equal(reservation.booker_phone, GUEST.guest_phone);
      assert.equal(reservation.paid_amount, reservation.total_price);
    },
  },
  {
    id: 'reservations.cancelled',
    given: 'a reservation that the system has received',
    when: 'the guest cancels it',
    expect: 'it is in the feed again, as cancelled',
    async run({ call, property, book }) {
      const booking = await book();
      const cursor = await latest(call, property);
      await cancel(call, booking);
      const { reservations } = await changesSince(call, property, cursor);
      const changed = reservations.find((each) => each.reservation.reservation_number === booking.number);
      assert.equal(changed?.reservation.status, 'cancelled');
      assert.ok(changed.events.includes('reservation.cancelled'));
    },
  },
  {
    id: 'reservations.repeatable',
    given: 'a cursor of the feed',
    when: 'the same page is read twice',
    expect: 'the same reservations and the same next cursor',
    async run({ call, property, book }) {
      const cursor = await latest(call, property);
      await book();
      const [first, second] = [await changesSince(call, property, cursor), await changesSince(call, property, cursor)];
      assert.deepEqual(first, second);
    },
  },
  {
    id: 'reservations.acknowledged',
    given: 'a reservation',
    when: 'the system stores its own number and a note to the guest',
    expect: 'both are shown to the guest; repeating the call changes nothing',
    async run({ call, book }) {
      const { number, token } = await book();
      const body = { code: `PMS-${number}`, memo: 'Welcome' };
      const path = `/provider/reservations/${number}/property-record`;
      for (const _ of ['first', 'repeated']) accepted(await call('PUT', path, { body }));
      const own = { key: null, headers: { 'Reservation-Token': token } };
      const shown = accepted(await call<ReservationResult>('GET', `/client/booking/reservations/${number}`, own));
      assert.deepEqual([shown.reservation.code, shown.reservation.memo], [body.code, body.memo]);
    },
  },
  {
    id: 'reservations.found',
    given: 'a reservation with the system’s own number',
    when: 'it is searched by this number, and by the guest’s name and check-in date',
    expect: 'the reservation',
    async run({ call, property, book }) {
      const { number, start } = await book();
      const code = `PMS-${number}`;
      const path = `/provider/reservations/${number}/property-record`;
      accepted(await call('PUT', path, { body: { code, memo: null } }));
      const name = `${GUEST.guest_first_name} ${GUEST.guest_last_name}`;
      for (const body of [{ code }, { hotel_code: property, name, check_in_from: start, check_in_to: start }]) {
        const found = accepted(await call<ReservationSearchResult>('POST', '/provider/reservation-searches', { body }));
        assert.deepEqual(
          found.reservations.map(({ reservation }) => reservation.reservation_number),
          [number],
        );
      }
    },
  },
  {
    id: 'reservations.unknown',
    given: 'a number that no reservation has',
    when: 'it is read',
    expect: '404 not_found',
    async run({ call }) {
      const { status, problem } = await call('GET', '/provider/reservations/HS22222222');
      assert.deepEqual([status, problem.code], [404, 'not_found']);
    },
  },
  {
    id: 'reservations.passports',
    given: 'a stay, which has no travellers',
    when: 'its passports are read',
    expect: 'an empty list',
    async run({ call, book }) {
      const { number } = await book();
      const path = `/provider/reservations/${number}/passports`;
      assert.deepEqual(accepted(await call<PassportsResult>('GET', path)).travellers, []);
    },
  },
  {
    id: 'reservations.check-in',
    given: 'a guest who shows the QR code of a reservation',
    when: 'the front desk redeems it at the property, and at another one',
    expect: 'the reservation at the property, 404 not_found at the other',
    async run({ call, property, book }) {
      const { number, token } = await book();
      const own = { key: null, headers: { 'Reservation-Token': token } };
      const shown = `/client/booking/reservations/${number}/check-in-tokens`;
      const { token: code } = accepted(await call<CheckInTokenResult>('POST', shown, own));
      const redeem = (hotel_code: string) =>
        call<ReservationResult>('POST', '/provider/check-in-tokens', { body: { hotel_code, token: code } });
      assert.equal((await redeem('1x')).status, 404);
      assert.equal(accepted(await redeem(property)).reservation.reservation_number, number);
    },
  },
  {
    id: 'reservations.current',
    given: 'a cancelled reservation',
    when: 'it is read by its number',
    expect: 'its state, fee and refund',
    async run({ call, book }) {
      const booking = await book();
      await cancel(call, booking);
      const reservation = await detail(call, booking.number);
      assert.equal(reservation.status, 'cancelled');
      assert.equal(reservation.cancellation?.fee, 0);
      assert.equal(reservation.cancellation?.refund, reservation.total_price);
    },
  },
];
