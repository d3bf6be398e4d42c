import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TIERS } from '../../../scripts/demo/company.ts';
import type { BundleHotel, SearchResult, StayBenefitType } from '../../../generated/types.ts';
import { grant, loggedInMember } from '../../../tests/support/api/benefits.ts';
import { couple } from '../../../tests/support/api/catalogue.ts';
import { done, type Guest, guestOf, problemOf, type StayWish } from '../../../tests/support/api/guest.ts';
import { makeMember, otherCompany, sessionCalls } from '../../../tests/support/api/members.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { memberNumbersOf, saveTiers } from '../../membership/membership.usecases.ts';
import { grantTier } from '../../membership/tier.usecases.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const [FIRST, SECOND] = ['2027-06-11', '2027-06-12'];

/** In this app, the deluxe twin is a suite. Two nights in it cost 460,000. */
let app: TestApp;
beforeAll(async () => {
  const worthwhile = (hotel: BundleHotel) => {
    roomy(hotel);
    hotel.member_rates = [
      { tier_code: 'WELCOME', percent: 3 },
      { tier_code: 'GOLD', percent: 10 },
    ];
    hotel.stay_benefits = ['late_check_out', 'free_breakfast', 'suite_discount'];
    for (const roomType of hotel.room_types) roomType.is_suite = roomType.room_type_code === 'DLX';
  };
  const lateAnyway = demoHotel('1', (hotel) => {
    worthwhile(hotel);
    Object.assign(hotel, { hotel_code: '2', default_checkout_time: '14:00' });
  });
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [demoHotel('1', worthwhile), lateAnyway] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
afterAll(() => app.close());

/** Creates a member of the given tier. The returned function `by` adds the member's membership number to a request. */
async function memberOf(tierCode: 'WELCOME' | 'SILVER' | 'GOLD' | 'BYEOL', until: Date | null = null) {
  const own = await loggedInMember(app.deps, app.send);
  await inTransaction(app.deps.db, (tx) => grantTier(tx, app.deps, own.member, { tierCode, until }));
  const [member_no = ''] = await memberNumbersOf(app.deps.db, own.member);
  return { own, by: (wish: StayWish = {}): StayWish => ({ member_no, ...wish }) };
}
/** Creates a quote for a GOLD member who is then demoted to the lowest tier. */
async function demoted(ofTier: StayBenefitType[][]) {
  const { own, by } = await memberOf('GOLD', new Date(app.deps.clock.now().getTime() + 60_000));
  const quote = done(await own.quote(by({ ofTier })));
  app.deps.clock.advance(120_000);
  await app.deps.queue.send(app.deps.db, 'membership.tiers', {});
  await app.deps.queue.runDue();
  return { own, quote };
}
async function searchFor({ call }: Guest, more = {}) {
  const request = { hotel_code: '1', start_date: FIRST, end_date: '2027-06-13', reservationInfo: [couple], ...more };
  const { sumPriceList, own_tier } = done(await call<SearchResult>('POST', '/client/catalogue/search', {}, request));
  const offer = sumPriceList.find(
    ({ room_type_code, package_code }) => room_type_code === 'DLX' && package_code === null,
  )!;
  return { offer, own_tier };
}

async function lookFor(by: Guest, more = {}) {
  const { total_price, member_total_price } = (await searchFor(by, more)).offer;
  return [total_price, member_total_price];
}

test('a search shows a member their own price, the amount saved and the tier', async () => {
  const gold = { tier_code: 'GOLD', tier_name: '골드', percent: 10 };
  const { own, by } = await memberOf('GOLD');
  const found = await searchFor(own);
  expect(found.own_tier).toEqual(gold);
  expect(found.offer).toMatchObject({
    total_price: 460_000,
    night_price: 230_000,
    member_total_price: 414_000,
    member_discount_price: 46_000,
    member_night_price: 207_000,
  });
  expect(found.offer.member_total_price).toBe(done(await own.quote(by())).stay.total_price);
  expect((await searchFor(own, { promotion_code: 'SUMMER10' })).own_tier).toBeUndefined();
  expect((await searchFor((await memberOf('SILVER')).own)).own_tier).toBeUndefined();
  const visitor = await searchFor(app.guest);
  expect(visitor.own_tier).toBeUndefined();
  expect(visitor.offer.member_discount_price).toBe(13_800);
});

describe('the member price', () => {
  test('replaces the public price if a membership number is given, appears in search and can be booked', async () => {
    const { own, by } = await memberOf('GOLD');
    const quote = done(await own.quote(by()));
    expect(quote.stay.rooms[0]!.lines.slice(2)).toEqual([
      { kind: 'membership', code: 'GOLD', name: '골드', date: null, count: 1, unit_price: -46_000, amount: -46_000 },
    ]);
    expect(quote.stay).toMatchObject({ total_price: 414_000, paid_amount: 414_000 });
    expect(quote.benefits!.membership).toMatchObject({ tier_code: 'GOLD', percent: 10, total_price: 414_000 });
    expect(done(await own.quote()).benefits!.membership).toBeNull();
    expect(done(await own.quote()).stay.total_price).toBe(460_000);

    const { number, token } = await app.book(by(), own);
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({ room_price: 460_000, discount_total: 46_000, total_price: 414_000 });
    const shorter = done(await own.quoteChange(number, token, { end_date: SECOND! }));
    expect(shorter.stay.total_price).toBe(207_000);
    expect(await app.differences()).toEqual([]);

    expect(await lookFor(own)).toEqual([460_000, 414_000]);
    expect(await lookFor(app.guest)).toEqual([460_000, 446_200]);
    expect(await lookFor((await memberOf('SILVER')).own)).toEqual([460_000, undefined]);
    // The offered points are 1 % of the member price.
    expect(done(await app.guest.quote()).member_offer).toEqual({ earn_point: 4_462, total_price: 446_200 });
    expect(await lookFor(own, { promotion_code: 'SUMMER10' })).toEqual([414_000, undefined]);
    await otherCompany(app.deps);
    const abroad = await makeMember(app.deps, { companyCode: 'other', hotelCode: '90' });
    const { token: foreign } = done(
      await sessionCalls(app.guest).login(abroad.loginId, undefined, { hotelCode: '90' }),
    );
    expect(await lookFor(guestOf(app.send, { authorization: `Bearer ${foreign}` }))).toEqual([460_000, 446_200]);
  });

  test('is replaced by a requested promotion, with the member total still shown, and can be combined with points', async () => {
    const { own, by } = await memberOf('WELCOME');
    await grant(app.deps, own.member, 10_000);
    const promoted = done(await own.quote(by({ promotion_code: 'SUMMER10' })));
    expect(promoted.stay.total_price).toBe(414_000);
    expect(promoted.stay.rooms[0]!.lines.map(({ kind }) => kind)).not.toContain('membership');
    expect(promoted.benefits!.membership).toMatchObject({ percent: 3, total_price: 446_200 });
    const pointed = done(await own.quote(by({ use_point: 10_000 })));
    expect(pointed.stay.total_price).toBe(436_200);
    const both = await own.quote(by({ use_point: 10_000, promotion_code: 'SUMMER10' }));
    expect(both.problem).toMatchObject({ total_with_point: 436_200, total_without_point: 414_000 });
  });

  test('is rejected with price_changed if the member’s tier has changed since the quote', async () => {
    const { own, quote } = await demoted([]);
    const { problem } = await own.hold(quote);
    expect(problem).toMatchObject({ code: 'price_changed', price_before: 414_000, price_after: 446_200 });
  });
});

describe('a tier benefit', () => {
  test('is chosen for a room, stored with it, and kept by a change', async () => {
    const { own, by } = await memberOf('GOLD');
    const { benefits } = done(await own.quote(by()));
    expect(benefits!.membership!.benefits).toEqual([
      { benefit_type: 'late_check_out', value: 14 },
      { benefit_type: 'free_breakfast', value: 2 },
    ]);
    const wish = by({ rooms: 2, ofTier: [['free_breakfast', 'late_check_out']] });
    const { stay } = done(await own.quote(wish));
    expect(stay.rooms.map(({ checkout_time, benefits: chosen }) => [checkout_time, chosen?.length])).toEqual([
      ['14:00', 2],
      ['11:00', undefined],
    ]);
    expect([stay.checkout_time, stay.total_price]).toEqual(['14:00', 828_000]);
    const { number, token } = await app.book(wish, own);
    const shorter = done(await own.quoteChange(number, token, { end_date: SECOND!, rooms: 2 }));
    expect(shorter.stay.rooms[0]).toMatchObject({ checkout_time: '14:00', benefits: stay.rooms[0]!.benefits });
    const later = done(await own.quoteChange(number, token, { rooms: 2, options: [late] }));
    expect(later.stay.rooms[0]!.benefits).toEqual([{ benefit_type: 'free_breakfast', value: 2 }]);
  });

  const late = { upselling_code: 'LATE', count: 1, date_list: [] };

  test('for late check-out is offered only if its time is later than the hotel’s own check-out time', async () => {
    const { own, by } = await memberOf('GOLD');
    const offered = done(await own.quote(by({ hotel_code: '2' }))).benefits!.membership!.benefits;
    expect(offered.map(({ benefit_type }) => benefit_type)).toEqual(['free_breakfast']);
  });

  test('that discounts a suite is applied after the member price', async () => {
    const { own, by } = await memberOf('BYEOL');
    const { stay } = done(await own.quote(by({ ofTier: [['suite_discount']] })));
    expect(stay.rooms[0]!.lines.at(-1)).toMatchObject({ kind: 'benefit', code: 'suite_discount', amount: -92_000 });
    expect(stay.total_price).toBe(368_000);
    const twin = done(await own.quote(by({ room_type_code: 'STD' })));
    expect(twin.benefits!.membership!.benefits.map(({ benefit_type }) => benefit_type)).not.toContain('suite_discount');
  });

  test('is rejected with a specific code and pointer for each reason', async () => {
    const { own, by } = await memberOf('BYEOL');
    const refused = async (wish: StayWish) => {
      const { problem } = await own.quote(wish);
      return [problem.code, problem.errors?.[0]?.pointer];
    };
    const at = (index: number) => `/reservationRoomList/0/benefit_list/${index}`;
    const twice = by({ ofTier: [['free_breakfast', 'free_breakfast']] });
    expect(await refused(twice)).toEqual(['membership_benefit_used', undefined]);
    expect(await refused(by({ ofTier: [['valet']] }))).toEqual(['benefit_not_chosen', at(0)]);
    expect(await refused({ ofTier: [['free_breakfast']] })).toEqual(['benefit_not_chosen', at(0)]);
    expect(await refused(by({ options: [late], ofTier: [['late_check_out']] }))).toEqual([
      'benefit_not_combinable',
      at(0),
    ]);
    expect(await refused(by({ promotion_code: 'SUMMER10', ofTier: [['suite_discount']] }))).toEqual([
      'benefit_not_combinable',
      at(0),
    ]);
    expect(problemOf(await app.guest.quote({ ofTier: [['free_breakfast']] }))).toBe('401 login_required');
    const { number, token } = await app.book(by(), own);
    expect(problemOf(await own.quoteChange(number, token, by({ ofTier: [['free_breakfast']] })))).toBe(
      '422 validation',
    );
  });

  test('is rejected if the member has lost it since the quote', async () => {
    const { own, quote } = await demoted([['free_breakfast']]);
    expect(problemOf(await own.hold(quote))).toBe('409 room_changed');
  });
});
