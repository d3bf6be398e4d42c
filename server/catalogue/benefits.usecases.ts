import type {
  BundleTier,
  QuoteRequest,
  Stay,
  StayBenefits,
  StayBenefitType,
  UsableCoupon,
  UsableVoucher,
} from '../../generated/types.ts';
import {
  type CouponedStay,
  couponDiscount,
  couponOf,
  couponsViolation,
  type OwnCoupon,
  stayViolation,
  targetViolation,
} from '../coupon/coupon.rules.ts';
import { fail, failWith, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { eachNight, today } from '../platform/values/nights.ts';
import { type OwnContract, type VoucheredStay, vouchersNeeded, voucherViolation } from '../presale/voucher.rules.ts';
import type { Hotel, HotelDocument } from '../property/hotel.rules.ts';
import { hasOwnCheckout } from './checkout.rules.ts';
import { benefitViolation, memberPercent, type OwnTier, stayBenefits } from './member-price.rules.ts';
import { leavesEnough, type PointsUse, pointsViolation, usablePoints } from './points.rules.ts';
import type { BenefitCode } from './selection.rules.ts';
import { type Selection, stayOf, type TakenCoupon } from './stay.presenter.ts';

/** What a member has that a stay can be booked with. `tier`: by the membership number that is booked with; null without one. */
export type Owned = {
  tier: (OwnTier & Pick<BundleTier, 'colour'>) | null;
  coupons: readonly OwnCoupon[];
  balance: number;
  contracts: readonly OwnContract[];
};

/** A stay in rooms that can be sold, for whom and when. `owned`: null of a visitor. */
export type Beneficiary = { hotel: Hotel; selection: Selection; owned: Owned | null; now: Date; texts: TextLanguages };

type Wanted = Pick<QuoteRequest, 'use_point' | 'voucher_contract' | 'reservationRoomList'>;
/** The stay with what it is booked with, and what else it could be. */
export type Benefited = { stay: Stay; benefits: StayBenefits | undefined };

/**
 * Takes the vouchers, coupons and points that a request names off a stay (DECISIONS, Price order and What combines), or says which cannot be and what
 * could instead. Spends nothing.
 */
export function withBenefits(of: Beneficiary, wanted: Wanted): Outcome<Benefited, BenefitCode> {
  const { hotel, owned, now, texts } = of;
  const own = owned?.coupons ?? [];
  const selection = { ...of.selection, tier: owned?.tier ?? null };
  const misplaced = benefitViolation(hotel.document, selection, selection.tier);
  if (misplaced) return failWith(misplaced);
  const violation = couponsViolation(own, couponed(of), wanted.reservationRoomList);
  if (violation) return failWith(violation);
  const coupons = takenCoupons(own, wanted);
  const { use_point: points = 0, voucher_contract: voucher = null } = wanted;
  if (voucher !== null) {
    const ofTier = wanted.reservationRoomList.some(({ benefit_list }) => benefit_list);
    const besides = coupons.length > 0 || points > 0 || selection.promotion !== undefined || ofTier;
    const contract = owned?.contracts.find(({ contractNumber }) => contractNumber === voucher);
    const refused = voucherViolation(contract, vouchered(of), besides);
    if (refused) return failWith(refused);
  }
  const priced = (more: Partial<Selection>) => stayOf(hotel.document, { ...selection, ...more }, now, texts);
  const couponedStay = priced({ coupons, voucher });
  const idle = coupons.find(({ room, coupon }) => !hasLine(couponedStay, room, coupon));
  if (idle) return fieldFail(`/reservationRoomList/${idle.room}/coupon_list`, 'coupon_unusable');

  const plain = priced({ promotion: undefined });
  const use = { balance: owned?.balance ?? 0, total: plain.total_price, byCard: plain.payment_type === 'PREPAY' };
  const refused = refusedPoints(of, use, points, couponedStay);
  if (!refused.ok) return refused;
  const stay = points > 0 ? priced({ usePoint: points }) : couponedStay;
  if (!owned) return ok({ stay, benefits: undefined });
  const byTier = priced({ coupons, promotion: undefined });
  const benefits = {
    membership: membershipOf(of, byTier.total_price),
    coupons: usableCoupons(of),
    mileage: pointsOfferOf(hotel, use),
    vouchers: usableVouchers(of),
  };
  return ok({ stay, benefits });
}

/** What the tier is worth here; null where that is nothing. `total`: of the stay, by the member price. */
function membershipOf({ hotel, selection, owned, texts }: Beneficiary, total: number): StayBenefits['membership'] {
  const tier = owned?.tier;
  if (!tier) return null;
  const percent = memberPercent(hotel.document, tier);
  const benefits = stayBenefits(hotel.document, selection.roomType, tier);
  if (percent === 0 && benefits.length === 0) return null;
  const { tier_code, colour } = tier;
  return { tier_code, tier_name: pickText(tier.tier_name, texts), colour, percent, total_price: total, benefits };
}

function vouchered({ hotel, selection, now }: Beneficiary): VoucheredStay {
  const { dates, nights, rooms, roomType } = selection;
  return {
    hotelCode: hotel.hotelCode,
    roomTypeCode: roomType.room_type_code,
    startDate: dates.start,
    nights: nights.length,
    rooms: rooms.length,
    today: today(hotel.document.time_zone, now),
  };
}

/** Contracts that fit the stay, with too few vouchers left or enough. */
function usableVouchers(of: Beneficiary): UsableVoucher[] {
  const stay = vouchered(of);
  return (of.owned?.contracts ?? [])
    .filter((contract) =>
      [undefined, 'voucher_exceeds_remaining'].includes(voucherViolation(contract, stay, false)?.code),
    )
    .map(({ contractNumber, room, remaining }) => ({
      contract_number: contractNumber,
      room,
      needed: vouchersNeeded(stay),
      remaining,
    }));
}

/**
 * What a stay has been booked with stays with it when it is changed: its coupons where they fit the new one, and all of its points. `from`: the
 * stay as it was; `ofHold`: the booking that has spent them. Refused where the new stay cannot take the points.
 */
export function withCarriedBenefits(of: Beneficiary, from: Stay, ofHold: string): Outcome<Stay, BenefitCode> {
  const { hotel, owned, now, texts } = of;
  const selection = withCarriedTier(of, from);
  const there = { ...couponed(of), ofHold };
  const coupons = from.rooms.slice(0, selection.rooms.length).flatMap(({ lines }, room) =>
    lines.flatMap(({ kind, code, date }) => {
      const coupon = kind === 'coupon' && owned?.coupons.find(({ couponCode }) => couponCode === code);
      const withOptions = selection.rooms[room]!.selectedUpselling.length > 0;
      const fits = coupon && !stayViolation(coupon, there) && !targetViolation(coupon.terms, there, date, withOptions);
      return fits ? [{ room, coupon, date }] : [];
    }),
  );
  const points = 0 - sum((from.lines ?? []).map(({ amount }) => amount));
  const stay = stayOf(hotel.document, { ...selection, coupons }, now, texts);
  const use = { balance: points, total: stay.total_price, byCard: stay.payment_type === 'PREPAY' };
  const beside = points > 0 && selection.promotion;
  const refused = beside
    ? 'mileage_not_combinable'
    : points > 0 && !leavesEnough(use, points) && 'mileage_over_maximum';
  if (refused) return fail(refused);
  return ok(points > 0 ? stayOf(hotel.document, { ...selection, usePoint: points }, now, texts) : stay);
}

/** What a stay would cost who joins, by the member price that they have at once; null beside a promotion, which it does not go together with. */
export function totalForNewMember(
  document: HotelDocument,
  selection: Selection,
  now: Date,
  texts: TextLanguages,
): number | null {
  const [first] = document.member_rates ?? [];
  if (!first || selection.promotion) return null;
  const tier = { tier_code: first.tier_code, tier_name: { ko: '' }, benefits: [] };
  return stayOf(document, { ...selection, tier }, now, texts).total_price;
}

/** The tier by which a stay was booked, as the stay tells it, with what it is worth in the rooms that there are still. */
function withCarriedTier({ hotel: { document }, selection, texts }: Beneficiary, from: Stay): Selection {
  const { roomType, pack } = selection;
  const tier = tierOf(from, texts);
  const offered = stayBenefits(document, roomType, tier).map(({ benefit_type }) => benefit_type as StayBenefitType);
  const rooms = selection.rooms.map((room, index) => {
    const had = from.rooms[index]?.benefits ?? [];
    const benefit_list = offered.filter(
      (type) =>
        had.some(({ benefit_type }) => benefit_type === type) &&
        !(type === 'late_check_out' && hasOwnCheckout(document, pack, room)) &&
        !(type === 'suite_discount' && selection.promotion),
    );
    return benefit_list.length > 0 ? { ...room, benefit_list } : room;
  });
  return { ...selection, tier, rooms };
}

function tierOf({ rooms }: Stay, [language = 'ko']: TextLanguages): OwnTier {
  const line = rooms.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'membership');
  const benefits = new Map(rooms.flatMap((room) => (room.benefits ?? []).map((one) => [one.benefit_type, one])));
  return {
    tier_code: line?.code ?? '',
    tier_name: { ko: '', [language]: line?.name ?? '' },
    benefits: [...benefits.values()],
  };
}

