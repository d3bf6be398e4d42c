import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BundleHotel, BundlePackage, QuoteRequest, ReservationRoom } from '../../generated/types.ts';
import { couple } from '../../tests/support/api/catalogue.ts';
import { demoHotel, TODAY } from '../../tests/support/api/properties.ts';
import { eachNight } from '../platform/values/nights.ts';
import { sum } from '../platform/values/money.ts';
import { textsFor } from '../property/hotel.rules.ts';
import { Inventory, type RoomNight } from './availability.rules.ts';
import { roomTypeOffers, sumPrices } from './offers.rules.ts';
import { packageCharges, packageDatesViolation, type PackageNight, stayPackage } from './package.rules.ts';
import { chosenOf, requestViolation } from './selection.rules.ts';
import type { OwnTier } from './member-price.rules.ts';
import { priceSelection } from './stay-price.rules.ts';
import { timesOver } from '../../tests/support/long.ts';

const NOW = new Date(`${TODAY}T09:00:00+09:00`);
const NIGHTS = eachNight('2027-06-10', '2027-06-16');
const TYPES = ['STD', 'DLX', 'FAM', 'STE'];

const period = fc
  .record({ from: fc.nat(5), nights: fc.nat(2), price: fc.option(fc.integer({ min: 0, max: 300_000 })) })
  .map(({ from, nights, price }) => ({ from: NIGHTS[from]!, to: NIGHTS[Math.min(from + nights, 5)]!, price }));

/** Generates the demo company's city hotel. Its packages have random prices, options and closed nights. */
const anyHotel = fc
  .array(
    fc.record({
      charge: fc.constantFrom('per_night' as const, 'per_stay' as const),
      min_nights: fc.integer({ min: 1, max: 3 }),
      periods: fc.array(period, { maxLength: 1 }),
      included_upsellings: fc.subarray(['BREAKFAST', 'LATE', 'PICKUP']),
      included_counts: fc.subarray([{ upselling_code: 'BREAKFAST', count: 3 }]),
      room_type_codes: fc.subarray(TYPES),
    }),
    { minLength: 2, maxLength: 2 },
  )
  .map((changes) =>
    demoHotel('1', ({ packages }) => changes.forEach((change, at) => Object.assign(packages[at]!, change))),
  );

const anyDates = fc
  .tuple(fc.nat(4), fc.integer({ min: 1, max: 3 }))
  .map(([from, nights]) => ({ start: NIGHTS[from]!, end: NIGHTS[Math.min(from + nights, 5)]! }))
  .filter(({ start, end }) => start < end);

const anyRoom: fc.Arbitrary<ReservationRoom> = fc
  .record({
    options: fc.array(
      fc.record({
        upselling_code: fc.constantFrom('BREAKFAST', 'KIDBREAKFAST', 'LATE', 'PICKUP'),
        count: fc.integer({ min: 1, max: 2 }),
        nights: fc.subarray(NIGHTS),
      }),
      { maxLength: 3 },
    ),
    early: fc.boolean(),
    type: fc.constantFrom(...TYPES),
  })
  .map(({ options, early, type }) => ({
    room_type_code: type,
    ...couple,
    selectedUpselling: options.map(({ nights, ...each }) => ({
      ...each,
      date_list: each.upselling_code.endsWith('BREAKFAST') ? nights : [],
    })),
    ...(early && { early_checkout_seq: 1 }),
  }));

const inventory = new Inventory(
  TYPES.flatMap((roomTypeCode, type) =>
    NIGHTS.map((date, night): RoomNight => {
      const open = { closed: false, closedToArrival: false, closedToDeparture: false };
      return {
        roomTypeCode,
        date,
        price: 100_000 * (type + 1) + 7_000 * night,
        left: 9,
        ...(night % 2 && { extraAdultPrice: 11_000 * night }),
        minNights: 1,
        maxNights: 30,
        ...open,
      };
    }),
  ),
);

const RUNS = 400 * timesOver(50);

