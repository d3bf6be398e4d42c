import type { ReservationStatus, Stay } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Where a reservation stands in the list: those that are over come after those ahead, each group by its first day. */
export type Place = { over: boolean; rank: number; reservationNumber: string };

/** `months`: how far back, by each property's own day. `after`: the place of the last one that was told. */
export type Wanted = {
  months: '1' | '3' | '6';
  status?: ReservationStatus | undefined;
  after: Place | null;
  now: Date;
};

export type ListedRow = {
  reservationNumber: string;
  hotelCode: string;
  status: ReservationStatus;
  checkIn: string;
  checkOut: string;
  createdAt: Date;
  stay: Stay;
  place: Place;
};

const LIST_OWN = `
  WITH own AS (
    SELECT r.reservation_number, r.hotel_code, r.status, r.check_in, r.check_out, r.created_at, h.stay,
      r.status NOT IN ('confirmed', 'complete') OR r.check_out < ($3::timestamptz AT TIME ZONE p.time_zone)::date AS over
    FROM reservation AS r
    JOIN hotel AS p ON p.company_code = r.company_code AND p.hotel_code = r.hotel_code
    JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
    WHERE r.company_code = $1 AND r.member_id = $2::uuid AND ($5::text IS NULL OR r.status = $5)
      AND r.check_out >= ($3::timestamptz AT TIME ZONE p.time_zone)::date - make_interval(months => $4::int)
  ), placed AS (
    SELECT *, (CASE WHEN over THEN DATE '2000-01-01' - check_in ELSE check_in - DATE '2000-01-01' END) AS rank FROM own
  )
  SELECT reservation_number AS "reservationNumber", hotel_code AS "hotelCode", status, check_in::text AS "checkIn",
    check_out::text AS "checkOut", created_at AS "createdAt", stay,
    jsonb_build_object('over', over, 'rank', rank, 'reservationNumber', reservation_number) AS place
  FROM placed
  WHERE $6::boolean IS NULL OR (over, rank, reservation_number) > ($6::boolean, $7::int, $8::text)
  ORDER BY over, rank, reservation_number LIMIT $9`;

/** At most so many of a member's reservations, in the order of their places; one statement. */
export function listOwnReservations(
  db: Database,
  { companyCode, memberId }: MemberKey,
  { months, status, after, now }: Wanted,
  atMost: number,
): Promise<ListedRow[]> {
  const place = [after?.over ?? null, after?.rank ?? null, after?.reservationNumber ?? null];
  return rowsOf<ListedRow>(db, LIST_OWN, [
    companyCode,
    memberId,
    now.toISOString(),
    months,
    status ?? null,
    ...place,
    atMost,
  ]);
}

const STANDING = `
  SELECT r.reservation_number AS number FROM reservation AS r
  JOIN hotel AS p ON p.company_code = r.company_code AND p.hotel_code = r.hotel_code
  WHERE r.company_code = $1 AND r.member_id = $2::uuid AND r.status IN ('confirmed', 'complete')
    AND r.check_out >= ($3::timestamptz AT TIME ZONE p.time_zone)::date
  ORDER BY r.check_in, r.reservation_number`;

/** The numbers of a member's reservations that stand and whose last day has not gone by, the next one first. */
export async function findStandingReservations(db: Database, { companyCode, memberId }: MemberKey, now: Date) {
  const rows = await rowsOf<{ number: string }>(db, STANDING, [companyCode, memberId, now.toISOString()]);
  return rows.map(({ number }) => number);
}

const SUM_ENDED = `
  SELECT r.member_id AS "memberId", h.stay->>'currency' AS currency,
    sum((h.stay->>'nights')::int)::float8 AS nights, sum((h.stay->>'total_price')::bigint)::float8 AS spend
  FROM reservation AS r
  JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.company_code = $1 AND r.member_id = ANY($2::uuid[]) AND r.status = 'used' AND r.check_out >= $3::date
  GROUP BY 1, 2`;

/** What the stays of members that ended on a day or later come to, by member and currency: their nights, and what they cost. */
export function sumEndedStays(db: Database, companyCode: string, memberIds: readonly string[], since: string) {
  type Sum = { memberId: string; currency: string; nights: number; spend: number };
  return rowsOf<Sum>(db, SUM_ENDED, [companyCode, memberIds, since]);
}

/** The numbers of all that a member has booked, with their holds, the last one first. */
export function listOwnHolds(db: Database, { companyCode, memberId }: MemberKey) {
  const query = `SELECT company_code AS "companyCode", reservation_number AS "reservationNumber", hold_number AS "holdNumber"
    FROM reservation WHERE company_code = $1 AND member_id = $2::uuid ORDER BY created_at DESC, reservation_number`;
  type Own = { companyCode: string; reservationNumber: string; holdNumber: string };
  return rowsOf<Own>(db, query, [companyCode, memberId]);
}
