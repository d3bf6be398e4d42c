import type { Coupon } from '../../generated/types.ts';
import { type Language, pickText } from '../platform/values/language.ts';
import { type Hotel, textsFor, textsOfCompany } from '../property/hotel.rules.ts';
import type { CouponRow } from './coupon.repository.ts';
import { statusOf } from './coupon.rules.ts';
import { cursorOf, cursorParts } from '../platform/values/cursor.ts';

export function presentCoupon(row: CouponRow, today: string, hotels: readonly Hotel[], language: Language): Coupon {
  const { coupon_title, hotel_codes, room_type_codes: _, ...terms } = row.terms;
  const places = hotels.filter(({ hotelCode }) => hotel_codes.includes(hotelCode));
  return {
    coupon_code: row.couponCode,
    coupon_title: pickText(coupon_title, textsOfCompany(language, hotels, places[0]?.hotelCode)),
    ...terms,
    status: statusOf(row, today),
    usable_places: places.map(({ hotelCode, document }) => ({
      hotel_code: hotelCode,
      hotel_name: pickText(document.hotel_name, textsFor(language, document)),
    })),
    registered_at: row.registeredAt.toISOString(),
    used_at: row.usedAt?.toISOString() ?? null,
  };
}

const listCursor = cursorOf({ over: cursorParts.flag, ends: cursorParts.date, couponCode: cursorParts.code });

export const decodeCursor = listCursor.decode;

/**
 * Encodes a coupon's position in the list as a cursor. Usable coupons come before used and expired ones. Both groups
 * are sorted by end date and then by code.
 */
export function encodeCursor(row: CouponRow, today: string): string {
  const over = statusOf(row, today) !== 'before_use';
  return listCursor.encode({ over, ends: row.terms.valid_until ?? '9999-12-31', couponCode: row.couponCode });
}