test('accepts no request that violates a rule of the contract', () => {
  let sold = 0;
  fc.assert(
    fc.property(anyHotel, anyDates, anyRoom, fc.option(fc.constantFrom('BB', 'SPA')), (hotel, dates, room, pack) => {
      const request: QuoteRequest = {
        hotel_code: '1',
        start_date: dates.start,
        end_date: dates.end,
        ...(pack && { package_code: pack }),
        reservationRoomList: [room],
      };
      const chosen = chosenOf(hotel, request);
      if (requestViolation(hotel, request, chosen, NOW) !== null) return;
      sold += 1;
      expect(contradictions(hotel, chosen.pack, request)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(sold).toBeGreaterThan(RUNS / 20);
});

const anyPackageNight: fc.Arbitrary<PackageNight> = fc.record({
  roomTypeCode: fc.constantFrom(...TYPES),
  packageCode: fc.constantFrom('BB', 'SPA'),
  date: fc.constantFrom(...NIGHTS),
  price: fc.option(fc.integer({ min: 0, max: 90_000 })),
  minNights: fc.option(fc.integer({ min: 1, max: 3 })),
  maxNights: fc.option(fc.integer({ min: 1, max: 3 })),
  closed: fc.constantFrom(false, false, false, true),
  closedToArrival: fc.constantFrom(false, false, false, true),
  closedToDeparture: fc.constantFrom(false, false, false, true),
});
const anyPackageNights = fc.uniqueArray(anyPackageNight, {
  selector: ({ roomTypeCode, packageCode, date }) => `${roomTypeCode} ${packageCode} ${date}`,
  maxLength: 12,
});

test('sells each search result at the listed price', () => {
  fc.assert(
    fc.property(anyHotel, anyDates, anyPackageNights, (hotel, dates, packageNights) => {
      const wanted = { dates, rooms: [couple, { ...couple, adult: 3 }], promotion: undefined };
      const offers = roomTypeOffers(hotel, inventory, wanted);
      const stock = NIGHTS.flatMap((date) =>
        ['LATE', 'PICKUP'].map((upsellingCode) => ({ upsellingCode, date, left: 9 })),
      );
      const languages = textsFor('en', hotel);
      const ofMembers = { ...hotel, member_rates: [{ tier_code: 'GOLD', percent: 7 }] };
      for (const sumPrice of sumPrices(
        ofMembers,
        { offers, stock, packageNights },
        { ...wanted, percent: 7 },
        NOW,
        languages,
      )) {
        const { room_type_code, package_code, total_price } = sumPrice;
        const rooms = wanted.rooms.map((party) => ({ room_type_code, ...party, selectedUpselling: [] }));
        const request: QuoteRequest = {
          hotel_code: '1',
          start_date: dates.start,
          end_date: dates.end,
          ...(package_code && { package_code }),
          reservationRoomList: rooms,
        };
        const chosen = chosenOf(hotel, request);
        const { roomType, promotion } = chosen;
        const pack = chosen.pack && stayPackage(chosen.pack, room_type_code, dates, packageNights);
        expect(requestViolation(hotel, request, { dates, roomType, pack, promotion }, NOW)).toBeNull();
        const { offer } = offers.find((each) => each.roomType.room_type_code === room_type_code)!;
        const nights = offer.status === 'available' ? offer.nights : [];
        const selection = {
          dates,
          roomType: roomType!,
          pack,
          promotion,
          nights,
          rooms,
          coupons: [],
          usePoint: 0,
          voucher: null,
        };
        const priced = (tier: OwnTier | null) => priceSelection(ofMembers, { ...selection, tier }, NOW, languages);
        const stay = priced(null);
        expect(stay.total_price).toBe(total_price);
        const gold = { tier_code: 'GOLD', tier_name: { ko: '골드' }, benefits: [] };
        expect(priced(gold).total_price).toBe(sumPrice.member_total_price);
        expect(sum(stay.rooms.flatMap((room) => room.lines.map((line) => line.amount)))).toBe(total_price);
      }
    }),
    { numRuns: 100 },
  );
});

/** Returns the contract rules that a request violates. Written independently of the code under test. */
function contradictions(hotel: BundleHotel, pack: BundlePackage | undefined, request: QuoteRequest): string[] {
  const { start_date, end_date, reservationRoomList } = request;
  const nights = eachNight(start_date, end_date);
  const { selectedUpselling, early_checkout_seq, room_type_code } = reservationRoomList[0]!;
  const { included_upsellings: included = [], included_counts: counts = [] } = pack ?? {};
  const ofPackage = (code: string) =>
    included.includes(code) ? (counts.find((each) => each.upselling_code === code)?.count ?? 1) : 0;
  const chosen = selectedUpselling.map((each) => each.upselling_code);
  const codes = [...included, ...selectedUpselling.map((each) => each.upselling_code)];
  const times = hotel.upsellings.filter((each) => each.checkout_time && codes.includes(each.upselling_code));
  const found = {
    'an option twice': new Set(chosen).size < chosen.length,
    'too many units, counting those in the package': selectedUpselling.some(
      ({ upselling_code: code, count }) =>
        count + ofPackage(code) > hotel.upsellings.find((each) => each.upselling_code === code)!.max_count,
    ),
    'two check-out times': times.length + (early_checkout_seq === undefined ? 0 : 1) > 1,
    'a child’s breakfast without an adult’s': codes.includes('KIDBREAKFAST') && !codes.includes('BREAKFAST'),
    'an option on a day that is not a night of the stay': selectedUpselling.some(({ date_list }) =>
      date_list.some((date) => !nights.includes(date)),
    ),
    'a package for other room types': pack !== undefined && !pack.room_type_codes.includes(room_type_code),
    'a package for longer stays': pack !== undefined && nights.length < pack.min_nights,
    'a package on a night without a price': pack !== undefined && nights.some((night) => closedOn(pack, night)),
  };
  return Object.entries(found).flatMap(([contradiction, holds]) => (holds ? [contradiction] : []));
}

function closedOn({ periods = [] }: BundlePackage, night: string): boolean {
  return periods.some(({ from, to, price }) => price === null && from <= night && night <= to);
}

test.each([
  [
    'per_night',
    [
      { count: 2, price: 40_000 },
      { count: 1, price: 60_000 },
    ],
  ],
  ['per_stay', [{ count: 1, price: 40_000 }]],
] as const)('charges for a package %s at the prices of its nights', (charge, charges) => {
  const pack = demoHotel('1').packages[0]!;
  Object.assign(pack, { charge, periods: [{ from: '2027-06-12', to: '2027-06-12', price: 60_000 }] });
  expect(packageCharges(pack, eachNight('2027-06-10', '2027-06-13'))).toEqual(charges);
  expect(packageDatesViolation(pack, { start: '2027-06-10', end: '2027-06-13' })).toBeNull();
  pack.periods = [{ from: '2027-06-12', to: '2027-06-12', price: null }];
  expect(packageDatesViolation(pack, { start: '2027-06-10', end: '2027-06-13' })).toMatchObject({
    code: 'stay_closed',
  });
  expect(packageDatesViolation(pack, { start: '2027-06-10', end: '2027-06-12' })).toBeNull();
  expect(packageDatesViolation(pack, { start: '2027-06-13', end: '2027-06-14' })).toBeNull();
});
