import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { EntryRow, Movement } from './points.repository.ts';
import type { LotPart } from './points.rules.ts';

export type ReversibleEntry = Pick<EntryRow, 'pointsType' | 'points'> & { lots: LotPart[] | null };

const FIND = `
  SELECT points_type AS "pointsType", points::float8 AS points, lots FROM points_entry
  WHERE company_code = $1 AND member_id = $2::uuid AND entry_id = $3::uuid`;

export async function findEntry(
  db: Database,
  { companyCode, memberId }: MemberKey,
  entryId: string,
): Promise<ReversibleEntry | undefined> {
  type Stored = Omit<LotPart, 'expiresAt'> & { expiresAt: string };
  type Row = Pick<EntryRow, 'pointsType' | 'points'> & { lots: Stored[] | null };
  const [row] = await rowsOf<Row>(db, FIND, [companyCode, memberId, entryId]);
  const lots = row?.lots?.map((part) => ({ ...part, expiresAt: new Date(part.expiresAt) })) ?? null;
  return row && { ...row, lots };
}

const CLAIM = `
  INSERT INTO points_reversal (company_code, entry_id, reversed_by, member_id) VALUES ($1, $2::uuid, $3::uuid, $4::uuid)
  ON CONFLICT (company_code, entry_id) DO NOTHING RETURNING 1`;

/** Marks an entry as reversed. Returns false if it was already reversed. Call this in the reversal's transaction. */
export async function claimReversal(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  { entryId, reversedBy }: { entryId: string; reversedBy: string },
): Promise<boolean> {
  return (await rowsOf(tx, CLAIM, [companyCode, entryId, reversedBy, memberId])).length === 1;
}

const RESTORE = `
  WITH account AS (
    UPDATE points_balance SET balance = balance + $3::bigint WHERE company_code = $1 AND member_id = $2::uuid RETURNING balance
  ), part AS (
    SELECT * FROM jsonb_to_recordset($4::jsonb) AS part ("lotId" uuid, points bigint, "expiresAt" timestamptz)
  ), restored AS (
    UPDATE points_lot AS l SET remaining = l.remaining + part.points FROM part
    WHERE l.company_code = $1 AND l.member_id = $2::uuid AND l.lot_id = part."lotId"
  )
  INSERT INTO points_entry (company_code, entry_id, member_id, points_type, points, balance, at, expires_at, note, lots)
  SELECT $1, $5::uuid, $2::uuid, $6, $3::bigint, balance, $7::timestamptz, (SELECT min("expiresAt") FROM part), $8, $4::jsonb
  FROM account`;

/** Returns points to the lots from which they were taken. The caller must have locked the balance. */
export async function restoreLots(
  tx: Database,
  { companyCode, memberId }: MemberKey,
  lots: readonly LotPart[],
  { entryId, pointsType, at, note }: Pick<Movement, 'entryId' | 'pointsType' | 'at' | 'note'>,
): Promise<void> {
  const points = lots.reduce((total, part) => total + part.points, 0);
  const values = [companyCode, memberId, points, JSON.stringify(lots), entryId, pointsType, at.toISOString(), note];
  await rowsOf(tx, RESTORE, values);
}

/** Returns which of these entries were reversed, with the entries that reversed them. */
export function findReversals(
  db: Database,
  companyCode: string,
  entryIds: readonly string[],
): Promise<{ entryId: string; reversedBy: string }[]> {
  const query = `SELECT entry_id AS "entryId", reversed_by AS "reversedBy" FROM points_reversal
    WHERE company_code = $1 AND entry_id = ANY($2::uuid[])`;
  return rowsOf(db, query, [companyCode, entryIds]);
}
