import type {
  BundleHotel,
  BundlePromotion,
  BundleRoomType,
  NearestDates,
  PartyRoom,
  RoomPrice,
  SumPrice,
} from '../../generated/types.ts';
import type { TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { addDays, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import { bookablePeriod, type HotelDocument, petUpsellingOf } from '../property/hotel.rules.ts';
import { type Inventory, type RoomOffer, roomOffer } from './availability.rules.ts';
import { policyOf } from './cancellation.rules.ts';
import { optionAllocations, type OptionStock, stockViolation } from './options.rules.ts';
import {
  includedOptions,
  packageDatesViolation,
  type PackageNight,
  type StayPackage,
  stayPackage,
} from './package.rules.ts';
import { roomFit } from './party.rules.ts';
import { packageBasis, plainBasis, priceRoom, priceRooms, type RoomBasis } from './pricing.rules.ts';
import { promotionFor, promotionViolation } from './promotion.rules.ts';
import { type StayDates, stayViolation } from './stay.rules.ts';

/** Show the number of rooms left only below this limit. */
const FEW = 5;

/** Used where only prices are returned, so the language of the names doesn't matter. */
const UNNAMED: TextLanguages = ['ko'];

/** `rooms` contains the party of each room. `promotion` must be valid for these dates. */
export type Wanted = { dates: StayDates; rooms: readonly PartyRoom[]; promotion: BundlePromotion | undefined };

/** `percent` is a member discount, or 0 for none. It can't be combined with a promotion. */
export type Priced = Wanted & { percent: number };

export type RoomTypeOffer = {
  roomType: BundleRoomType;
  offer: RoomOffer | { status: 'too_small' | 'pets_not_allowed' };
};

export function roomTypeOffers(document: HotelDocument, inventory: Inventory, wanted: Wanted): RoomTypeOffer[] {
  const pets = petUpsellingOf(document);
  return document.room_types.map((roomType) => {
    const fit = roomFit(roomType, pets, wanted.rooms);
    if (fit !== 'fits') return { roomType, offer: { status: fit } };
    return { roomType, offer: roomOffer(inventory, roomType.room_type_code, wanted.dates, wanted.rooms.length) };
  });
}

/**
 * Returns why the property doesn't sell these dates at all, or null if it does. The dates aren't sold if every room
 * type that fits the party is closed or requires a different length of stay.
 */
export function closedViolation(offers: readonly RoomTypeOffer[]): Violation<'stay_length' | 'stay_closed'> | null {
  const fitting = offers.filter(({ offer }) => offer.status !== 'too_small' && offer.status !== 'pets_not_allowed');
  const reasons = fitting.map(({ offer }) => (offer.status === 'closed' ? offer.reason : null));
  if (reasons.length === 0 || reasons.includes(null)) return null;
  return reasons.includes('stay_length') ? { code: 'stay_length', pointer: '/end_date' } : { code: 'stay_closed' };
}

/**
 * Returns the status of each room type and, if it is available, its price for the whole party, before any promotion.
 */
export function roomPrices(
  document: HotelDocument,
  offers: readonly RoomTypeOffer[],
  wanted: Wanted,
  languages: TextLanguages,
): RoomPrice[] {
  return offers.map(({ roomType, offer }) => {
    const room_type_code = roomType.room_type_code;
    if (offer.status !== 'available') {
      const remaining = offer.status === 'sold_out' ? offer.left : null;
      const min_nights = 'tooShortFor' in offer ? offer.tooShortFor : null;
      return { room_type_code, status: offer.status, remaining, min_nights, nights: [], total_price: null };
    }
    const prices = wanted.rooms.map(
      (party) => priceRoom(plainBasis(document, roomType, offer.nights, party, languages)).totalPrice,
    );
    const remaining = offer.left < FEW ? offer.left : null;
    const nights = offer.nights.map(({ date, price }) => ({ date, price }));
    return { room_type_code, status: offer.status, remaining, min_nights: null, nights, total_price: sum(prices) };
  });
}

/** Returns each available room type, alone and with each of its available packages, cheapest first. */
export function sumPrices(
  document: HotelDocument,
  {
    offers,
    stock,
    packageNights,
  }: { offers: readonly RoomTypeOffer[]; stock: readonly OptionStock[]; packageNights: readonly PackageNight[] },
  wanted: Priced,
  now: Date,
  languages: TextLanguages,
): SumPrice[] {
  const nights = nightsBetween(wanted.dates.start, wanted.dates.end);
  const { from: today } = bookablePeriod(document, now);
  const packages = packagesInStock(document, wanted, stock);
  const choices = offers.flatMap(({ roomType, offer }) => {
    if (offer.status !== 'available') return [];
    const promotion = promotionFor(wanted.promotion, roomType.room_type_code, languages);
    const { free_until } = policyOf(document, roomType, { checkIn: wanted.dates.start, total: 0, today }, languages);
    return packagesFor(packages, roomType.room_type_code, wanted.dates, packageNights).map((pack) => {
      const bases = wanted.rooms.map((party) => ({
        ...plainBasis(document, roomType, offer.nights, party, languages),
        package: pack && packageBasis(pack, offer.nights, languages),
      }));
      const priced = priceRooms(
        document,
        bases.map((basis) => ({ ...basis, promotion })),
      );
      const total = sum(priced.map((room) => room.totalPrice));
      const perNight = (amount: number) => Math.floor(amount / (nights * wanted.rooms.length));
      const membership = { code: '', name: '', percent: wanted.percent };
      const asMember = bases.map((basis) => ({ ...basis, membership }));
      const memberTotal = () => totalOf(document, asMember);
      const discount = sum(priced.map((room) => room.discountPromotionPrice));
      return {
        room_type_code: roomType.room_type_code,
        package_code: pack?.package_code ?? null,
        status: offer.status,
        before_discount: total + discount,
        discount_promotion_price: discount,
        total_price: total,
        ...(wanted.percent > 0 && !wanted.promotion && memberPrices(memberTotal(), total, perNight)),
        night_price: perNight(total),
        free_until,
      };
    });
  });
  return choices.sort((a, b) => a.total_price - b.total_price);
}

function memberPrices(total: number, publicTotal: number, perNight: (amount: number) => number) {
  return {
    member_total_price: total,
    member_discount_price: publicTotal - total,
    member_night_price: perNight(total),
  };
}

/**
 * Returns longer bookable stays with the same arrival day, shortest first: one for each minimum length that a room type
 * requires.
 */
export function extendedStays(
  document: HotelDocument,
  now: Date,
  { start }: StayDates,
  offers: readonly RoomTypeOffer[],
): StayDates[] {
  const lengths = offers.flatMap(({ offer }) =>
    'tooShortFor' in offer && offer.tooShortFor ? [offer.tooShortFor] : [],
  );
  return [...new Set(lengths)]
    .sort((a, b) => a - b)
    .map((nights) => ({ start, end: addDays(start, nights) }))
    .filter((dates) => stayViolation(document, now, dates) === null);
}

/**
 * Of the candidate stays that have a room for the party, returns the first five, sorted by date, each with its lowest
 * price. The price includes the promotion if it can be used for those dates; otherwise, it includes the member
 * discount.
 */
export function nearestDates(
  document: HotelDocument,
  inventory: Inventory,
  candidates: readonly StayDates[],
  wanted: Priced,
): NearestDates[] {
  const found: NearestDates[] = [];
  for (const dates of candidates) {
    const promotion = promotionViolation(wanted.promotion, dates) ? undefined : wanted.promotion;
    const totals = totalsOf(document, inventory, { ...wanted, dates, promotion });
    if (totals.length > 0) {
      found.push({ start_date: dates.start, end_date: dates.end, total_price: Math.min(...totals) });
    }
    if (found.length === 5) break;
  }
  return found.sort((a, b) => a.start_date.localeCompare(b.start_date));
}

/** Returns the total of each available room type, without packages. */
function totalsOf(document: HotelDocument, inventory: Inventory, wanted: Priced): number[] {
  const membership = wanted.promotion ? null : { code: '', name: '', percent: wanted.percent };
  return roomTypeOffers(document, inventory, wanted).flatMap(({ roomType, offer }) => {
    if (offer.status !== 'available') return [];
    const promotion = promotionFor(wanted.promotion, roomType.room_type_code, UNNAMED);
    const bases = wanted.rooms.map((party) => ({
      ...plainBasis(document, roomType, offer.nights, party, UNNAMED),
      membership,
      promotion,
    }));
    return [totalOf(document, bases)];
  });
}

function totalOf(document: HotelDocument, bases: readonly RoomBasis[]): number {
  return sum(priceRooms(document, bases).map((room) => room.totalPrice));
}

function packagesInStock(document: HotelDocument, { rooms, dates }: Wanted, stock: readonly OptionStock[]) {
  const withoutOptions = rooms.map(() => ({ selectedUpselling: [] }));
  return document.packages.filter((pack) => {
    const allocations = optionAllocations(document.upsellings, withoutOptions, includedOptions(pack), dates);
    return stockViolation(allocations, stock) === null;
  });
}

/** Returns the packages that can be booked with a room type on these dates, after null for the room type alone. */
function packagesFor(
  packages: BundleHotel['packages'],
  roomTypeCode: string,
  dates: StayDates,
  packageNights: readonly PackageNight[],
): (StayPackage | null)[] {
  const ofType = packages.filter((one) => one.room_type_codes.includes(roomTypeCode));
  const sold = ofType.map((pack) => stayPackage(pack, roomTypeCode, dates, packageNights));
  return [null, ...sold.filter((pack) => packageDatesViolation(pack, dates) === null)];
}
