import type { Stay, StayBenefitType } from '../../../generated/types.ts';
import { stayViolation, targetViolation } from '../../coupon/coupon.rules.ts';
import type { TextLanguages } from '../../platform/values/language.ts';
import { sum } from '../../platform/values/money.ts';
import type { Violation } from '../../platform/values/violation.ts';
import { cardMinimum } from '../card-minimum.rules.ts';
import { chosenCheckoutTimes } from '../checkout.rules.ts';
import { type OwnTier, stayBenefits } from '../member-price.rules.ts';
import { priceSelection, type Selection, type TakenCoupon } from '../stay-price.rules.ts';
import { couponedStay } from './coupon-benefits.rules.ts';
import type { SelectedStay } from './owned-benefits.rules.ts';
import { leavesEnough } from './points.rules.ts';

/**
 * Prices a changed stay with the benefits of the original booking: the tier that the member had when booking, the
 * coupons that still apply, and all of the points. Returns a violation if the points can't be used for the new stay.
 * `from` is the stay before the change, and `ofHold` is the hold that spent the benefits.
 */
export function withCarriedBenefits(
  of: SelectedStay,
  from: Stay,
  ofHold: string,
): { stay: Stay } | { violation: Violation<'mileage_not_combinable' | 'mileage_over_maximum'> } {
  const { hotel, now, texts } = of;
  const selection = { ...withCarriedTier(of, from), coupons: carriedCoupons(of, from, ofHold) };
  const stay = priceSelection(hotel.document, selection, now, texts);
  const points = 0 - sum((from.lines ?? []).map(({ amount }) => amount));
  if (points <= 0) return { stay };
  if (selection.promotion) return { violation: { code: 'mileage_not_combinable' } };
  const use = { total: stay.total_price, cardMinimum: cardMinimum(hotel.document) };
  if (!leavesEnough(use, points)) return { violation: { code: 'mileage_over_maximum' } };
  return { stay: priceSelection(hotel.document, { ...selection, coupons: [], usePoint: points }, now, texts) };
}

function carriedCoupons(of: SelectedStay, from: Stay, ofHold: string): TakenCoupon[] {
  const { owned, selection } = of;
  const stay = { ...couponedStay(of), ofHold };
  return from.rooms.slice(0, selection.rooms.length).flatMap(({ lines }, room) =>
    lines.flatMap(({ kind, code, date }) => {
      const coupon = kind === 'coupon' && owned?.coupons.find(({ couponCode }) => couponCode === code);
      const withOptions = selection.rooms[room]!.selectedUpselling.length > 0;
      const fits = coupon && !stayViolation(coupon, stay) && !targetViolation(coupon.terms, stay, date, withOptions);
      return fits ? [{ room, coupon, date }] : [];
    }),
  );
}

/**
 * Keeps the tier that the member had when booking, even if it has since changed, and those benefits of the tier that
 * also apply to the new rooms.
 */
function withCarriedTier({ hotel: { document }, selection, texts }: SelectedStay, from: Stay): Selection {
  const { roomType, pack } = selection;
  const tier = tierOf(from, texts);
  const offered = stayBenefits(document, roomType, tier).map(({ benefit_type }) => benefit_type as StayBenefitType);
  const rooms = selection.rooms.map((room, index) => {
    const booked = from.rooms[index]?.benefits ?? [];
    const benefit_list = offered.filter(
      (type) =>
        booked.some(({ benefit_type }) => benefit_type === type) &&
        !(type === 'late_check_out' && chosenCheckoutTimes(document, pack, room).length > 0) &&
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
