import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleHotel, Calendar, SearchResult } from '../../../generated/types.ts';
import { TIERS } from '../../../scripts/demo/company.ts';
import { loggedInMember } from '../../../tests/support/api/benefits.ts';
import { couple } from '../../../tests/support/api/catalogue.ts';
import { done, type Guest, type StayWish } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { statementsOf } from '../../../tests/support/database/statements.ts';
import { memberNumbersOf, saveTiers } from '../../membership/membership.usecases.ts';
import { grantTier } from '../../membership/tier.usecases.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addDays } from '../../platform/values/nights.ts';

/** The only night that is sold out, a Friday. */
const SOLD_OUT = '2027-06-18';
const TYPES = ['STD', 'DLX', 'FAM', 'STE'];

type Caller = { by: Guest; member_no?: string };
let app: TestApp;
const callers: Record<string, Caller> = {};

beforeAll(async () => {
  const oddPrices = (hotel: BundleHotel) => {
    roomy(hotel);
    for (const row of hotel.days) row.price += 777;
    hotel.days.push(
      ...TYPES.map((room_type_code) => ({ room_type_code, from: SOLD_OUT, to: SOLD_OUT, price: 1, allotment: 0 })),
    );
    hotel.member_rates = [
      { tier_code: 'WELCOME', percent: 3 },
      { tier_code: 'GOLD', percent: 7 },
    ];
    const [percent, fixed] = hotel.promotions;
    hotel.promotions.push(
      { ...percent!, promotion_code: 'STAY3', min_nights: 3 },
      { ...percent!, promotion_code: 'ENDS', stay_to: SOLD_OUT },
      { ...fixed!, promotion_code: 'ALMOST', min_nights: 1, room_type_codes: [], discount_amount: 140_700 },
    );
  };
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [demoHotel('1', oddPrices)] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
  callers['visitor'] = { by: app.guest };
  callers['gold'] = await memberOf('GOLD');
  callers['silver'] = await memberOf('SILVER');
});
afterAll(() => app.close());

async function memberOf(tierCode: string): Promise<Caller> {
  const by = await loggedInMember(app.deps, app.send);
  await inTransaction(app.deps.db, (tx) => grantTier(tx, app.deps, by.member, { tierCode, until: null }));
  const [member_no = ''] = await memberNumbersOf(app.deps.db, by.member);
  return { by, member_no };
}

function callCalendar({ by }: Caller, query: Record<string, string>, headers = {}) {
  const params = new URLSearchParams({ hotel_code: '1', from: '2027-06-16', to: '2027-06-17', ...query });
  return by.call<Calendar>('GET', `/client/catalogue/calendar?${params}`, headers);
}
async function promisedByCalendar(caller: Caller, query: Record<string, string>) {
  const { days } = done(await callCalendar(caller, query));
  return days.map(({ price, promotion_price, member_price }) => promotion_price ?? member_price ?? price);
}

/** Returns the lowest total that the caller is quoted for any room type. */
async function quoted({ by, member_no }: Caller, wish: StayWish): Promise<number> {
  const own = { ...wish, ...(member_no && { member_no }) };
  const answers = await Promise.all(TYPES.map((room_type_code) => by.quote({ ...own, room_type_code })));
  return Math.min(...answers.flatMap(({ status, body }) => (status < 300 ? [body.stay.total_price] : [])));
}

describe.each(['visitor', 'gold'])('a %s', (name) => {
  test.each<[string | undefined, string | undefined, string]>([
    [undefined, undefined, 'without a code'],
    ['SUMMER10', 'SUMMER10', 'with a code'],
    ['ALMOST', 'ALMOST', 'with a code that would leave less than the card minimum'],
    ['STAY3', undefined, 'with a code for longer stays'],
  ])('is quoted the price of the calendar (code %s, usable %s)', async (code, usable) => {
    const caller = callers[name]!;
    const promised = await promisedByCalendar(caller, code ? { promotion_code: code } : {});
    const wish = usable ? { promotion_code: usable } : {};
    expect(promised).toEqual([
      await quoted(caller, { start_date: '2027-06-16', end_date: '2027-06-17', ...wish }),
      await quoted(caller, { start_date: '2027-06-17', end_date: SOLD_OUT, ...wish }),
    ]);
  });

  test.each([undefined, 'SUMMER10', 'STAY3', 'ENDS'])(
    'is quoted the prices of the nearest dates, with the code %s',
    async (code) => {
      const caller = callers[name]!;
      const search = (more: object) =>
        caller.by.call<SearchResult>(
          'POST',
          '/client/catalogue/search',
          {},
          {
            hotel_code: '1',
            start_date: SOLD_OUT,
            end_date: addDays(SOLD_OUT, code === 'STAY3' ? 3 : 1),
            reservationInfo: [couple, couple],
            ...more,
          },
        );
      const { nearest_dates } = done(await search(code ? { promotion_code: code } : {}));
      expect(nearest_dates).toHaveLength(5);
      for (const { start_date, end_date, total_price } of nearest_dates) {
        const usable = code === 'ENDS' && start_date > SOLD_OUT ? undefined : code;
        const wish = { start_date, end_date, rooms: 2, ...(usable && { promotion_code: usable }) };
        expect(total_price).toBe(await quoted(caller, wish));
      }
    },
  );
});

test('a member price is returned only to members with a discount, and never with a usable code', async () => {
  const memberPrices = async (name: string, query = {}) =>
    done(await callCalendar(callers[name]!, query)).days.map(({ member_price }) => member_price);
  expect(await memberPrices('gold')).toEqual([130_923, 130_923]);
  expect(await memberPrices('silver')).toEqual([undefined, undefined]);
  expect(await memberPrices('visitor')).toEqual([undefined, undefined]);
  expect(await memberPrices('gold', { promotion_code: 'SUMMER10' })).toEqual([undefined, undefined]);
});

test('the number of statements doesn’t depend on the number of days', async () => {
  const count = async (to: string) =>
    (await statementsOf(app.deps.db, () => callCalendar(callers['gold']!, { to }))).length;
  await callCalendar(callers['gold']!, {});
  expect(await count('2027-09-10')).toBe(await count('2027-06-17'));
});

test('a member’s calendar is stored only in their own cache, and isn’t reused after a logout', async () => {
  const own = await callCalendar(callers['gold']!, {});
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect(own.headers.get('vary')).toContain('Authorization');
  const tag = { 'if-none-match': own.headers.get('etag')! };
  expect((await callCalendar(callers['gold']!, {}, tag)).status).toBe(304);
  expect((await callCalendar(callers['visitor']!, {}, tag)).status).toBe(200);
});
