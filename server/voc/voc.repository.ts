import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { VocRequest } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { ATTACHMENTS_MAX, WAITING_MAX } from './voc.rules.ts';
import { voc, vocAttachment, vocLooseFile } from './voc.tables.ts';

export type VocRow = typeof voc.$inferSelect;
export type AttachmentRow = typeof vocAttachment.$inferSelect;

/** An enquiry, and whose it must be. */
export type VocKey = MemberKey & { vocSeq: string };
/** Of any member: as the property names it. */
export type VocOf = { companyCode: string; vocSeq: string };

function isVoc({ companyCode, vocSeq }: VocOf) {
  return and(eq(voc.companyCode, companyCode), eq(voc.vocSeq, vocSeq));
}
function isOwn(key: VocKey) {
  return and(isVoc(key), eq(voc.memberId, key.memberId));
}
function isOwnWaiting(key: VocKey) {
  return and(isOwn(key), isNull(voc.answeredAt));
}
function isOfVoc({ companyCode, vocSeq }: VocOf) {
  return and(eq(vocAttachment.companyCode, companyCode), eq(vocAttachment.vocSeq, vocSeq));
}
function isAttachment(of: VocOf, attachmentId: string) {
  return and(isOfVoc(of), eq(vocAttachment.attachmentId, attachmentId));
}

/** A member's, the last first, from beyond a place. */
export function listVocRows(
  db: Database,
  { companyCode, memberId }: MemberKey,
  after: { createdAt: string; vocSeq: string } | null,
  atMost: number,
): Promise<VocRow[]> {
  const beyond =
    after && sql`(${voc.createdAt}, ${voc.vocSeq}) < (${after.createdAt}::timestamptz, ${after.vocSeq}::uuid)`;
  return db
    .select()
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId), beyond ?? undefined))
    .orderBy(sql`${voc.createdAt} DESC, ${voc.vocSeq} DESC`)
    .limit(atMost);
}

export async function findVoc(db: Database, key: VocKey): Promise<VocRow | undefined> {
  return (await db.select().from(voc).where(isOwn(key)))[0];
}

/** In the order in which they came. */
export function listAttachments(db: Database, of: VocOf): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(vocAttachment)
    .where(isOfVoc(of))
    .orderBy(asc(vocAttachment.attachedAt), asc(vocAttachment.attachmentId));
}

/** Of everything that a member has written, in the order in which they came. */
export function listAttachmentsOf(db: Database, { companyCode, memberId }: MemberKey): Promise<AttachmentRow[]> {
  const theirs = db
    .select({ it: voc.vocSeq })
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId)));
  return db
    .select()
    .from(vocAttachment)
    .where(and(eq(vocAttachment.companyCode, companyCode), inArray(vocAttachment.vocSeq, theirs)))
    .orderBy(asc(vocAttachment.attachedAt), asc(vocAttachment.attachmentId));
}

/** False where as many as may wait are waiting. The caller has locked the member. */
export async function insertVoc(
  tx: Database,
  { companyCode, memberId, vocSeq }: VocKey,
  request: VocRequest,
  now: Date,
) {
  const query = `
    INSERT INTO voc (company_code, voc_seq, member_id, category, title, content, attachment_count, created_at, changed_at)
    SELECT $1, $2::uuid, $3::uuid, $4, $5, $6, 0, $7::timestamptz, $7::timestamptz
    WHERE (SELECT count(*) FROM voc WHERE company_code = $1 AND member_id = $3::uuid AND answered_at IS NULL) < ${WAITING_MAX}
    RETURNING voc_seq`;
  const { category, title, content } = request;
  const values = [companyCode, vocSeq, memberId, category, title, content, now.toISOString()];
  return (await rowsOf(tx, query, values)).length === 1;
}

/** As it is then; undefined where it is answered, or not theirs. */
export async function updateVocRow(db: Database, key: VocKey, request: VocRequest, now: Date) {
  const { category, title, content } = request;
  const change = { category, title, content, changedAt: now };
  return (await db.update(voc).set(change).where(isOwnWaiting(key)).returning())[0];
}

