import type { Coupon } from '../../generated/types.ts';
import { type Language, pickText, textLanguages } from '../platform/values/language.ts';
import { type Hotel, textsFor } from '../property/hotel.rules.ts';
import type { CouponRow } from './coupon.repository.ts';
import { statusOf } from './coupon.rules.ts';

/** A member's coupon as the contract tells it. `hotels`: all of the company. */
export function presentCoupon(row: CouponRow, today: string, hotels: readonly Hotel[], language: Language): Coupon {
  const { coupon_title, hotel_codes, room_type_codes: _, ...terms } = row.terms;
  return {
    coupon_code: row.couponCode,
    coupon_title: pickText(coupon_title, textLanguages(language)),
    ...terms,
    status: statusOf(row, today),
    usable_places: hotels
      .filter(({ hotelCode }) => hotel_codes.includes(hotelCode))
      .map(({ hotelCode, document }) => ({
        hotel_code: hotelCode,
        hotel_name: pickText(document.hotel_name, textsFor(language, document)),
      })),
    registered_at: row.registeredAt.toISOString(),
    used_at: row.usedAt?.toISOString() ?? null,
  };
}

/** A place in the list as the next page is asked for. */
export function cursorOf(row: CouponRow, today: string): string {
  const over = statusOf(row, today) !== 'before_use';
  const place = [over, row.terms.valid_until ?? '9999-12-31', row.couponCode];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place of a cursor; undefined where it is none of ours. */
export function placeOf(cursor: string): { over: boolean; ends: string; couponCode: string } | undefined {
  try {
    const [over, ends, couponCode] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const whole = typeof over === 'boolean' && /^\d{4}-\d{2}-\d{2}$/.test(ends) && typeof couponCode === 'string';
    return whole ? { over, ends, couponCode } : undefined;
  } catch {
    return undefined;
  }
}
