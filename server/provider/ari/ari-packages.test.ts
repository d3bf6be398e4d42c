import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AriUpdate, PriceLine, QuoteResult, SearchResult } from '../../../generated/types.ts';
import { applyAri, ariMessage, sendAri } from '../../../tests/support/api/ari.ts';
import { done, guestDetails, nicepayWindow, problemOf, quoteRequest, STAY } from '../../../tests/support/api/guest.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ hotels: [demoHotel('1')] })));
afterAll(() => app.close());

const DLX = { room_type_code: 'DLX' };
const NIGHTS = { ...DLX, from: STAY.start_date, to: '2027-06-12' };
const BB = { ...NIGHTS, package_code: 'BB' };
const PACKAGE = { package_code: 'BB' };

async function search(party = { adult: 2, kid: 0, infant: 0, pet: 0 }) {
  const request = {
    hotel_code: '1',
    start_date: STAY.start_date,
    end_date: STAY.end_date,
    reservationInfo: [party],
  };
  return done(await app.guest.call<SearchResult>('POST', '/client/catalogue/search', {}, request));
}
function totalOf({ sumPriceList }: SearchResult, packageCode: string | null, roomType = 'DLX') {
  return sumPriceList.find((one) => one.room_type_code === roomType && one.package_code === packageCode)?.total_price;
}
function linesOf({ stay }: QuoteResult, kind: PriceLine['kind']) {
  return stay.rooms[0]!.lines.filter((line) => line.kind === kind).map(({ date, count, unit_price }) => ({
    date,
    count,
    unit_price,
  }));
}
/** Opens the package again with its price of the bundle, for all nights of these tests. */
function reset() {
  const open = { closed: false, closed_to_arrival: false, closed_to_departure: false, min_nights: 1, max_nights: 30 };
  return applyAri(app.guest, { days: [{ ...BB, to: '2027-06-20', price: 40_000, ...open }] });
}

describe('the price of a package', () => {
  test('per night applies with one room type, in the search, the quote and the hold', async () => {
    const before = await search();
    expect(await applyAri(app.guest, { days: [{ ...BB, to: BB.from, price: 55_000 }] })).toMatchObject({ changed: 1 });
    const after = await search();
    expect(totalOf(after, 'BB')! - totalOf(before, 'BB')!).toBe(15_000);
    expect(totalOf(after, 'BB', 'STD')).toBe(totalOf(before, 'BB', 'STD'));
    expect(totalOf(after, null)).toBe(totalOf(before, null));
    // The lowest price, of another room type.
    expect(after.packagePriceList.find((one) => one.package_code === 'BB')?.stay_price).toBe(80_000);
    const quote = done(await app.guest.quote(PACKAGE));
    expect(quote.stay.total_price).toBe(totalOf(after, 'BB'));
    expect(linesOf(quote, 'package')).toEqual([
      { date: null, count: 1, unit_price: 55_000 },
      { date: null, count: 1, unit_price: 40_000 },
    ]);
    await applyAri(app.guest, { days: [{ ...BB, price: 60_000 }] });
    expect(problemOf(await app.guest.hold(quote, guestDetails()))).toBe('409 price_changed');
    await reset();
  });
});

describe('the restrictions of a package', () => {
  test.each([
    ['closed', { closed: true }, '409 stay_closed'],
    ['closed_to_arrival', { closed_to_arrival: true }, '409 stay_closed'],
    ['closed_to_departure', { from: STAY.end_date, to: STAY.end_date, closed_to_departure: true }, '409 stay_closed'],
    ['min_nights', { min_nights: 3 }, '422 stay_length'],
    ['max_nights', { max_nights: 1 }, '422 stay_length'],
  ])(
    '%s take effect in the search, the quote and the hold, but not without the package',
    async (_, change, refused) => {
      await reset();
      const quote = done(await app.guest.quote(PACKAGE));
      await applyAri(app.guest, { days: [{ ...BB, ...change }] });
      expect(totalOf(await search(), 'BB')).toBeUndefined();
      expect(totalOf(await search(), 'BB', 'STD')).toBeGreaterThan(0);
      expect(problemOf(await app.guest.quote(PACKAGE))).toBe(refused);
      expect(problemOf(await app.guest.hold(quote, guestDetails()))).toBe(refused);
      expect((await app.guest.quote()).status).toBe(201);
      await reset();
    },
  );
});

