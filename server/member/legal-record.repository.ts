import { and, eq, ne } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Sealed } from '../platform/sealing.ts';
import type { LegalRecordKind } from './legal-record.rules.ts';
import { legalRecord } from './legal-record.tables.ts';

export type KeptKey = { companyCode: string; kind: LegalRecordKind; subject: string };
export type KeptRow = typeof legalRecord.$inferSelect;

export async function insertKept(tx: Database, rows: KeptRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(legalRecord).values(rows);
}

export async function findKept(db: Database, { companyCode, kind, subject }: KeptKey): Promise<KeptRow | undefined> {
  const isIt = and(
    eq(legalRecord.companyCode, companyCode),
    eq(legalRecord.kind, kind),
    eq(legalRecord.subject, subject),
  );
  return (await db.select().from(legalRecord).where(isIt))[0];
}

const ERASE = `
  DELETE FROM legal_record WHERE (company_code, kind, subject) IN (
    SELECT company_code, kind, subject FROM legal_record WHERE erase_on <= $1::date
    ORDER BY erase_on, company_code LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING 1`;

/** Erases so many records whose day has come, and answers how many. */
export async function eraseKept(db: Database, today: string, atMost: number): Promise<number> {
  return (await rowsOf(db, ERASE, [today, atMost])).length;
}

/** So many records that another key than this one sealed. */
export function findKeptOtherwise(db: Database, keyId: string, atMost: number): Promise<KeptRow[]> {
  return db.select().from(legalRecord).where(ne(legalRecord.keyId, keyId)).limit(atMost);
}

/** Keeps a record under another key, unless it was sealed anew or erased meanwhile. */
export async function resealKept(
  db: Database,
  { companyCode, kind, subject, sealed: was }: KeptRow,
  now: Sealed,
): Promise<boolean> {
  const isAsRead = and(
    eq(legalRecord.companyCode, companyCode),
    eq(legalRecord.kind, kind),
    eq(legalRecord.subject, subject),
    eq(legalRecord.sealed, was),
  );
  return (await db.update(legalRecord).set(now).where(isAsRead).returning({ it: legalRecord.subject })).length === 1;
}
