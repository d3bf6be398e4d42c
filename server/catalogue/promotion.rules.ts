import type { BundlePromotion, Promotion } from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { addDays, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

const POINTER = '/promotion_code';

/**
 * Promotion checks, calendars, searches and quotes share this limit, so a caller can't get more guesses by combining
 * them.
 */
export const PROMOTION_TRIES = { scope: 'promotion:address', limit: 60, seconds: 60 };

export function findPromotion(promotions: readonly BundlePromotion[], code: string): BundlePromotion | undefined {
  return promotions.find((promotion) => promotion.promotion_code.toLowerCase() === code.toLowerCase());
}

/**
 * Checks that the promotion covers every night, that the stay is long enough, and that the promotion applies to
 * `roomTypeCode`, if given. Returns `promotion_invalid` if there is no promotion, and `promotion_unusable` if it isn't
 * valid for this stay.
 */
export function promotionViolation(
  promotion: BundlePromotion | undefined,
  dates: StayDates,
  roomTypeCode?: string,
): Violation<'promotion_invalid' | 'promotion_unusable'> | null {
  if (promotion === undefined) return { code: 'promotion_invalid', pointer: POINTER };
  const lastNight = addDays(dates.end, -1);
  const usable =
    dates.start >= promotion.stay_from &&
    lastNight <= promotion.stay_to &&
    nightsBetween(dates.start, dates.end) >= promotion.min_nights &&
    (roomTypeCode === undefined || isForRoomType(promotion, roomTypeCode));
  return usable ? null : { code: 'promotion_unusable', pointer: POINTER };
}

export function isForRoomType(promotion: BundlePromotion, roomTypeCode: string): boolean {
  return promotion.room_type_codes.length === 0 || promotion.room_type_codes.includes(roomTypeCode);
}

export function promotionOf(promotion: BundlePromotion, name: string): Promotion {
  return {
    promotion_code: promotion.promotion_code,
    promotion_name: name,
    discount_type: promotion.discount_type,
    discount_amount: promotion.discount_amount,
  };
}

export function promotionFor(
  promotion: BundlePromotion | undefined,
  roomTypeCode: string,
  languages: TextLanguages,
): Promotion | null {
  if (promotion === undefined || !isForRoomType(promotion, roomTypeCode)) return null;
  return promotionOf(promotion, pickText(promotion.promotion_name, languages));
}
