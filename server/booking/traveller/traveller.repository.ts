import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Sealed } from '../../platform/sealing.ts';
import type { HoldKey } from '../booking.rules.ts';
import { traveller } from './traveller.tables.ts';

export type TravellerRow = typeof traveller.$inferSelect;

const INSERT_TRAVELLERS = `
  INSERT INTO traveller (company_code, hold_number, place, cabin, band, korean_name, english_last_name, english_first_name, gender,
    nationality, birthday, passport_key_id, passport_sealed, passport_masked, passport_issued_on, passport_expires_on,
    passport_kept_until)
  SELECT "companyCode", "holdNumber", place, cabin, band, "koreanName", "englishLastName", "englishFirstName", gender,
    nationality, birthday, "passportKeyId", "passportSealed", "passportMasked", "passportIssuedOn", "passportExpiresOn",
    "passportKeptUntil"
  FROM json_to_recordset($1::json) AS given ("companyCode" text, "holdNumber" text, place int, cabin int, band text, "koreanName" text,
    "englishLastName" text, "englishFirstName" text, gender text, nationality text, birthday date, "passportKeyId" text,
    "passportSealed" text, "passportMasked" text, "passportIssuedOn" date, "passportExpiresOn" date, "passportKeptUntil" date)`;

export async function insertTravellers(tx: Database, rows: readonly TravellerRow[]): Promise<void> {
  if (rows.length > 0) await rowsOf(tx, INSERT_TRAVELLERS, [JSON.stringify(rows)]);
}

/** Returns a hold's travellers in the order of the request. */
export function findTravellers(db: Database, { companyCode, holdNumber }: HoldKey): Promise<TravellerRow[]> {
  return db
    .select()
    .from(traveller)
    .where(and(eq(traveller.companyCode, companyCode), eq(traveller.holdNumber, holdNumber)))
    .orderBy(asc(traveller.place));
}

export async function keepPassportsUntil(
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
  day: string,
): Promise<void> {
  await tx
    .update(traveller)
    .set({ passportKeptUntil: day })
    .where(and(eq(traveller.companyCode, companyCode), eq(traveller.holdNumber, holdNumber)));
}

/**
 * The first comparison lets PostgreSQL use the index. It uses tomorrow's date in UTC, because no time zone is more than
 * a day ahead of UTC. The second comparison uses the current date in the property's time zone.
 */
const DELETE_PASSPORTS = `
  WITH due AS (
    SELECT t.company_code, t.hold_number, t.place FROM traveller AS t
    JOIN hold AS h ON h.company_code = t.company_code AND h.hold_number = t.hold_number
    JOIN hotel AS p ON p.company_code = h.company_code AND p.hotel_code = h.hotel_code
    WHERE t.passport_sealed IS NOT NULL AND t.passport_kept_until <= ($1::timestamptz AT TIME ZONE 'UTC')::date + 1
      AND t.passport_kept_until <= ($1::timestamptz AT TIME ZONE p.time_zone)::date
    ORDER BY t.company_code, t.hold_number, t.place LIMIT $2 FOR NO KEY UPDATE OF t SKIP LOCKED
  )
  UPDATE traveller AS t SET passport_key_id = NULL, passport_sealed = NULL, passport_masked = NULL, passport_issued_on = NULL,
    passport_expires_on = NULL
  FROM due WHERE t.company_code = due.company_code AND t.hold_number = due.hold_number AND t.place = due.place
  RETURNING 1`;

/**
 * Deletes passport data that is due for deletion, for at most `atMost` travellers. Returns the number of travellers.
 */
export async function deletePassports(db: Database, now: Date, atMost: number): Promise<number> {
  return (await rowsOf(db, DELETE_PASSPORTS, [now.toISOString(), atMost])).length;
}

const DELETE_TRAVELLERS = `
  DELETE FROM traveller AS t USING unnest($1::text[], $2::text[]) AS ended (company_code, hold_number)
  WHERE t.company_code = ended.company_code AND t.hold_number = ended.hold_number`;

export async function deleteTravellers(tx: Database, holds: readonly HoldKey[]): Promise<void> {
  await rowsOf(tx, DELETE_TRAVELLERS, [
    holds.map(({ companyCode }) => companyCode),
    holds.map(({ holdNumber }) => holdNumber),
  ]);
}

export type SealedPassport = HoldKey & { place: number } & Sealed;

/** Returns at most `atMost` passport numbers that are sealed with a key other than `keyId`. */
export async function findSealedOtherwise(db: Database, keyId: string, atMost: number): Promise<SealedPassport[]> {
  const found = await db
    .select({
      companyCode: traveller.companyCode,
      holdNumber: traveller.holdNumber,
      place: traveller.place,
      keyId: traveller.passportKeyId,
      sealed: traveller.passportSealed,
    })
    .from(traveller)
    .where(and(isNotNull(traveller.passportSealed), ne(traveller.passportKeyId, keyId)))
    .limit(atMost);
  return found.map(({ keyId: by, sealed, ...place }) => ({ ...place, keyId: by ?? '', sealed: sealed ?? '' }));
}

const RESEAL = `
  UPDATE traveller AS t SET passport_key_id = resealed.now_key, passport_sealed = resealed.now_sealed
  FROM json_to_recordset($1::json) AS resealed (company text, hold text, place int, was_sealed text, now_key text, now_sealed text)
  WHERE t.company_code = resealed.company AND t.hold_number = resealed.hold AND t.place = resealed.place AND t.passport_sealed = resealed.was_sealed
  RETURNING 1`;

/**
 * Stores resealed passport numbers unless they were deleted or resealed after they were read. Returns how many were
 * stored.
 */
export async function resealPassports(
  db: Database,
  resealed: readonly { was: SealedPassport; now: Sealed }[],
): Promise<number> {
  const rows = resealed.map(({ was, now }) => ({
    company: was.companyCode,
    hold: was.holdNumber,
    place: was.place,
    was_sealed: was.sealed,
    now_key: now.keyId,
    now_sealed: now.sealed,
  }));
  return (await rowsOf(db, RESEAL, [JSON.stringify(rows)])).length;
}
