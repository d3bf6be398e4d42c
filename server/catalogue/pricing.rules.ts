import type {
  BundlePackage,
  BundleRoomType,
  EarlyCheckout,
  NightPrice,
  PartyRoom,
  PetUpselling,
  PriceLine,
  Promotion,
  Stay,
} from '../../generated/types.ts';
import { type CouponTerms, couponDiscount } from '../coupon/coupon.rules.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { type HotelDocument, petUpsellingOf } from '../property/hotel.rules.ts';
import { leaveCardMinimum } from './card-minimum.rules.ts';
import { type PackageCharge, packageCharges } from './package.rules.ts';

/** Korean VAT. All prices include it. */
const VAT_PERCENT = 10;

/** Prices for guests above the included number on one night. If absent, the room type's price applies. */
export type ExtraPrices = { extraAdultPrice?: number; extraKidPrice?: number };

export type PricedNight = NightPrice & ExtraPrices;

/** Input for pricing one room. Names are in the guest's language, and amounts are in minor units. */
export type RoomBasis = {
  roomType: { code: string; name: string; standard: number; extraAdultPrice: number; extraKidPrice: number };
  nights: readonly PricedNight[];
  party: PartyRoom;
  pets: PetUpselling | null;
  package: { code: string; name: string; charges: readonly PackageCharge[] } | null;
  /** The member discount. Must be null if there is a promotion. */
  membership: { code: string; name: string; percent: number } | null;
  suitePercent: number;
  promotion: Promotion | null;
  earlyCheckout: EarlyCheckout | null;
  options: readonly OptionBasis[];
  coupons: readonly CouponBasis[];
  /** The number of the owner contract whose vouchers pay for the nights, or null. */
  voucher: string | null;
};

/** A coupon for one night of the room or, if `date` is null, for the room's options. */
type CouponBasis = { code: string; name: string; date: string | null; terms: CouponTerms };

/** `dates` contains the chosen nights of an option that is sold per night, and is empty for all other options. */
type OptionBasis = { code: string; name: string; price: number; count: number; dates: readonly string[] };

export type PricedRoom = {
  lines: PriceLine[];
  discountPromotionPrice: number;
  couponDiscountPrice: number;
  totalPrice: number;
};

/** Adults use up the standard occupancy first, then children. Infants never count. */
export function extraPersons(standard: number, party: PartyRoom): { adults: number; kids: number } {
  const adults = Math.max(0, party.adult - standard);
  const placesLeft = Math.max(0, standard - party.adult);
  return { adults, kids: Math.max(0, party.kid - placesLeft) };
}

export function chargedPets(pets: PetUpselling | null, count: number): number {
  return pets === null ? 0 : Math.max(0, count - pets.charged_from + 1);
}

/** A percentage is rounded down. The discount is never more than the subtotal. */
export function promotionDiscount(
  promotion: Pick<Promotion, 'discount_type' | 'discount_amount'>,
  subtotal: number,
): number {
  const wanted =
    promotion.discount_type === 'PERCENT' ? percentOf(subtotal, promotion.discount_amount) : promotion.discount_amount;
  return Math.min(wanted, subtotal);
}

/** Returns a percentage of an amount, rounded down. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

export function priceRoom(basis: RoomBasis): PricedRoom {
  return pricedRoom(linesOf(basis));
}

/**
 * Applies charges and discounts in a fixed order: nights, extra persons, pets, package, member price, promotion,
 * coupons for nights, vouchers, early check-out, options, coupon for the options (docs/decisions/money-and-prices.md).
 * Each line contains the amount actually charged or deducted, so the lines add up to the total.
 */
