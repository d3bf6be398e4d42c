import type { BundlePromotion } from '../../generated/types.ts';
import { addDays } from '../platform/values/nights.ts';
import { promotionDiscount } from './pricing.rules.ts';
import { isForRoomType, promotionViolation } from './promotion.rules.ts';

/** `nights` is the length of the stay to which the promotion would apply. */
export type CalendarPromotion = { promotion: BundlePromotion; nights: number };

/**
 * Returns the lowest price of a night with the promotion, for a stay that starts on this night, or undefined if the
 * promotion doesn't apply to such a stay. `prices` contains the price of each available room type.
 */
export function promotionPrice(
  { promotion, nights }: CalendarPromotion,
  date: string,
  prices: Readonly<Record<string, number>>,
): number | undefined {
  if (promotionViolation(promotion, { start: date, end: addDays(date, nights) })) return undefined;
  const perNight =
    promotion.discount_type === 'FIXED'
      ? { ...promotion, discount_amount: Math.floor(promotion.discount_amount / nights) }
      : promotion;
  const discounted = Object.entries(prices).map(([roomTypeCode, price]) =>
    isForRoomType(promotion, roomTypeCode) ? price - promotionDiscount(perNight, price) : price,
  );
  return discounted.length > 0 ? Math.min(...discounted) : undefined;
}