function couponed({ hotel, selection, now }: Beneficiary): CouponedStay {
  const { roomType, pack, dates } = selection;
  return {
    hotelCode: hotel.hotelCode,
    roomTypeCode: roomType.room_type_code,
    withPackage: pack !== undefined,
    nights: eachNight(dates.start, dates.end),
    today: today(hotel.document.time_zone, now),
  };
}

function takenCoupons(own: readonly OwnCoupon[], { reservationRoomList }: Wanted): TakenCoupon[] {
  return reservationRoomList.flatMap(({ coupon_list = [] }, room) =>
    coupon_list.flatMap((choice) => {
      const coupon = couponOf(own, choice);
      return coupon ? [{ room, coupon, date: choice.date ?? null }] : [];
    }),
  );
}

function hasLine({ rooms }: Stay, room: number, { couponCode }: OwnCoupon): boolean {
  return rooms[room]!.lines.some(({ kind, code }) => kind === 'coupon' && code === couponCode);
}

/** `beside`: the stay with all that it is booked with but the points. */
function refusedPoints(
  { hotel, selection }: Beneficiary,
  use: PointsUse,
  points: number,
  beside: Stay,
): Outcome<void, BenefitCode> {
  if (points === 0) return ok();
  const rule = hotel.document.mileage;
  const usable = rule ? usablePoints(rule, use) : 0;
  const withCoupons = beside.rooms.some(({ coupon_discount_price = 0 }) => coupon_discount_price > 0);
  if (rule && (withCoupons || selection.promotion)) {
    const totals = {
      total_with_point: use.total - Math.min(points, usable),
      total_without_point: beside.total_price,
    };
    return fail('mileage_not_combinable', { extra: totals, errors: atUsePoint('mileage_not_combinable') });
  }
  const code = pointsViolation(rule, use, points);
  if (!code) return ok();
  return fail(code, {
    ...(code !== 'mileage_unit' && { extra: { usable_point: usable } }),
    ...(code !== 'mileage_insufficient' && { errors: atUsePoint(code) }),
  });
}