function linesOf(basis: RoomBasis): PriceLine[] {
  const charges = [...nightLines(basis), ...extraPersonLines(basis), ...petLines(basis), ...packageLines(basis)];
  const publicPrice = sum(charges.map((line) => line.amount));
  const ofTier = tierLines(basis, publicPrice);
  const subtotal = publicPrice + sum(ofTier.map((line) => line.amount));
  const promotionTaken = basis.promotion === null ? 0 : promotionDiscount(basis.promotion, subtotal);
  const ofNights = couponLines(basis, subtotal - promotionTaken, ({ date }) =>
    date === null ? 0 : (basis.nights.find((night) => night.date === date)?.price ?? 0),
  );
  const couponsTaken = 0 - sum(ofNights.map((line) => line.amount));
  const vouchers = voucherLines(basis, subtotal - promotionTaken - couponsTaken);
  const left = subtotal - promotionTaken - couponsTaken + sum(vouchers.map((line) => line.amount));
  const earlyTaken = Math.min(basis.earlyCheckout?.discount_amt ?? 0, left);
  const options = optionLines(basis);
  const optionTotal = sum(options.map((line) => line.amount));
  const ofOptions = couponLines(basis, optionTotal, ({ date }) => (date === null ? optionTotal : 0));
  return [
    ...charges,
    ...ofTier,
    ...discountLine('promotion', basis.promotion?.promotion_code, basis.promotion?.promotion_name, promotionTaken),
    ...ofNights,
    ...vouchers,
    ...discountLine(
      'early_checkout',
      basis.earlyCheckout?.early_checkout_seq.toString(),
      basis.earlyCheckout?.checkout_time,
      earlyTaken,
    ),
    ...options,
    ...ofOptions,
  ];
}

function pricedRoom(lines: PriceLine[]): PricedRoom {
  const priced = { lines, discountPromotionPrice: 0, couponDiscountPrice: 0, totalPrice: 0 };
  for (const { kind, amount } of lines) {
    priced.totalPrice += amount;
    if (kind === 'promotion') priced.discountPromotionPrice -= amount;
    if (kind === 'coupon') priced.couponDiscountPrice -= amount;
  }
  return priced;
}

/** Prices the rooms of a stay. Discounts never leave a total that is too small to be charged to a card. */
export function priceRooms(terms: Pick<Stay, 'payment_type' | 'currency'>, rooms: readonly RoomBasis[]): PricedRoom[] {
  const lines = rooms.map(linesOf);
  return leaveCardMinimum(terms, lines).map(pricedRoom);
}

/** Deducts the member discount first, then the suite discount from the remaining amount. Both are rounded down. */
function tierLines({ membership, suitePercent }: RoomBasis, publicPrice: number): PriceLine[] {
  const byRate = percentOf(publicPrice, membership?.percent ?? 0);
  return [
    ...discountLine('membership', membership?.code, membership?.name, byRate),
    ...discountLine('benefit', 'suite_discount', undefined, percentOf(publicPrice - byRate, suitePercent)),
  ];
}

/**
 * `priceOf` returns the price to which a coupon applies. `available` limits the total discount of all coupons. A
 * coupon that deducts nothing has no line.
 */
function couponLines({ coupons }: RoomBasis, available: number, priceOf: (coupon: CouponBasis) => number): PriceLine[] {
  let left = available;
  return coupons.flatMap((coupon) => {
    const taken = Math.min(couponDiscount(coupon.terms, priceOf(coupon)), left);
    left -= taken;
    return taken > 0 ? [charge('coupon', coupon.code, coupon.name, coupon.date, 1, -taken)] : [];
  });
}

/** A voucher pays for one night, regardless of the night's price. */
function voucherLines({ voucher, nights }: RoomBasis, available: number): PriceLine[] {
  if (voucher === null) return [];
  let left = available;
  return nights.flatMap(({ date, price }) => {
    const taken = Math.min(price, left);
    left -= taken;
    return taken > 0 ? [charge('voucher', voucher, null, date, 1, -taken)] : [];
  });
}

/** A point is worth one minor unit. */
export function pointsLines(points: number): PriceLine[] {
  return points > 0 ? [charge('mileage', null, null, null, 1, -points)] : [];
}

