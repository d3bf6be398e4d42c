import { and, eq, ne } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Sealed } from '../platform/sealing.ts';
import type { LegalRecordKind } from './legal-record.rules.ts';
import { legalRecord } from './legal-record.tables.ts';

export type RecordKey = { companyCode: string; kind: LegalRecordKind; subject: string };
type RecordRow = typeof legalRecord.$inferSelect;

export async function insertRecords(tx: Database, rows: RecordRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(legalRecord).values(rows);
}

export async function findLegalRecord(
  db: Database,
  { companyCode, kind, subject }: RecordKey,
): Promise<RecordRow | undefined> {
  const matches = and(
    eq(legalRecord.companyCode, companyCode),
    eq(legalRecord.kind, kind),
    eq(legalRecord.subject, subject),
  );
  return (await db.select().from(legalRecord).where(matches))[0];
}

const ERASE = `
  DELETE FROM legal_record WHERE (company_code, kind, subject) IN (
    SELECT company_code, kind, subject FROM legal_record WHERE erase_on <= $1::date
    ORDER BY erase_on, company_code LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING 1`;

export async function eraseRecords(db: Database, today: string, atMost: number): Promise<number> {
  return (await rowsOf(db, ERASE, [today, atMost])).length;
}

export function findRecordsOfOtherKeys(db: Database, keyId: string, atMost: number): Promise<RecordRow[]> {
  return db.select().from(legalRecord).where(ne(legalRecord.keyId, keyId)).limit(atMost);
}

/** Replaces a record's encrypted value. Returns false if another call has already replaced or erased the record. */
export async function replaceSealed(
  db: Database,
  { companyCode, kind, subject, sealed: previous }: RecordRow,
  next: Sealed,
): Promise<boolean> {
  const unchanged = and(
    eq(legalRecord.companyCode, companyCode),
    eq(legalRecord.kind, kind),
    eq(legalRecord.subject, subject),
    eq(legalRecord.sealed, previous),
  );
  return (await db.update(legalRecord).set(next).where(unchanged).returning({ it: legalRecord.subject })).length === 1;
}
