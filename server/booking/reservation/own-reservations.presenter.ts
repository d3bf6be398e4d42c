import type { ReservationSummary } from '../../../generated/types.ts';
import type { Language } from '../../platform/values/language.ts';
import { type Hotel, textsFor } from '../../property/hotel.rules.ts';
import type { ListedRow } from './own-reservations.repository.ts';
import { stayIn } from './stay-language.rules.ts';
import { cursorOf, cursorParts } from '../../platform/values/cursor.ts';

export function presentSummary(row: ListedRow, { document }: Hotel, language: Language): ReservationSummary {
  const stay = stayIn(document, row.stay, textsFor(language, document));
  return {
    reservation_number: row.reservationNumber,
    type: stay.voyage ? 'sailing' : stay.package_code === null ? 'room' : 'package',
    status: row.status,
    upcoming: !row.position.ended,
    hotel_code: stay.hotel_code,
    hotel_name: stay.hotel_name,
    package_name: stay.package_name,
    room_type_code: stay.rooms[0]!.room_type_code,
    room_type_name: stay.rooms[0]!.room_type_name,
    room_count: stay.rooms.length,
    guest_count: stay.rooms.reduce((n, room) => n + room.adult + room.kid + room.infant, 0),
    check_in: row.checkIn,
    check_out: row.checkOut,
    nights: stay.nights,
    currency: stay.currency,
    total_price: stay.total_price,
    picture: stay.picture,
    reservation_date: row.createdAt.toISOString(),
    time_zone: document.time_zone,
  };
}

export const reservationsCursor = cursorOf({
  ended: cursorParts.flag,
  rank: cursorParts.rank,
  reservationNumber: cursorParts.code,
});