/** Splits a total that includes VAT into the price before VAT and the VAT, which is rounded down. */
export function taxOf(total: number): { supplyPrice: number; tax: number } {
  const tax = Math.floor((total * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { supplyPrice: total - tax, tax };
}

export function plainBasis(
  document: HotelDocument,
  roomType: BundleRoomType,
  nights: readonly PricedNight[],
  party: PartyRoom,
  languages: TextLanguages,
): RoomBasis {
  return {
    roomType: {
      code: roomType.room_type_code,
      name: pickText(roomType.room_type_name, languages),
      standard: roomType.standard,
      extraAdultPrice: roomType.extra_adult_price,
      extraKidPrice: roomType.extra_kid_price,
    },
    nights,
    party,
    pets: petUpsellingOf(document),
    package: null,
    membership: null,
    suitePercent: 0,
    promotion: null,
    earlyCheckout: null,
    options: [],
    coupons: [],
    voucher: null,
  };
}

export function packageBasis(
  offer: BundlePackage,
  nights: readonly PricedNight[],
  languages: TextLanguages,
): RoomBasis['package'] {
  const dates = nights.map(({ date }) => date);
  const name = pickText(offer.package_name, languages);
  return { code: offer.package_code, name, charges: packageCharges(offer, dates) };
}

function nightLines({ roomType, nights }: RoomBasis): PriceLine[] {
  return nights.map(({ date, price }) => charge('night', roomType.code, roomType.name, date, 1, price));
}

function extraPersonLines({ roomType, nights, party }: RoomBasis): PriceLine[] {
  const extra = extraPersons(roomType.standard, party);
  return [
    ...extraLines('extra_adult', extra.adults, nights, (night) => night.extraAdultPrice ?? roomType.extraAdultPrice),
    ...extraLines('extra_kid', extra.kids, nights, (night) => night.extraKidPrice ?? roomType.extraKidPrice),
  ];
}

/** Returns one line for all nights or, if the price isn't the same on all of them, one line for each night. */
function extraLines(
  kind: PriceLine['kind'],
  persons: number,
  nights: readonly PricedNight[],
  priceOf: (night: PricedNight) => number,
): PriceLine[] {
  const [price, ...others] = new Set(nights.map(priceOf));
  if (price !== undefined && others.length === 0) return chargeIfAny(kind, persons * nights.length, price);
  return nights.flatMap((night) => chargeIfAny(kind, persons, priceOf(night), night.date));
}

function petLines({ pets, party }: RoomBasis): PriceLine[] {
  return chargeIfAny('pet', chargedPets(pets, party.pet), pets?.price ?? 0);
}

function packageLines({ package: taken }: RoomBasis): PriceLine[] {
  if (taken === null) return [];
  return taken.charges.map(({ count, price }) => charge('package', taken.code, taken.name, null, count, price));
}

function optionLines({ options }: RoomBasis): PriceLine[] {
  return options.flatMap(({ code, name, price, count, dates }) =>
    (dates.length === 0 ? [null] : dates).map((date) => charge('upselling', code, name, date, count, price)),
  );
}

function charge(
  kind: PriceLine['kind'],
  code: string | null,
  name: string | null,
  date: string | null,
  count: number,
  unitPrice: number,
): PriceLine {
  return { kind, code, name, date, count, unit_price: unitPrice, amount: unitPrice * count };
}

function chargeIfAny(
  kind: PriceLine['kind'],
  count: number,
  unitPrice: number,
  date: string | null = null,
): PriceLine[] {
  return count > 0 && unitPrice > 0 ? [charge(kind, null, null, date, count, unitPrice)] : [];
}

function discountLine(
  kind: PriceLine['kind'],
  code: string | undefined,
  name: string | undefined,
  taken: number,
): PriceLine[] {
  return taken > 0 ? [charge(kind, code ?? null, name ?? null, null, 1, -taken)] : [];
}
