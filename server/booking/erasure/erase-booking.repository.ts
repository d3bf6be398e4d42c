import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HoldKey, ReservationKey } from '../booking.rules.ts';
import { ERASED_GUEST } from './erase-guests.repository.ts';
import type { PersonalData } from './erase-member.repository.ts';

export type BookingToErase = {
  holdNumber: string;
  isOver: boolean;
  ofMember: boolean;
  over: string;
  record: PersonalData;
};

/** A reservation is over once the stay has ended or been cancelled, and all its refunds are settled. */
const LOCK = `
  SELECT r.hold_number AS "holdNumber", r.member_id IS NOT NULL AS "ofMember",
    coalesce((r.cancelled_at AT TIME ZONE 'UTC')::date, r.check_out)::text AS over,
    r.status IN ('cancelled', 'used') AND NOT EXISTS (
      SELECT FROM hold AS o
      JOIN payment AS p ON p.company_code = o.company_code AND p.hold_number = o.hold_number
      JOIN refund AS f ON f.company_code = p.company_code AND f.order_id = p.order_id AND f.state IN ('pending', 'refused')
      WHERE o.company_code = r.company_code AND r.hold_number IN (o.hold_number, o.changes_hold_number)
    ) AS "isOver",
    jsonb_build_object('customer', h.customer, 'guest_names', r.guest_names, 'member_no', r.member_no, 'memo', r.memo,
      'cancel_reason', r.cancel_reason) AS record
  FROM reservation AS r JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.company_code = $1 AND r.reservation_number = $2 FOR UPDATE OF r`;

export async function lockBooking(
  tx: Database,
  { companyCode, reservationNumber }: ReservationKey,
): Promise<BookingToErase | undefined> {
  return (await rowsOf<BookingToErase>(tx, LOCK, [companyCode, reservationNumber]))[0];
}

const ERASE_HOLDS = `
  UPDATE hold SET customer = $3::jsonb, from_address = NULL, from_phone = NULL, from_email = NULL
  WHERE company_code = $1 AND $2 IN (hold_number, changes_hold_number) AND status <> 'held'
  RETURNING company_code AS "companyCode", hold_number AS "holdNumber", quote_id AS "quoteId"`;

/** Erases the customer data in a reservation's hold and in the holds of its changes. */
export function eraseHoldsOf(
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
): Promise<(HoldKey & { quoteId: string })[]> {
  return rowsOf(tx, ERASE_HOLDS, [companyCode, holdNumber, JSON.stringify(ERASED_GUEST)]);
}

export async function eraseReservationRow(
  tx: Database,
  { companyCode, reservationNumber }: ReservationKey,
): Promise<void> {
  const query = `UPDATE reservation SET guest_names = '[]', memo = NULL, cancel_reason = NULL
    WHERE company_code = $1 AND reservation_number = $2`;
  await rowsOf(tx, query, [companyCode, reservationNumber]);
}
