import type { CouponChoice, CouponStatus, CouponType, LocalizedText } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';

/** What a coupon was issued with. Days are days of the property's calendar; empty lists are for all. */
export type CouponTerms = {
  coupon_title: LocalizedText;
  coupon_type: CouponType;
  discount_type: 'PERCENT' | 'FIXED';
  discount_amount: number;
  valid_from: string | null;
  valid_until: string | null;
  stay_from: string | null;
  stay_until: string | null;
  hotel_codes: readonly string[];
  room_type_codes: readonly string[];
  offline_only: boolean;
};

/** A coupon of a member. `holdNumber`: the booking that has it. */
export type OwnCoupon = { couponCode: string; terms: CouponTerms; holdNumber: string | null; usedAt: Date | null };

export type CouponCode =
  | 'coupon_invalid'
  | 'coupon_unusable'
  | 'coupon_used'
  | 'coupon_expired'
  | 'coupon_outside_stay'
  | 'coupon_on_another_room'
  | 'coupon_not_for_room'
  | 'coupon_offline_only';

/** What coupons are judged by. `nights`: the dates slept on. `today`: the property's. `ofHold`: the booking that may have them already. */
export type CouponedStay = {
  hotelCode: string;
  roomTypeCode: string;
  withPackage: boolean;
  nights: readonly string[];
  today: string;
  ofHold?: string | undefined;
};

/** A room's choices. `coupon_list` as the contract's ReservationRoom has it. */
type CouponedRoom = { coupon_list?: readonly CouponChoice[] | undefined; selectedUpselling: readonly unknown[] };

export function sameCode(code: string): string {
  return code.toUpperCase();
}

/** The state that the contract tells; a coupon that a booking has is used, whenever its last day is. */
export function statusOf({ terms, usedAt }: Pick<OwnCoupon, 'terms' | 'usedAt'>, today: string): CouponStatus {
  if (usedAt !== null) return 'used';
  return terms.valid_until !== null && terms.valid_until < today ? 'expired' : 'before_use';
}

/** What a coupon takes off an amount: a percent rounded down, or its own; never more than there is. */
export function couponDiscount({ discount_type, discount_amount }: CouponTerms, amount: number): number {
  const wanted = discount_type === 'PERCENT' ? Math.floor((amount * discount_amount) / 100) : discount_amount;
  return Math.min(wanted, amount);
}

/** The member's coupon that a choice names. */
export function couponOf(own: readonly OwnCoupon[], { coupon_code }: CouponChoice): OwnCoupon | undefined {
  return own.find(({ couponCode }) => couponCode === sameCode(coupon_code));
}

/**
 * Why a stay cannot be booked with the coupons that its rooms name: each must be the member's, unused, in its days, for this property, room and
 * night, and be used once; a night has one at most, and so have the options of a room (spec, section 5).
 */
export function couponsViolation(
  own: readonly OwnCoupon[],
  stay: CouponedStay,
  rooms: readonly CouponedRoom[],
): Violation<CouponCode> | null {
  const taken = new Set<string>();
  for (const [room, { coupon_list = [], selectedUpselling }] of rooms.entries()) {
    const places = new Set<string>();
    for (const [index, choice] of coupon_list.entries()) {
      const found = couponOf(own, choice);
      const why =
        found === undefined
          ? 'coupon_invalid'
          : taken.has(found.couponCode)
            ? 'coupon_on_another_room'
            : (whyNot(found, stay) ??
              whyNotThere(found.terms, stay, choice.date ?? null, selectedUpselling.length > 0) ??
              (places.has(choice.date ?? '') ? 'coupon_unusable' : null));
      if (why) return { code: why, pointer: `/reservationRoomList/${room}/coupon_list/${index}` };
      taken.add(found!.couponCode);
      places.add(choice.date ?? '');
    }
  }
  return null;
}

/** Why a coupon cannot be used for a stay at all; null where it can. */
export function whyNot({ terms, usedAt, holdNumber }: OwnCoupon, stay: CouponedStay): CouponCode | null {
  const heldHere = holdNumber !== null && holdNumber === stay.ofHold;
  if (usedAt !== null && !heldHere) return 'coupon_used';
  if (terms.offline_only) return 'coupon_offline_only';
  if (!heldHere && terms.valid_until !== null && terms.valid_until < stay.today) return 'coupon_expired';
  if (!heldHere && terms.valid_from !== null && terms.valid_from > stay.today) return 'coupon_unusable';
  if (!isFor(terms.hotel_codes, stay.hotelCode) || !isFor(terms.room_type_codes, stay.roomTypeCode))
    return 'coupon_not_for_room';
  if (terms.coupon_type === 'package' && !stay.withPackage) return 'coupon_unusable';
  return null;
}

/** Why it cannot be used on a night of the stay, or, without a date, for a room's options; null where it can. */
export function whyNotThere(
  { coupon_type, stay_from, stay_until }: CouponTerms,
  { nights }: CouponedStay,
  date: string | null,
  hasOptions: boolean,
): CouponCode | null {
  const within = (night: string) => (stay_from ?? night) <= night && night <= (stay_until ?? night);
  if (coupon_type === 'upselling') {
    if (date !== null || !hasOptions) return 'coupon_unusable';
    return nights.some(within) ? null : 'coupon_outside_stay';
  }
  if (date === null) return 'coupon_unusable';
  return nights.includes(date) && within(date) ? null : 'coupon_outside_stay';
}

function isFor(codes: readonly string[], code: string): boolean {
  return codes.length === 0 || codes.includes(code);
}
