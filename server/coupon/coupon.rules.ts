import type { CouponChoice, CouponStatus, CouponType, LocalizedText } from '../../generated/types.ts';
import type { Violation } from '../platform/values/violation.ts';

/** Dates are in the property's time zone. An empty list of codes allows all codes. */
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

/**
 * The stay for which coupons are checked. `today` is the current date in the property's time zone. Coupons of the hold
 * `ofHold` remain usable.
 */
export type CouponedStay = {
  hotelCode: string;
  roomTypeCode: string;
  withPackage: boolean;
  nights: readonly string[];
  today: string;
  ofHold?: string | undefined;
};

type CouponedRoom = { coupon_list?: readonly CouponChoice[] | undefined; selectedUpselling: readonly unknown[] };

export function sameCode(code: string): string {
  return code.toUpperCase();
}

/** A coupon that a booking has used is `used` even after its end date. */
export function statusOf({ terms, usedAt }: Pick<OwnCoupon, 'terms' | 'usedAt'>, today: string): CouponStatus {
  if (usedAt !== null) return 'used';
  return terms.valid_until !== null && terms.valid_until < today ? 'expired' : 'before_use';
}

/** A percentage is rounded down. The discount is never more than the amount. */
export function couponDiscount({ discount_type, discount_amount }: CouponTerms, amount: number): number {
  const discount = discount_type === 'PERCENT' ? Math.floor((amount * discount_amount) / 100) : discount_amount;
  return Math.min(discount, amount);
}

export function couponOf(own: readonly OwnCoupon[], { coupon_code }: CouponChoice): OwnCoupon | undefined {
  return own.find(({ couponCode }) => couponCode === sameCode(coupon_code));
}

/**
 * Returns why the coupons chosen for the rooms can't be used, or null if they can. Each coupon must belong to the
 * member, be unused and valid for this property, room type and night, and be chosen only once. Each night of a room
 * can have one coupon, and so can the room's options. See docs/decisions/combining-benefits.md.
 */
export function couponsViolation(
  own: readonly OwnCoupon[],
  stay: CouponedStay,
  rooms: readonly CouponedRoom[],
): Violation<CouponCode> | null {
  const seen = new Set<string>();
  for (const [room, { coupon_list = [], selectedUpselling }] of rooms.entries()) {
    const targets = new Set<string>();
    for (const [index, choice] of coupon_list.entries()) {
      const found = couponOf(own, choice);
      const code =
        found === undefined
          ? 'coupon_invalid'
          : seen.has(found.couponCode)
            ? 'coupon_on_another_room'
            : (stayViolation(found, stay) ??
              targetViolation(found.terms, stay, choice.date ?? null, selectedUpselling.length > 0) ??
              (targets.has(choice.date ?? '') ? 'coupon_unusable' : null));
      if (code) return { code: code, pointer: `/reservationRoomList/${room}/coupon_list/${index}` };
      seen.add(found!.couponCode);
      targets.add(choice.date ?? '');
    }
  }
  return null;
}

export function stayViolation({ terms, usedAt, holdNumber }: OwnCoupon, stay: CouponedStay): CouponCode | null {
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

/** Returns why a coupon can't be used for a night (or for a room's options, if `date` is null), or null if it can. */
export function targetViolation(
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