describe('a change of a reservation', () => {
  test('keeps the booked package and its price, even if both have changed since', async () => {
    await reset();
    const booked = await app.book({ ...PACKAGE, end_date: '2027-06-12' });
    await applyAri(app.guest, {
      days: [
        { ...BB, price: 70_000, closed_to_arrival: true, max_nights: 1, min_nights: 1 },
        { ...BB, from: '2027-06-12', max_nights: 5 },
      ],
    });
    const { stay } = await changed(booked, { ...PACKAGE, end_date: '2027-06-12', room_type_code: 'DLX' }, 3);
    expect(stay.rooms[0]!.lines.filter(({ kind }) => kind === 'package').map((line) => line.unit_price)).toEqual([
      40_000,
    ]);
    await reset();
  });

  test('keeps the booked prices for extra guests, and charges the new price for new nights', async () => {
    await applyAri(app.guest, { days: [{ ...NIGHTS, to: '2027-06-14', extra_adult_price: 41_000 }] });
    const three = { adult: 3, kid: 0, infant: 0, pet: 0 };
    const request = quoteRequest({ end_date: '2027-06-12' });
    const own = { ...request, reservationRoomList: [{ ...request.reservationRoomList[0]!, ...three }] };
    const quote = done(await app.guest.call<QuoteResult>('POST', '/client/booking/quotes', {}, own));
    expect(linesOf(quote, 'extra_adult')).toEqual([{ date: null, count: 1, unit_price: 41_000 }]);
    const hold = done(await app.guest.hold(quote, guestDetails()));
    const ready = done(await app.guest.openPayment(hold));
    const paid = await app.externalServices.control.authorise(nicepayWindow(ready).request);
    await app.guest.returnFromCardWindow(paid);
    const { reservation_number } = done(await app.guest.payment(ready.order_id, hold.reservation_token));
    await applyAri(app.guest, { days: [{ ...NIGHTS, to: '2027-06-14', extra_adult_price: 99_000 }] });
    const { stay } = await changed(
      { number: reservation_number!, token: hold.reservation_token! },
      { end_date: '2027-06-13' },
      3,
    );
    expect(stay.rooms[0]!.lines.filter(({ kind }) => kind === 'extra_adult')).toMatchObject([
      { date: '2027-06-11', unit_price: 41_000 },
      { date: '2027-06-12', unit_price: 99_000 },
    ]);
  });
});

/** Requests a quote for changing a reservation. */
async function changed(
  { number, token }: { number: string; token: string },
  wish: Parameters<typeof quoteRequest>[0],
  adult: number,
) {
  const request = quoteRequest(wish);
  const rooms = request.reservationRoomList.map((room) => ({ ...room, adult }));
  const path = `/client/booking/reservations/${number}/change-quotes`;
  const answer = await app.guest.call<{ stay: QuoteResult['stay'] }>(
    'POST',
    path,
    { 'reservation-token': token },
    { ...request, reservationRoomList: rooms },
  );
  return done(answer);
}

describe('prices for extra guests', () => {
  test('apply by night and age band, in the search and the quote', async () => {
    await loadHotels(app.deps.db, demoHotel('1'));
    await applyAri(app.guest, {
      days: [{ ...NIGHTS, to: NIGHTS.from, extra_adult_price: 70_000, extra_kid_price: 5_000 }],
    });
    const party = { adult: 3, kid: 0, infant: 0, pet: 0 };
    expect(totalOf(await search(party), null)).toBe(460_000 + 70_000 + 40_000);
    const kid = { adult: 2, kid: 1, infant: 0, pet: 0 };
    expect(totalOf(await search(kid), null)).toBe(460_000 + 5_000 + 20_000);
    const request = quoteRequest();
    const rooms = [{ ...request.reservationRoomList[0]!, ...kid }];
    const quote = done(
      await app.guest.call<QuoteResult>(
        'POST',
        '/client/booking/quotes',
        {},
        { ...request, reservationRoomList: rooms },
      ),
    );
    expect(linesOf(quote, 'extra_kid')).toEqual([
      { date: '2027-06-11', count: 1, unit_price: 5_000 },
      { date: '2027-06-12', count: 1, unit_price: 20_000 },
    ]);
  });
});

describe('rows for packages', () => {
  const problems = async (days: AriUpdate['days']) => {
    const { body } = await sendAri(app.guest, ariMessage({ days: days! }));
    return body.problems.map(({ pointer, code }) => `${pointer} ${code}`);
  };

  test('are reported if the package is unknown, is not sold with the room type, or the field is of the room type', async () => {
    expect(
      await problems([
        { ...BB, package_code: 'GOLF', price: 1 },
        { ...BB, room_type_code: 'STE', price: 1 },
        { ...BB, allotment: 1 },
        { ...BB, extra_kid_price: 1 },
        { ...BB, extra_adult_price: 1 },
      ]),
    ).toEqual([
      '/days/0/package_code unknown_package',
      '/days/1/package_code unknown_package',
      '/days/2/allotment not_for_package',
      '/days/3/extra_kid_price not_for_package',
      '/days/4/extra_adult_price not_for_package',
    ]);
  });
});
