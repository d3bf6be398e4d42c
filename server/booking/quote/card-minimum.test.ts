import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '../../../generated/types.ts';
import { OWNED_ROOMS } from '../../../scripts/demo/company.ts';
import { coupon, loggedInMember } from '../../../tests/support/api/benefits.ts';
import { twoNights } from '../../../tests/support/api/catalogue.ts';
import { done, guestOf } from '../../../tests/support/api/guest.ts';
import { makeMember, sessionCalls } from '../../../tests/support/api/members.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { saveContracts } from '../../presale/contract.usecases.ts';

const ONE_NIGHT = { end_date: '2027-06-12' };

let app: TestApp;
beforeAll(async () => {
  const hotel = demoHotel('1', (one) => {
    roomy(one);
    const [promotion] = one.promotions;
    one.promotions.push({
      ...promotion!,
      promotion_code: 'ALMOST',
      discount_type: 'FIXED',
      discount_amount: 459_500,
    });
    const [option] = one.upsellings;
    one.upsellings.push({ ...option!, upselling_code: 'POSTCARD', price: 500, by_date: false, daily_stock: null });
  });
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [hotel] });
});
afterEach(async () => {
  await app.deps.queue.runDue();
  expect(await app.differences()).toEqual([]);
});
afterAll(() => app.close());

const postcard = { options: [{ upselling_code: 'POSTCARD', count: 1, date_list: [] }] };

async function owner() {
  const { contract: _, ...room } = OWNED_ROOMS[0]!;
  const contract = {
    contract_number: 'PS-CARD',
    contract_type: 'managed' as const,
    contracted_on: '2024-05-17',
    hotel_code: '1',
    room_type_codes: ['DLX'],
    vouchers_total: 5,
  };
  await saveContracts(app.deps.db, 'haneul', [{ ...room, room_number: '991', contract }]);
  const { building_code, unit_code } = room;
  const ownedRoom = { building_code, building_name: '101동', unit_code, unit_name: 'A타입', room_number: '991' };
  const member = await makeMember(app.deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return { ...guestOf(app.send, { authorization: `Bearer ${token}` }), member };
}

test('reduces a promotion to leave the card minimum, which can be paid', async () => {
  const wish = { promotion_code: 'ALMOST' };
  const { stay } = done(await app.guest.quote(wish));
  expect(stay).toMatchObject({ total_price: 1_000, paid_amount: 1_000, balance_due: 0 });
  expect(stay.rooms[0]).toMatchObject({ total_price: 1_000, discount_promotion_price: 459_000 });
  expect(stay.rooms[0]!.lines.at(-1)).toMatchObject({ kind: 'promotion', amount: -459_000, reduced_to_leave: 1_000 });
  const { number, token } = await app.book(wish);
  expect(done(await app.guest.detail(number, token)).reservation).toMatchObject({ paid_amount: 1_000 });
});

test('shows the same price in a search as in the quote', async () => {
  const search = await app.guest.call<SearchResult>(
    'POST',
    '/client/catalogue/search',
    {},
    {
      ...twoNights,
      promotion_code: 'ALMOST',
    },
  );
  const offer = done(search).sumPriceList.find(({ room_type_code }) => room_type_code === 'DLX');
  expect(offer?.total_price).toBe(1_000);
});

test('reduces a coupon', async () => {
  const minseo = await loggedInMember(app.deps, app.send);
  const code = await coupon(app.deps, minseo, { discount_amount: 229_500 });
  const wish = { ...ONE_NIGHT, coupons: [[{ coupon_code: code, date: '2027-06-11' }]] };
  const { stay } = done(await minseo.quote(wish));
  expect(stay).toMatchObject({ total_price: 1_000, rooms: [{ coupon_discount_price: 229_000 }] });
  expect((await app.book(wish, minseo)).number).toMatch(/^HS/);
});

test('reduces the last voucher, and spends the same number of vouchers', async () => {
  const jiwoo = await owner();
  const wish = { voucher_contract: 'PS-CARD', ...postcard };
  const { stay, benefits } = done(await jiwoo.quote(wish));
  expect(stay).toMatchObject({ total_price: 1_000, paid_amount: 1_000 });
  const vouchers = stay.rooms[0]!.lines.filter(({ kind }) => kind === 'voucher');
  expect(vouchers.map(({ amount, reduced_to_leave }) => [amount, reduced_to_leave])).toEqual([
    [-230_000, undefined],
    [-229_500, 1_000],
  ]);
  expect(benefits?.vouchers).toMatchObject([{ needed: 2 }]);
  expect((await app.book(wish, jiwoo)).number).toMatch(/^HS/);
});

test('makes a price difference below the card minimum due at the property', async () => {
  const { number, token } = await app.book();
  app.deps.clock.advance(1_000);
  const quote = done(await app.guest.quoteChange(number, token, postcard));
  expect(quote).toMatchObject({
    confirmed_by: 'holder',
    difference: { price_after: 460_500, to_pay: 0, to_refund: 0, balance_due: 500 },
  });
  expect(done(await app.guest.change(number, token, quote.quote_id)).status).toBe('confirmed');
  expect(done(await app.guest.detail(number, token)).reservation).toMatchObject({
    total_price: 460_500,
    paid_amount: 460_000,
    balance_due: 500,
  });
});
