import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { vocLooseFile } from './voc.tables.ts';

export type LooseFile = { companyCode: string; attachmentId: string; store: string };

function isFile({ companyCode, attachmentId }: Omit<LooseFile, 'store'>) {
  return and(eq(vocLooseFile.companyCode, companyCode), eq(vocLooseFile.attachmentId, attachmentId));
}
function isUnused(now: Date) {
  return or(isNull(vocLooseFile.heldUntil), lte(vocLooseFile.heldUntil, now));
}

/** Records a file that is about to be stored. Call this before storing the bytes. */
export async function holdFile(db: Database, file: LooseFile, heldUntil: Date): Promise<void> {
  await db.insert(vocLooseFile).values({ ...file, heldUntil });
}

/**
 * Removes a file that an enquiry now uses from the list of loose files. Returns false if `heldUntil` has passed,
 * because the file may then be deleted at any time.
 */
export async function takeFile(tx: Database, file: LooseFile, now: Date): Promise<boolean> {
  const stillHeld = and(isFile(file), gt(vocLooseFile.heldUntil, now));
  return (await tx.delete(vocLooseFile).where(stillHeld).returning()).length === 1;
}

export async function dropFile(db: Database, file: LooseFile): Promise<void> {
  await db.update(vocLooseFile).set({ heldUntil: null }).where(isFile(file));
}

export function findLoose(db: Database, now: Date, atMost: number): Promise<LooseFile[]> {
  return db
    .select()
    .from(vocLooseFile)
    .where(isUnused(now))
    .orderBy(sql`${vocLooseFile.heldUntil} NULLS FIRST`)
    .limit(atMost);
}

/** Locks an unused file. Returns false if the file is in use or another process is deleting it. */
export async function lockLoose(tx: Database, file: LooseFile, now: Date): Promise<boolean> {
  const unused = tx
    .select()
    .from(vocLooseFile)
    .where(and(isFile(file), isUnused(now)));
  return (await unused.for('update', { skipLocked: true })).length === 1;
}

export async function deleteLoose(tx: Database, file: LooseFile): Promise<void> {
  await tx.delete(vocLooseFile).where(isFile(file));
}
