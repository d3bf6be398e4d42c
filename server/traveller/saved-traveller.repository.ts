import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Sealed } from '../platform/sealing.ts';
import type { SavedTravellerKey } from './saved-traveller.rules.ts';
import { savedTraveller } from './saved-traveller.tables.ts';

export type SavedTravellerRow = typeof savedTraveller.$inferSelect;

function isOwn({ companyCode, memberId }: MemberKey) {
  return and(eq(savedTraveller.companyCode, companyCode), eq(savedTraveller.memberId, memberId));
}

/** Returns a member's saved travellers, sorted by name. If `only` is given, returns only those with these IDs. */
export function findSavedTravellers(
  db: Database,
  member: MemberKey,
  only?: readonly string[],
): Promise<SavedTravellerRow[]> {
  return db
    .select()
    .from(savedTraveller)
    .where(and(isOwn(member), only && inArray(savedTraveller.savedTravellerId, [...only])))
    .orderBy(
      asc(savedTraveller.englishLastName),
      asc(savedTraveller.englishFirstName),
      asc(savedTraveller.savedTravellerId),
    );
}

const LOCK_MEMBER = `SELECT 1 FROM member WHERE company_code = $1 AND member_id = $2::uuid FOR NO KEY UPDATE`;

/**
 * Locks the member, so that concurrent saves can't exceed the limit. Returns false if the account has been closed.
 */
export async function lockMember(tx: Database, { companyCode, memberId }: MemberKey): Promise<boolean> {
  return (await rowsOf(tx, LOCK_MEMBER, [companyCode, memberId])).length > 0;
}

export async function upsertSavedTraveller(tx: Database, row: SavedTravellerRow): Promise<void> {
  const { companyCode, memberId, savedTravellerId } = savedTraveller;
  await tx
    .insert(savedTraveller)
    .values(row)
    .onConflictDoUpdate({ target: [companyCode, memberId, savedTravellerId], set: row });
}

/** Returns whether the member had saved the traveller. */
export async function deleteSavedRow(
  db: Database,
  { savedTravellerId, ...member }: SavedTravellerKey,
): Promise<boolean> {
  const deleted = await db
    .delete(savedTraveller)
    .where(and(isOwn(member), eq(savedTraveller.savedTravellerId, savedTravellerId)))
    .returning({ id: savedTraveller.savedTravellerId });
  return deleted.length > 0;
}

const DELETE_EXPIRED = `
  WITH due AS (
    SELECT company_code, member_id, saved_traveller_id FROM saved_traveller
    WHERE passport_sealed IS NOT NULL AND passport_expires_on < $1::date
    ORDER BY company_code, member_id, saved_traveller_id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE saved_traveller AS t SET passport_key_id = NULL, passport_sealed = NULL, passport_masked = NULL,
    passport_issued_on = NULL, passport_expires_on = NULL
  FROM due
  WHERE t.company_code = due.company_code AND t.member_id = due.member_id AND t.saved_traveller_id = due.saved_traveller_id
  RETURNING 1`;

/** Deletes passports that expired before `day`, for at most `atMost` travellers. Returns the number of travellers. */
export async function deleteExpired(db: Database, day: string, atMost: number): Promise<number> {
  return (await rowsOf(db, DELETE_EXPIRED, [day, atMost])).length;
}

export type SavedPassport = SavedTravellerKey & Sealed;

/** Returns at most `atMost` saved passport numbers that are sealed with a key other than `keyId`. */
export async function findSavedSealedOtherwise(db: Database, keyId: string, atMost: number): Promise<SavedPassport[]> {
  const found = await db
    .select({
      companyCode: savedTraveller.companyCode,
      memberId: savedTraveller.memberId,
      savedTravellerId: savedTraveller.savedTravellerId,
      keyId: savedTraveller.passportKeyId,
      sealed: savedTraveller.passportSealed,
    })
    .from(savedTraveller)
    .where(and(isNotNull(savedTraveller.passportSealed), ne(savedTraveller.passportKeyId, keyId)))
    .limit(atMost);
  return found.map(({ keyId: by, sealed, ...key }) => ({ ...key, keyId: by ?? '', sealed: sealed ?? '' }));
}

/** Stores a resealed passport number unless it was deleted, replaced or resealed after it was read. */
export async function resealSavedPassport(db: Database, was: SavedPassport, now: Sealed): Promise<boolean> {
  const changed = await db
    .update(savedTraveller)
    .set({ passportKeyId: now.keyId, passportSealed: now.sealed })
    .where(
      and(
        isOwn(was),
        eq(savedTraveller.savedTravellerId, was.savedTravellerId),
        eq(savedTraveller.passportSealed, was.sealed),
      ),
    )
    .returning({ id: savedTraveller.savedTravellerId });
  return changed.length > 0;
}
