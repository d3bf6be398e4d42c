import type { Stay, StayBenefits } from '../../../generated/types.ts';
import { couponsViolation } from '../../coupon/coupon.rules.ts';
import { firstViolation, type Violation } from '../../platform/values/violation.ts';
import { cardMinimum } from '../card-minimum.rules.ts';
import { benefitViolation } from '../member-price.rules.ts';
import type { BenefitCode } from '../selection.rules.ts';
import { priceSelection, type Selection } from '../stay-price.rules.ts';
import { couponedStay, takenCoupons, unusedCouponViolation, usableCoupons } from './coupon-benefits.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';
import { type PointAmounts, pointsOffer, usePointViolation } from './points.rules.ts';
import { membershipOffer } from './tier-benefits.rules.ts';
import { contractViolation, usableVouchers } from './voucher-benefits.rules.ts';

/**
 * `stay` is priced with the requested benefits. `benefits` contains all benefits available for the stay; undefined for
 * a visitor.
 */
type Benefited = { stay: Stay; benefits: StayBenefits | undefined };

type Refused = { violation: Violation<BenefitCode> & { amounts?: PointAmounts } };

/**
 * Prices a stay with the requested vouchers, coupons, tier benefits and points, without spending them. See
 * docs/decisions/combining-benefits.md.
 */
export function withBenefits(of: SelectedStay, wanted: WantedBenefits): Benefited | Refused {
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
  const use = { balance: owned?.balance ?? 0, total: plain.total_price, cardMinimum: cardMinimum(hotel.document) };
  const refused = usePointViolation(of, use, points, withoutPoints);
  if (refused) return { violation: refused };

  const stay = points > 0 ? priced({ usePoint: points }) : withoutPoints;
  if (!owned) return { stay, benefits: undefined };
  const benefits = {
    membership: membershipOffer(of, priced({ coupons, promotion: undefined }).total_price),
    coupons: usableCoupons(of),
    mileage: pointsOffer(hotel.document.mileage, use),
    vouchers: usableVouchers(of),
  };
  return { stay, benefits };
}
