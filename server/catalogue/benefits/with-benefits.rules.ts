import type { Stay, StayBenefits } from '../../../generated/types.ts';
import { bestSaving } from './best-saving.rules.ts';
import { benefitedPrice, type Refused } from './benefited-price.rules.ts';
import { usableCoupons } from './coupon-benefits.rules.ts';
import type { SelectedStay, WantedBenefits } from './owned-benefits.rules.ts';
import { pointsOffer } from './points.rules.ts';
import { membershipOffer } from './tier-benefits.rules.ts';
import { usableVouchers } from './voucher-benefits.rules.ts';

/**
 * `stay` is priced with the requested benefits. `listBenefits` returns all benefits that the member could use for the
 * stay, or undefined for a visitor. It prices several other combinations, so call it only if the list is needed.
 */
type Benefited = { stay: Stay; listBenefits: () => StayBenefits | undefined };

/** Prices a stay with the requested vouchers, coupons, tier benefits and points, without spending them. */
export function withBenefits(of: SelectedStay, wanted: WantedBenefits): Benefited | Refused {
  const priced = benefitedPrice(of, wanted);
  if ('violation' in priced) return priced;
  const { stay, pointsUse, memberTotal } = priced;
  const listBenefits = () => {
    if (!of.owned) return undefined;
    const coupons = usableCoupons(of);
    return {
      best_saving: bestSaving(of, stay, coupons),
      membership: membershipOffer(of, memberTotal()),
      coupons,
      mileage: pointsOffer(of.hotel.document.mileage, pointsUse),
      vouchers: usableVouchers(of),
    };
  };
  return { stay, listBenefits };
}
