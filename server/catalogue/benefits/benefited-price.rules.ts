import type { Stay } from '../../../generated/types.ts';
import { couponsViolation } from '../../coupon/coupon.rules.ts';
import { firstViolation, type Violation } from '../../platform/values/violation.ts';
import { cardMinimum } from '../card-minimum.rules.ts';
import { benefitViolation } from '../member-price.rules.ts';
import type { BenefitCode } from '../selection.rules.ts';
import { priceSelection, type Selection } from '../stay-price.rules.ts';
import { couponedStay, takenCoupons, unusedCouponViolation } from './coupon-benefits.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';
import { type PointAmounts, type PointsUse, usePointViolation } from './points.rules.ts';
import { contractViolation } from './voucher-benefits.rules.ts';

/**
 * `pointsUse` contains the amounts that limit the use of points. `memberTotal` returns the total at the member price,
 * with the requested coupons.
 */
type BenefitedPrice = { stay: Stay; pointsUse: PointsUse; memberTotal: () => number };

export type Refused = { violation: Violation<BenefitCode> & { amounts?: PointAmounts } };

/**
 * Prices a stay with the requested vouchers, coupons, tier benefits and points, without spending them. Returns a
 * violation if one of them can't be used or they can't be combined. See docs/decisions/combining-benefits.md.
 */
export function benefitedPrice(of: SelectedStay, wanted: WantedBenefits): BenefitedPrice | Refused {
  const { hotel, owned, now, texts } = of;
  const selection = { ...of.selection, tier: owned?.tier ?? null };
  const priced = (more: Partial<Selection>) => priceSelection(hotel.document, { ...selection, ...more }, now, texts);
  const ownCoupons = owned?.coupons ?? [];
  const coupons = takenCoupons(ownCoupons, wanted);
  const violation = firstViolation<BenefitCode>(
    () => benefitViolation(hotel.document, selection, selection.tier),
    () => couponsViolation(ownCoupons, couponedStay(of), wanted.reservationRoomList),
    () => contractViolation(of, wanted, coupons),
  );
  if (violation) return { violation };

  const { use_point: points = 0, voucher_contract: voucher = null } = wanted;
  const withoutPoints = priced({ coupons, voucher });
  const unused = unusedCouponViolation(withoutPoints, coupons);
  if (unused) return { violation: unused };

  const plain = priced({ promotion: undefined });
  const pointsUse = {
    balance: owned?.balance ?? 0,
    total: plain.total_price,
    cardMinimum: cardMinimum(hotel.document),
  };
  const refused = usePointViolation(of, pointsUse, points, withoutPoints);
  if (refused) return { violation: refused };

  return {
    stay: points > 0 ? priced({ usePoint: points }) : withoutPoints,
    pointsUse,
    memberTotal: () => priced({ coupons, promotion: undefined }).total_price,
  };
}
