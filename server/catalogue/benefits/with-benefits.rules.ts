import type { Stay, StayBenefits } from '../../../generated/types.ts';
import { bestSaving } from './best-saving.rules.ts';
import { benefitedPrice, type Refused } from './benefited-price.rules.ts';
import { usableCoupons } from './coupon-benefits.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';
import { pointsOffer } from './points.rules.ts';
import { membershipOffer } from './tier-benefits.rules.ts';
import { usableVouchers } from './voucher-benefits.rules.ts';

/**
 * `stay` is priced with the requested benefits. `benefits` contains all benefits available for the stay; undefined for
 * a visitor.
 */
type Benefited = { stay: Stay; benefits: StayBenefits | undefined };

/**
 * Prices a stay with the requested vouchers, coupons, tier benefits and points, without spending them, and lists what
 * the member could use.
 */
export function withBenefits(of: SelectedStay, wanted: WantedBenefits): Benefited | Refused {
  const priced = benefitedPrice(of, wanted);
  if ('violation' in priced) return priced;
  const { stay, pointsUse, memberTotal } = priced;
  if (!of.owned) return { stay, benefits: undefined };
  const coupons = usableCoupons(of);
  const benefits = {
    best_saving: bestSaving(of, stay, coupons),
    membership: membershipOffer(of, memberTotal()),
    coupons,
    mileage: pointsOffer(of.hotel.document.mileage, pointsUse),
    vouchers: usableVouchers(of),
  };
  return { stay, benefits };
}
