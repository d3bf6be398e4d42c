import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HoldKey } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';

/** The fields are emptied rather than removed, because code that reads a hold expects them. */
export const ERASED_GUEST = { guest_last_name: '', guest_first_name: '', guest_phone: '', guest_email: '' };

/** Skips holds with unsettled payments, because staff may have to contact the guest. Also skips locked holds. */
const ERASE_GUESTS = `
  WITH known AS (
    SELECT company_code, hold_number FROM hold AS h
    WHERE status IN ('released', 'expired') AND customer->>'guest_last_name' <> '' AND expires_at <= $1::timestamptz
      AND NOT EXISTS (
        SELECT FROM payment AS p WHERE p.company_code = h.company_code AND p.hold_number = h.hold_number
          AND p.state NOT IN ('ready', 'cancelled', 'failed', 'refunded')
      )
    ORDER BY expires_at, company_code LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE hold AS h SET customer = $2::jsonb, from_address = NULL, from_phone = NULL, from_email = NULL FROM known
  WHERE h.company_code = known.company_code AND h.hold_number = known.hold_number
  RETURNING h.company_code AS "companyCode", h.hold_number AS "holdNumber", h.quote_id AS "quoteId"`;

/**
 * Erases the guest data of at most `atMost` released or expired holds whose expiry was at or before `endedBefore`.
 * Returns those holds.
 */
export function eraseGuestRows(
  tx: Database,
  endedBefore: Date,
  atMost: number,
): Promise<(HoldKey & Pick<HoldRow, 'quoteId'>)[]> {
  return rowsOf(tx, ERASE_GUESTS, [endedBefore.toISOString(), JSON.stringify(ERASED_GUEST), atMost]);
}
