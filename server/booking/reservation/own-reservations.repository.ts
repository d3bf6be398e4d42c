import type { ReservationStatus, Stay } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HotelKey } from '../../property/hotel.rules.ts';

/**
 * A position in the list of a member's reservations. Upcoming reservations come first, starting with the next check-in,
 * followed by ended and cancelled ones, starting with the latest. `rank` is derived from the check-in date.
 */
export type Position = { ended: boolean; rank: number; reservationNumber: string };

/**
 * `months` limits the list to reservations whose check-out is at most that many months before the current date at the
 * property. `all` means no limit. `after` is the last position on the previous page.
 */
export type ListQuery = {
  months: '1' | '3' | '6' | 'all';
  status?: ReservationStatus | undefined;
  after: Position | null;
  now: Date;
};

/** Includes the key of the hotel's document, except the company. */
export type ListedRow = Omit<HotelKey, 'companyCode'> & {
  reservationNumber: string;
  status: ReservationStatus;
  checkIn: string;
  checkOut: string;
  createdAt: Date;
  stay: Stay;
  position: Position;
};

const LIST_OWN = `
  WITH own AS (
    SELECT r.reservation_number, r.hotel_code, p.revision, p.document_hash, r.status, r.check_in, r.check_out, r.created_at, h.stay,
      r.status NOT IN ('confirmed', 'complete') OR r.check_out < ($3::timestamptz AT TIME ZONE p.time_zone)::date AS ended
    FROM reservation AS r
    JOIN hotel AS p ON p.company_code = r.company_code AND p.hotel_code = r.hotel_code
    JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
    WHERE r.company_code = $1 AND r.member_id = $2::uuid AND ($5::text IS NULL OR r.status = $5)
      AND ($4::int IS NULL OR r.check_out >= ($3::timestamptz AT TIME ZONE p.time_zone)::date - make_interval(months => $4::int))
  ), ranked AS (
    SELECT *, (CASE WHEN ended THEN DATE '2000-01-01' - check_in ELSE check_in - DATE '2000-01-01' END) AS rank FROM own
  )
  SELECT reservation_number AS "reservationNumber", hotel_code AS "hotelCode", revision, document_hash AS "documentHash", status,
    check_in::text AS "checkIn", check_out::text AS "checkOut", created_at AS "createdAt", stay,
    jsonb_build_object('ended', ended, 'rank', rank, 'reservationNumber', reservation_number) AS position
  FROM ranked
  WHERE $6::boolean IS NULL OR (ended, rank, reservation_number) > ($6::boolean, $7::int, $8::text)
  ORDER BY ended, rank, reservation_number LIMIT $9`;

export function listOwnReservations(
  db: Database,
  { companyCode, memberId }: MemberKey,
  { months, status, after, now }: ListQuery,
  atMost: number,
): Promise<ListedRow[]> {
  const position = [after?.ended ?? null, after?.rank ?? null, after?.reservationNumber ?? null];
  return rowsOf<ListedRow>(db, LIST_OWN, [
    companyCode,
    memberId,
    now.toISOString(),
    months === 'all' ? null : months,
    status ?? null,
    ...position,
    atMost,
  ]);
}

const ACTIVE = `
  SELECT r.reservation_number AS number FROM reservation AS r
  JOIN hotel AS p ON p.company_code = r.company_code AND p.hotel_code = r.hotel_code
  WHERE r.company_code = $1 AND r.member_id = $2::uuid AND r.status IN ('confirmed', 'complete')
    AND r.check_out >= ($3::timestamptz AT TIME ZONE p.time_zone)::date
  ORDER BY r.check_in, r.reservation_number`;

/** Returns the numbers of a member's active reservations that haven't ended, ordered by check-in. */
export async function findActiveReservations(db: Database, { companyCode, memberId }: MemberKey, now: Date) {
  const rows = await rowsOf<{ number: string }>(db, ACTIVE, [companyCode, memberId, now.toISOString()]);
  return rows.map(({ number }) => number);
}

const SUM_ENDED = `
  SELECT r.member_id AS "memberId", h.stay->>'currency' AS currency,
    sum((h.stay->>'nights')::int)::float8 AS nights, sum((h.stay->>'total_price')::bigint)::float8 AS spend
  FROM reservation AS r
  JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.company_code = $1 AND r.member_id = ANY($2::uuid[]) AND r.status = 'used' AND r.no_show_at IS NULL
    AND r.check_out >= $3::date
  GROUP BY 1, 2`;

/** Sums the nights and prices of stays that ended on or after `since`, for each member and currency. */
export function sumEndedStays(db: Database, companyCode: string, memberIds: readonly string[], since: string) {
  type Sum = { memberId: string; currency: string; nights: number; spend: number };
  return rowsOf<Sum>(db, SUM_ENDED, [companyCode, memberIds, since]);
}

/** Returns the keys of a member's reservations and their original holds, newest first. */
export function listOwnHolds(db: Database, { companyCode, memberId }: MemberKey) {
  const query = `SELECT company_code AS "companyCode", reservation_number AS "reservationNumber", hold_number AS "holdNumber"
    FROM reservation WHERE company_code = $1 AND member_id = $2::uuid ORDER BY created_at DESC, reservation_number`;
  type Own = { companyCode: string; reservationNumber: string; holdNumber: string };
  return rowsOf<Own>(db, query, [companyCode, memberId]);
}
