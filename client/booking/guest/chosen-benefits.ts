import type { BestSaving, CouponPlace, UsableCoupon } from '../../../generated/types.ts';
import type { Benefits } from '../../../machines/booking/booking.rooms.ts';

export type Place = CouponPlace;

function sameCode(a: string, b: string) {
  return a.toUpperCase() === b.toUpperCase();
}

export function inUse({ coupons }: Benefits, { coupon_code, places }: UsableCoupon): Place | undefined {
  for (const [room, chosen] of coupons.entries()) {
    const found = chosen.find((choice) => sameCode(choice.coupon_code, coupon_code));
    if (found) return places.find((place) => place.room === room && place.date === (found.date ?? null));
  }
  return undefined;
}

/** Returns the coupon's places that no other coupon occupies, in the server's order: largest discount first. */
export function freePlaces({ coupons }: Benefits, { coupon_code, places }: UsableCoupon): Place[] {
  return places.filter(
    ({ room, date }) =>
      !coupons[room]?.some((choice) => (choice.date ?? null) === date && !sameCode(choice.coupon_code, coupon_code)),
  );
}

export function withoutCoupon(used: Benefits, code: string): Benefits {
  return { ...used, coupons: used.coupons.map((chosen) => chosen.filter((one) => !sameCode(one.coupon_code, code))) };
}

/**
 * Applies the coupon to one night of the room or, if `date` is null, to the room's options. Removes it everywhere else.
 */
export function withCoupon(used: Benefits, code: string, { room, date }: Place): Benefits {
  const others = withoutCoupon(used, code);
  const choice = { coupon_code: code, ...(date !== null && { date }) };
  return { ...others, coupons: others.coupons.with(room, [...(others.coupons[room] ?? []), choice]) };
}

export function benefitsOf({ rooms, promotion_code, use_point, voucher_contract }: BestSaving): Benefits {
  return {
    coupons: rooms.map(({ coupon_list }) => coupon_list),
    ofTier: rooms.map(({ benefit_list }) => benefit_list),
    usePoint: use_point,
    voucher: voucher_contract,
    promotion: promotion_code,
  };
}

/** Returns whether any of the benefits apart from the promotion code reduces the price. */
export function savesMoney({ coupons, ofTier, usePoint, voucher }: Benefits): boolean {
  return usePoint !== null || voucher !== null || coupons.flat().length > 0 || ofTier.flat().includes('suite_discount');
}

/** Removes the benefits that reduce the price. Keeps the promotion code and other benefits, such as late check-out. */
export function withoutSavings(used: Benefits): Benefits {
  return {
    ...used,
    coupons: used.coupons.map(() => []),
    ofTier: used.ofTier.map((chosen) => chosen.filter((type) => type !== 'suite_discount')),
    usePoint: null,
    voucher: null,
  };
}
