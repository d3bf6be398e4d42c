import type { CouponGrant } from '../../generated/types.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import type { CouponTerms } from './coupon.rules.ts';

type Problem = { pointer: string; detail: string };

/**
 * Returns why a coupon can't be granted, or null if it can. `hotels` are the company's properties. A percentage is at
 * most 100, no period ends before it starts, and the named properties and room types exist.
 */
export function grantViolation(grant: CouponGrant, hotels: readonly Hotel[]): Problem | null {
  const { discount_type, discount_amount, valid_from, valid_until, stay_from, stay_until } = grant;
  if (discount_type === 'PERCENT' && discount_amount > 100)
    return { pointer: '/discount_amount', detail: 'A percentage is at most 100.' };
  if (endsTooEarly(valid_from, valid_until)) return { pointer: '/valid_until', detail: 'Before `valid_from`.' };
  if (endsTooEarly(stay_from, stay_until)) return { pointer: '/stay_until', detail: 'Before `stay_from`.' };
  const { hotel_codes = [], room_type_codes = [] } = grant;
  const unknownHotel = hotel_codes.findIndex((code) => !hotels.some(({ hotelCode }) => hotelCode === code));
  if (unknownHotel >= 0)
    return { pointer: `/hotel_codes/${unknownHotel}`, detail: 'The company has no such property.' };
  const accepting = hotels.filter(({ hotelCode }) => hotel_codes.length === 0 || hotel_codes.includes(hotelCode));
  const rooms = new Set(accepting.flatMap(({ document }) => document.room_types.map((room) => room.room_type_code)));
  const unknownRoom = room_type_codes.findIndex((code) => !rooms.has(code));
  if (unknownRoom < 0) return null;
  return { pointer: `/room_type_codes/${unknownRoom}`, detail: 'These properties have no such room type.' };
}

function endsTooEarly(from: string | undefined, until: string | undefined): boolean {
  return from !== undefined && until !== undefined && until < from;
}

export function termsOf(grant: CouponGrant): CouponTerms {
  const { valid_from = null, valid_until = null, stay_from = null, stay_until = null } = grant;
  const { hotel_codes = [], room_type_codes = [], offline_only = false } = grant;
  return { ...grant, valid_from, valid_until, stay_from, stay_until, hotel_codes, room_type_codes, offline_only };
}
