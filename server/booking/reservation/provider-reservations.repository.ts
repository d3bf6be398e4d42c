import type { ReservationSearchRequest } from '../../../generated/types.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { comparableName } from '../customer.rules.ts';

/** A position in the list of found reservations: latest check-in first. */
export type FoundPosition = { checkIn: string; reservationNumber: string };

/** Names and phone numbers are those of the guest and the booker. */
const FIND = `
  SELECT r.reservation_number AS "reservationNumber", r.check_in::text AS "checkIn"
  FROM reservation AS r
  JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.company_code = $1
    AND ($2::text IS NULL OR r.hotel_code = $2)
    AND ($3::text IS NULL OR r.reservation_number = $3)
    AND ($4::text IS NULL OR r.property_code = $4)
    AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(r.guest_names) AS name WHERE strpos(name, $5) > 0))
    AND ($6::text IS NULL OR right(h.customer->>'guest_phone', length($6)) = $6 OR right(h.customer->>'booker_phone', length($6)) = $6)
    AND ($7::date IS NULL OR r.check_in >= $7::date)
    AND ($8::date IS NULL OR r.check_in <= $8::date)
    AND ($9::text IS NULL OR r.status = $9)
    AND ($10::date IS NULL OR (r.check_in, r.reservation_number) < ($10::date, $11::text))
  ORDER BY r.check_in DESC, r.reservation_number DESC LIMIT $12`;

export function findReservationNumbers(
  db: Database,
  companyCode: string,
  wanted: Omit<ReservationSearchRequest, 'cursor'> & { after: FoundPosition | null },
  atMost: number,
): Promise<FoundPosition[]> {
  return rowsOf<FoundPosition>(db, FIND, [
    companyCode,
    wanted.hotel_code ?? null,
    wanted.reservation_number ?? null,
    wanted.code ?? null,
    wanted.name === undefined ? null : comparableName(wanted.name),
    wanted.last_digits ?? null,
    wanted.check_in_from ?? null,
    wanted.check_in_to ?? null,
    wanted.status ?? null,
    wanted.after?.checkIn ?? null,
    wanted.after?.reservationNumber ?? null,
    atMost,
  ]);
}
