import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuoteResult } from '../../../generated/types.ts';
import { done, problemOf, quoteRequest } from '../../../tests/support/api/guest.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(
  async () => void (app = await startTestApp({ hotels: ['1', '10', '13', '14'].map((code) => demoHotel(code)) })),
);
afterAll(() => app.close());

test('rejects a children’s option without its adult product', async () => {
  const alone = [{ upselling_code: 'KIDBREAKFAST', count: 1, date_list: ['2027-06-11'] }];
  expect(problemOf(await app.guest.quote({ options: alone }))).toBe('422 adult_product_required');
  const together = [{ upselling_code: 'BREAKFAST', count: 1, date_list: ['2027-06-11'] }, ...alone];
  expect((await app.guest.quote({ options: together })).status).toBe(201);
});

test.each([
  { hotel_code: '1', room_type_code: 'DLX', package_code: 'BB', most: 4 },
  { hotel_code: '14', room_type_code: 'CED', package_code: 'FIRESIDE', most: 6 },
])(
  'sells breakfast with package $package_code, which includes two, up to $most in total',
  async ({ most, ...wish }) => {
    const added = (count: number) => [{ upselling_code: 'BREAKFAST', count, date_list: ['2027-06-11'] }];
    const refused = await app.guest.quote({ ...wish, options: added(most - 1) });
    expect(problemOf(refused)).toBe('422 validation');
    expect(refused.problem.errors?.[0]?.pointer).toBe('/reservationRoomList/0/selectedUpselling/0/count');
    const { stay } = done(await app.guest.quote({ ...wish, options: added(most - 2) }));
    const [line] = stay.rooms[0]!.lines.filter(({ kind }) => kind === 'upselling');
    expect(line).toMatchObject({ code: 'BREAKFAST', count: most - 2 });
  },
);

test('rejects a second check-out time, even if the package gains it after the quote', async () => {
  const late = [{ upselling_code: 'LATE', count: 1, date_list: [] }];
  const request = quoteRequest({ options: late });
  const both = { ...request, reservationRoomList: [{ ...request.reservationRoomList[0], early_checkout_seq: 1 }] };
  const refused = await app.guest.call('POST', '/client/booking/quotes', {}, both);
  expect(problemOf(refused)).toBe('422 checkout_times_conflict');
  expect(refused.problem.errors).toEqual([{ pointer: '/reservationRoomList/0', code: 'checkout_times_conflict' }]);

  const withPackage = { ...request, package_code: 'BB' };
  const quote = done(await app.guest.call<QuoteResult>('POST', '/client/booking/quotes', {}, withPackage));
  expect(quote.stay.checkout_time).toBe('14:00');
  await loadHotels(
    app.deps.db,
    demoHotel('1', ({ packages }) => {
      Object.assign(packages[0]!, { included_upsellings: ['LATE'], included_counts: [] });
    }),
  );
  expect(problemOf(await app.guest.hold(quote))).toBe('422 checkout_times_conflict');
});

test('distinguishes one sold-out room type from a sold-out hotel', async () => {
  const full = (only?: string) =>
    loadHotels(
      app.deps.db,
      demoHotel('1', (hotel) => {
        for (const row of hotel.days) if (only === undefined || row.room_type_code === only) row.allotment = 0;
      }),
    );
  await full('DLX');
  expect(problemOf(await app.guest.quote())).toBe('409 room_sold_out');
  await full();
  expect(problemOf(await app.guest.quote())).toBe('409 all_rooms_sold_out');
});

test('includes the step that confirms the reservation in the quote and the hold', async () => {
  const free = done(await app.guest.quote({ hotel_code: '10', room_type_code: 'OCN' }));
  expect(free.confirmed_by).toBe('code');
  expect(done(await app.guest.hold(free)).confirmed_by).toBe('code');
  expect(done(await app.guest.quote({ hotel_code: '13', room_type_code: 'HAN' })).confirmed_by).toBe('payment');
});
