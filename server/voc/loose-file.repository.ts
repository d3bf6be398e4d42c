import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { vocLooseFile } from './voc.tables.ts';

export type LooseFile = { companyCode: string; attachmentId: string; store: string };

function isFile({ companyCode, attachmentId }: Omit<LooseFile, 'store'>) {
  return and(eq(vocLooseFile.companyCode, companyCode), eq(vocLooseFile.attachmentId, attachmentId));
}
function isNobodys(now: Date) {
  return or(isNull(vocLooseFile.heldUntil), lte(vocLooseFile.heldUntil, now));
}

/** Before its bytes are stored. */
export async function holdFile(db: Database, file: LooseFile, heldUntil: Date): Promise<void> {
  await db.insert(vocLooseFile).values({ ...file, heldUntil });
}

/** An enquiry names it from now on. False where it was held too long, so that it may be gone. */
export async function takeFile(tx: Database, file: LooseFile, now: Date): Promise<boolean> {
  const held = and(isFile(file), gt(vocLooseFile.heldUntil, now));
  return (await tx.delete(vocLooseFile).where(held).returning()).length === 1;
}

/** Nobody will name it. */
export async function dropFile(db: Database, file: LooseFile): Promise<void> {
  await db.update(vocLooseFile).set({ heldUntil: null }).where(isFile(file));
}

/** Files that nobody will name, at most so many. */
export function findLoose(db: Database, now: Date, atMost: number): Promise<LooseFile[]> {
  return db
    .select()
    .from(vocLooseFile)
    .where(isNobodys(now))
    .orderBy(sql`${vocLooseFile.heldUntil} NULLS FIRST`)
    .limit(atMost);
}

/** Locks one that still is nobody's, unless somebody else removes it. */
export async function lockLoose(tx: Database, file: LooseFile, now: Date): Promise<boolean> {
  const free = tx
    .select()
    .from(vocLooseFile)
    .where(and(isFile(file), isNobodys(now)));
  return (await free.for('update', { skipLocked: true })).length === 1;
}

export async function deleteLoose(tx: Database, file: LooseFile): Promise<void> {
  await tx.delete(vocLooseFile).where(isFile(file));
}
