import type { CustomerInfo } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HoldKey } from '../booking.rules.ts';
import { ERASED_GUEST } from './erase-guests.repository.ts';

export type PersonalData = {
  customer: CustomerInfo;
  guest_names: string[];
  member_no: string | null;
  memo: string | null;
  cancel_reason: string | null;
};
/** `over` is the check-out date or, for a cancelled reservation, the cancellation date in UTC. */
type OwnBooking = { reservationNumber: string; over: string; record: PersonalData };

const LOCK_OWN = `
  SELECT r.reservation_number AS "reservationNumber",
    coalesce((r.cancelled_at AT TIME ZONE 'UTC')::date, r.check_out)::text AS over,
    jsonb_build_object('customer', h.customer, 'guest_names', r.guest_names, 'member_no', r.member_no, 'memo', r.memo,
      'cancel_reason', r.cancel_reason) AS record
  FROM reservation AS r JOIN hold AS h ON h.company_code = r.company_code AND h.hold_number = r.hold_number
  WHERE r.company_code = $1 AND r.member_id = $2::uuid ORDER BY r.reservation_number FOR UPDATE OF r`;

export function lockOwnBookings(tx: Database, { companyCode, memberId }: MemberKey): Promise<OwnBooking[]> {
  return rowsOf(tx, LOCK_OWN, [companyCode, memberId]);
}

/**
 * Erases the customer data in all holds for the member's reservations, changes and quotes. Skips holds that can still
 * be paid for.
 */
const ERASE_HOLDS = `
  WITH own AS (
    SELECT company_code, hold_number FROM reservation WHERE company_code = $1 AND member_id = $2::uuid
  ), own_hold AS (
    SELECT company_code, hold_number FROM own
    UNION
    SELECT h.company_code, h.hold_number FROM own JOIN hold AS h ON h.company_code = own.company_code AND h.changes_hold_number = own.hold_number
    UNION
    SELECT h.company_code, h.hold_number FROM quote AS q JOIN hold AS h ON h.company_code = q.company_code AND h.quote_id = q.quote_id
    WHERE q.company_code = $1 AND q.member_id = $2::uuid
  )
  UPDATE hold AS h SET customer = $3::jsonb, from_address = NULL, from_phone = NULL, from_email = NULL
  FROM own_hold WHERE h.company_code = own_hold.company_code AND h.hold_number = own_hold.hold_number AND h.status <> 'held'
  RETURNING h.company_code AS "companyCode", h.hold_number AS "holdNumber", h.quote_id AS "quoteId"`;

export function eraseOwnHolds(
  tx: Database,
  { companyCode, memberId }: MemberKey,
): Promise<(HoldKey & { quoteId: string })[]> {
  return rowsOf(tx, ERASE_HOLDS, [companyCode, memberId, JSON.stringify(ERASED_GUEST)]);
}

/** Unlinks a member's reservations and quotes from the member, and erases the personal data in the reservations. */
export async function disownBookings(tx: Database, { companyCode, memberId }: MemberKey): Promise<void> {
  const own = [companyCode, memberId];
  await rowsOf(
    tx,
    `UPDATE property_refund SET reason = NULL WHERE company_code = $1 AND hold_number IN (
       SELECT hold_number FROM reservation WHERE company_code = $1 AND member_id = $2::uuid)`,
    own,
  );
  await rowsOf(
    tx,
    `UPDATE reservation SET member_id = NULL, member_no = NULL, guest_names = '[]', memo = NULL, cancel_reason = NULL,
       property_note = NULL
     WHERE company_code = $1 AND member_id = $2::uuid`,
    own,
  );
  await rowsOf(
    tx,
    'UPDATE quote SET member_id = NULL, member_no = NULL WHERE company_code = $1 AND member_id = $2::uuid',
    own,
  );
}