function atUsePoint(code: BenefitCode) {
  return [{ pointer: '/use_point', code }];
}

function pointsOfferOf({ document: { mileage } }: Hotel, use: PointsUse): StayBenefits['mileage'] {
  if (!mileage) return null;
  const { unit, minimum } = mileage;
  return { balance: use.balance, unit, minimum, usable: usablePoints(mileage, use) };
}

/** The contract's bound on the places of a coupon. */
const PLACES_MAX = 450;

function usableCoupons(of: Beneficiary): UsableCoupon[] {
  const { owned, selection, texts } = of;
  const stay = couponed(of);
  return (owned?.coupons ?? [])
    .filter((coupon) => stayViolation(coupon, stay) === null)
    .map(({ couponCode, terms }) => ({
      coupon_code: couponCode,
      coupon_title: pickText(terms.coupon_title, texts),
      places: placesOf(of)
        .filter(
          ({ room, date }) => !targetViolation(terms, stay, date, selection.rooms[room]!.selectedUpselling.length > 0),
        )
        .map(({ price, ...place }) => ({ ...place, amount: couponDiscount(terms, price) }))
        .filter(({ amount }) => amount > 0)
        .sort((a, b) => b.amount - a.amount)
        .slice(0, PLACES_MAX),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Every night of every room, and the options of each, with what there is to take from. */
function placesOf({ hotel, selection, now, texts }: Beneficiary) {
  const { rooms } = stayOf(hotel.document, selection, now, texts);
  return rooms.flatMap(({ lines }, room) => [
    ...selection.nights.map(({ date, price }) => ({ room, date: date as string | null, price })),
    {
      room,
      date: null,
      price: sum(lines.filter(({ kind }) => kind === 'upselling').map(({ amount }) => amount)),
    },
  ]);
}
