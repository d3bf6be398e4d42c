import type { BundlePromotion, CalendarDay, Stay } from '../../generated/types.ts';
import { addDays } from '../platform/values/nights.ts';
import { discountedPrice } from './card-minimum.rules.ts';
import { percentOf, promotionDiscount } from './pricing.rules.ts';
import { isForRoomType, promotionViolation } from './promotion.rules.ts';

/**
 * `nights` is the length of the stay to which the promotion would apply. `percent` is the caller's member discount, or
 * 0 for none.
 */
export type CalendarDiscounts = {
  terms: Pick<Stay, 'payment_type' | 'currency'>;
  promotion: BundlePromotion | undefined;
  nights: number;
  percent: number;
};

/**
 * Returns a night's lowest price with the promotion. If there is no promotion, or it can't be used for a stay that
 * starts on this night, returns the lowest price with the member discount instead. Omits a price that isn't lower than
 * `price`. `prices` contains the price of each available room type.
 */
export function discountedPrices(
  { terms, promotion, nights, percent }: CalendarDiscounts,
  { date, price, prices }: { date: string; price: number; prices: Readonly<Record<string, number>> },
): Pick<CalendarDay, 'promotion_price' | 'member_price'> {
  if (!promotion || promotionViolation(promotion, { start: date, end: addDays(date, nights) })) {
    const member_price = discountedPrice(terms, price, percentOf(price, percent));
    return member_price < price ? { member_price } : {};
  }
  const perNight =
    promotion.discount_type === 'FIXED'
      ? { ...promotion, discount_amount: Math.floor(promotion.discount_amount / nights) }
      : promotion;
  const discounted = Object.entries(prices).map(([roomTypeCode, each]) =>
    isForRoomType(promotion, roomTypeCode) ? discountedPrice(terms, each, promotionDiscount(perNight, each)) : each,
  );
  const promotion_price = Math.min(...discounted);
  return promotion_price < price ? { promotion_price } : {};
}
