import type { BundlePromotion, Promotion } from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { addDays, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

const POINTER = '/promotion_code';

/**
 * How often an address may try codes, however it does: by asking, searching or a quote. Of no company, for the property is not known yet.
 */
export const PROMOTION_TRIES = { scope: 'promotion:address', limit: 30, seconds: 60 };

/** The promotion with this code; upper and lower case are alike. */
export function findPromotion(promotions: readonly BundlePromotion[], code: string): BundlePromotion | undefined {
  return promotions.find((promotion) => promotion.promotion_code.toLowerCase() === code.toLowerCase());
}

/**
 * Whether a code can be used for a stay: every night within its period, and long enough. With `roomTypeCode` also whether it is for
 * that room type. promotion_invalid: no such code. promotion_unusable: not for this stay.
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

/** The promotion as the contract shows it, its name in the guest's language. */
export function promotionOf(promotion: BundlePromotion, name: string): Promotion {
  return {
    promotion_code: promotion.promotion_code,
    promotion_name: name,
    discount_type: promotion.discount_type,
    discount_amount: promotion.discount_amount,
  };
}

/** The promotion for a room type; null where there is none or it is for other types. */
export function promotionFor(
  promotion: BundlePromotion | undefined,
  roomTypeCode: string,
  languages: TextLanguages,
): Promotion | null {
  if (promotion === undefined || !isForRoomType(promotion, roomTypeCode)) return null;
  return promotionOf(promotion, pickText(promotion.promotion_name, languages));
}
