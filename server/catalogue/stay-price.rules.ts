import type {
  Benefit,
  BundlePackage,
  BundlePromotion,
  BundleRoomType,
  ReservationRoom,
  Stay,
  StayRoom,
} from '../../generated/types.ts';
import type { OwnCoupon } from '../coupon/coupon.rules.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';
import { pictureIn } from '../property/property.presenter.ts';
import { dueParts } from './card-minimum.rules.ts';
import { policyOf } from './cancellation.rules.ts';
import { chosenCheckoutTimes, findEarlyCheckout } from './checkout.rules.ts';
import { findOption } from './options.rules.ts';
import { checkoutByBenefit, chosenBenefits, memberPercent, type OwnTier, stayBenefits } from './member-price.rules.ts';
import {
  pointsLines,
  packageBasis,
  plainBasis,
  type PricedNight,
  type PricedRoom,
  priceRooms,
  type RoomBasis,
  taxOf,
} from './pricing.rules.ts';
import { promotionFor } from './promotion.rules.ts';
import type { StayDates } from './stay.rules.ts';

/** The contract's maximum number of price lines for a room. */
export const LINES_MAX = 500;

export type Selection = {
  dates: StayDates;
  roomType: BundleRoomType;
  pack: BundlePackage | undefined;
  promotion: BundlePromotion | undefined;
  nights: readonly PricedNight[];
  rooms: readonly ReservationRoom[];
  /** Null if the request has no membership number. */
  tier: OwnTier | null;
  coupons: readonly TakenCoupon[];
  usePoint: number;
  /** The number of the owner contract whose vouchers pay for every night of every room, or null. */
  voucher: string | null;
};

/** A coupon for one night of a room or, if `date` is null, for the room's options. `room` is the index of the room. */
export type TakenCoupon = { room: number; coupon: OwnCoupon; date: string | null };

/**
 * Prices a selection: price lines, totals, tax, amount due at booking and cancellation policy. Amounts are in minor
 * units. See docs/decisions/money-and-prices.md.
 */
export function priceSelection(
  document: HotelDocument,
  selection: Selection,
  now: Date,
  languages: TextLanguages,
): Stay {
  const { dates, roomType, pack, promotion, nights } = selection;
  const bases = selection.rooms.map((_, index) => basisOf(document, selection, index, languages));
  const priced = priceRooms(document, bases);
  const rooms = bases.map((basis, index) => roomOf(document, selection, index, basis, priced[index]!));
  const beforePoints = sum(rooms.map((room) => room.total_price));
  const lines = pointsLines(selection.usePoint);
  const byVouchers = -sum(
    rooms.flatMap((room) => room.lines.map((line) => (line.kind === 'voucher' ? line.amount : 0))),
  );
  const total = beforePoints - selection.usePoint;
  const { supplyPrice, tax } = taxOf(total);
  const { from: today } = bookablePeriod(document, now);
  const [picture] = roomType.pictures;
  return {
    hotel_code: document.hotel_code,
    hotel_name: pickText(document.hotel_name, languages),
    start_date: dates.start,
    end_date: dates.end,
    nights: nights.length,
    checkin_time: document.default_checkin_time,
    checkout_time: rooms.map((room) => room.checkout_time).reduce((last, time) => (time > last ? time : last)),
    package_code: pack?.package_code ?? null,
    package_name: pack ? pickText(pack.package_name, languages) : null,
    promotion_code: promotion?.promotion_code ?? null,
    picture: picture ? pictureIn(picture, languages) : null,
    rooms,
    ...(lines.length > 0 && { lines }),
    ...(document.linked_company !== undefined && { linked_company: document.linked_company }),
    currency: document.currency,
    total_price: total,
    supply_price: supplyPrice,
    tax,
    ...dueParts(document, total),
    payment_type: document.payment_type,
    cancellation_policy: policyOf(
      document,
      roomType,
      { checkIn: dates.start, total: beforePoints + byVouchers, today },
      languages,
    ),
    voyage: null,
  };
}

function benefitsOf(document: HotelDocument, { roomType, tier }: Selection, room: ReservationRoom): Benefit[] {
  return tier ? chosenBenefits(stayBenefits(document, roomType, tier), room) : [];
}

function basisOf(document: HotelDocument, selection: Selection, index: number, languages: TextLanguages): RoomBasis {
  const { roomType, pack, promotion, nights } = selection;
  const room = selection.rooms[index]!;
  const benefits = benefitsOf(document, selection, room);
  const { adult, kid, infant, pet } = room;
  return {
    ...plainBasis(document, roomType, nights, { adult, kid, infant, pet }, languages),
    package: pack ? packageBasis(pack, nights, languages) : null,
    membership: membershipOf(document, selection, languages),
    suitePercent: benefits.find(({ benefit_type }) => benefit_type === 'suite_discount')?.value ?? 0,
    promotion: promotionFor(promotion, roomType.room_type_code, languages),
    earlyCheckout: findEarlyCheckout(document.early_checkouts, room) ?? null,
    options: room.selectedUpselling.flatMap((choice) => optionBasis(document, choice, languages)),
    voucher: selection.voucher,
    coupons: selection.coupons
      .filter((taken) => taken.room === index)
      .map(({ coupon: { couponCode, terms }, date }) => ({
        code: couponCode,
        name: pickText(terms.coupon_title, languages),
        date,
        terms,
      })),
  };
}

function roomOf(
  document: HotelDocument,
  selection: Selection,
  index: number,
  { roomType }: RoomBasis,
  priced: PricedRoom,
): StayRoom {
  const room = selection.rooms[index]!;
  const benefits = benefitsOf(document, selection, room);
  const { adult, kid, infant, pet } = room;
  return {
    room_type_code: roomType.code,
    room_type_name: roomType.name,
    adult,
    kid,
    infant,
    pet,
    checkout_time:
      checkoutByBenefit(benefits) ??
      chosenCheckoutTimes(document, selection.pack, room)[0] ??
      document.default_checkout_time,
    lines: priced.lines,
    discount_promotion_price: priced.discountPromotionPrice,
    ...(priced.couponDiscountPrice > 0 && { coupon_discount_price: priced.couponDiscountPrice }),
    ...(benefits.length > 0 && { benefits }),
    total_price: priced.totalPrice,
  };
}

/** A member price can't be combined with a promotion or vouchers (docs/decisions/combining-benefits.md). */
function membershipOf(
  document: HotelDocument,
  { tier, promotion, voucher }: Selection,
  languages: TextLanguages,
): RoomBasis['membership'] {
  if (!tier || promotion || voucher !== null) return null;
  return {
    code: tier.tier_code,
    name: pickText(tier.tier_name, languages),
    percent: memberPercent(document, tier),
  };
}

function optionBasis(
  document: HotelDocument,
  choice: ReservationRoom['selectedUpselling'][number],
  languages: TextLanguages,
): RoomBasis['options'] {
  const option = findOption(document.upsellings, choice.upselling_code);
  if (option === undefined) return [];
  const name = pickText(option.upselling_name, languages);
  return [{ code: option.upselling_code, name, price: option.price, count: choice.count, dates: choice.date_list }];
}