/** Answers what stands as it was read; false where it is answered, has changed since, or is gone. */
export async function answerRow(db: Database, of: VocOf, readAt: Date, answer: string, now: Date): Promise<boolean> {
  const asRead = and(isVoc(of), isNull(voc.answeredAt), eq(voc.changedAt, readAt));
  return (
    (await db.update(voc).set({ answer, answeredAt: now }).where(asRead).returning({ it: voc.vocSeq })).length === 1
  );
}

/** Locks one that waits, so that nobody answers it meanwhile; false where it is answered, or not theirs. */
export async function lockWaiting(tx: Database, key: VocKey): Promise<boolean> {
  return (await tx.select({ it: voc.vocSeq }).from(voc).where(isOwnWaiting(key)).for('update')).length === 1;
}

/** Locks all that a member has written, and says what it was. */
export function lockAll(tx: Database, { companyCode, memberId }: MemberKey): Promise<VocRow[]> {
  const own = and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId));
  return tx.select().from(voc).where(own).orderBy(voc.vocSeq).for('update');
}

/** Deletes enquiries, which the caller has locked; their files are to be removed. */
export async function deleteVocRows(tx: Database, companyCode: string, vocSeqs: string[]): Promise<void> {
  if (vocSeqs.length === 0) return;
  const files = and(eq(vocAttachment.companyCode, companyCode), inArray(vocAttachment.vocSeq, vocSeqs));
  await loosen(tx, await tx.delete(vocAttachment).where(files).returning());
  await tx.delete(voc).where(and(eq(voc.companyCode, companyCode), inArray(voc.vocSeq, vocSeqs)));
}

/** Takes a file from an enquiry, which the caller has locked; false where it has no such file. */
export async function deleteAttachmentRow(
  tx: Database,
  key: VocKey,
  attachmentId: string,
  now: Date,
): Promise<boolean> {
  const gone = await tx.delete(vocAttachment).where(isAttachment(key, attachmentId)).returning();
  if (gone.length === 0) return false;
  await loosen(tx, gone);
  await tx
    .update(voc)
    .set({ attachmentCount: sql`${voc.attachmentCount} - 1`, changedAt: now })
    .where(isOwn(key));
  return true;
}

async function loosen(tx: Database, files: readonly AttachmentRow[]): Promise<void> {
  const rows = files.map(({ companyCode, attachmentId, store }) => ({ companyCode, attachmentId, store }));
  if (rows.length > 0) await tx.insert(vocLooseFile).values(rows);
}

export async function findAttachment(
  db: Database,
  key: VocKey,
  attachmentId: string,
): Promise<AttachmentRow | undefined> {
  const ofOwn = and(eq(voc.companyCode, vocAttachment.companyCode), eq(voc.vocSeq, vocAttachment.vocSeq));
  const rows = await db
    .select({ found: vocAttachment })
    .from(vocAttachment)
    .innerJoin(voc, ofOwn)
    .where(and(isAttachment(key, attachmentId), isOwn(key)));
  return rows[0]?.found;
}

/** Attaches a file to an enquiry that waits and has room: one guarded statement takes the place. */
export async function attachRow(
  tx: Database,
  key: VocKey,
  row: AttachmentRow,
): Promise<'attached' | 'same' | 'refused'> {
  const place = await tx
    .update(voc)
    .set({ attachmentCount: sql`${voc.attachmentCount} + 1`, changedAt: row.attachedAt })
    .where(and(isOwnWaiting(key), sql`${voc.attachmentCount} < ${sql.raw(String(ATTACHMENTS_MAX))}`))
    .returning({ it: voc.vocSeq });
  if (place.length === 0) return 'refused';
  const added = await tx
    .insert(vocAttachment)
    .values(row)
    .onConflictDoNothing()
    .returning({ it: vocAttachment.vocSeq });
  return added.length === 1 ? 'attached' : 'same';
}
