import { and, eq, ne } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Sealed } from '../platform/sealing.ts';
import type { LegalKeepKind } from './legal-keep.rules.ts';
import { legalKeep } from './legal-keep.tables.ts';

export type KeptKey = { companyCode: string; kind: LegalKeepKind; subject: string };
export type KeptRow = typeof legalKeep.$inferSelect;

export async function insertKept(tx: Database, rows: KeptRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(legalKeep).values(rows);
}

export async function findKept(db: Database, { companyCode, kind, subject }: KeptKey): Promise<KeptRow | undefined> {
  const isIt = and(eq(legalKeep.companyCode, companyCode), eq(legalKeep.kind, kind), eq(legalKeep.subject, subject));
  return (await db.select().from(legalKeep).where(isIt))[0];
}

const ERASE = `
  DELETE FROM legal_keep WHERE (company_code, kind, subject) IN (
    SELECT company_code, kind, subject FROM legal_keep WHERE erase_on <= $1::date
    ORDER BY erase_on, company_code LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING 1`;

/** Erases so many records whose day has come, and answers how many. */
export async function eraseKept(db: Database, today: string, atMost: number): Promise<number> {
  return (await rowsOf(db, ERASE, [today, atMost])).length;
}

/** So many records that another key than this one sealed. */
export function findKeptOtherwise(db: Database, keyId: string, atMost: number): Promise<KeptRow[]> {
  return db.select().from(legalKeep).where(ne(legalKeep.keyId, keyId)).limit(atMost);
}

/** Keeps a record under another key, unless it was sealed anew or erased meanwhile. */
export async function resealKept(
  db: Database,
  { companyCode, kind, subject, sealed: was }: KeptRow,
  now: Sealed,
): Promise<boolean> {
  const isAsRead = and(
    eq(legalKeep.companyCode, companyCode),
    eq(legalKeep.kind, kind),
    eq(legalKeep.subject, subject),
    eq(legalKeep.sealed, was),
  );
  return (await db.update(legalKeep).set(now).where(isAsRead).returning({ it: legalKeep.subject })).length === 1;
}
