import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { VocRequest } from '../../generated/types.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Language } from '../platform/values/language.ts';
import { ATTACHMENTS_MAX, WAITING_MAX } from './voc.rules.ts';
import { voc, vocAnswer, vocAttachment, vocLooseFile } from './voc.tables.ts';

export type VocRow = typeof voc.$inferSelect;
export type AttachmentRow = typeof vocAttachment.$inferSelect;
export type AnswerRow = typeof vocAnswer.$inferSelect;

export type VocKey = MemberKey & { vocSeq: string };
/** Identifies an enquiry in calls from the property, which can access every member's enquiries. */
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

export function listVocRows(
  db: Database,
  { companyCode, memberId }: MemberKey,
  after: { createdAt: string; vocSeq: string } | null,
  atMost: number,
): Promise<VocRow[]> {
  const isAfter =
    after && sql`(${voc.createdAt}, ${voc.vocSeq}) < (${after.createdAt}::timestamptz, ${after.vocSeq}::uuid)`;
  return db
    .select()
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId), isAfter ?? undefined))
    .orderBy(sql`${voc.createdAt} DESC, ${voc.vocSeq} DESC`)
    .limit(atMost);
}

export async function findVoc(db: Database, key: VocKey): Promise<VocRow | undefined> {
  return (await db.select().from(voc).where(isOwn(key)))[0];
}

export function listAttachments(db: Database, of: VocOf): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(vocAttachment)
    .where(isOfVoc(of))
    .orderBy(asc(vocAttachment.attachedAt), asc(vocAttachment.attachmentId));
}

export function listAttachmentsOf(db: Database, { companyCode, memberId }: MemberKey): Promise<AttachmentRow[]> {
  const ownVocs = db
    .select({ it: voc.vocSeq })
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId)));
  return db
    .select()
    .from(vocAttachment)
    .where(and(eq(vocAttachment.companyCode, companyCode), inArray(vocAttachment.vocSeq, ownVocs)))
    .orderBy(asc(vocAttachment.attachedAt), asc(vocAttachment.attachmentId));
}

/**
 * Inserts an enquiry. Returns false if the member has too many waiting enquiries. The caller must have locked the
 * member.
 */
export async function insertVoc(
  tx: Database,
  { companyCode, memberId, vocSeq }: VocKey,
  request: VocRequest,
  now: Date,
  language: Language,
) {
  const query = `
    INSERT INTO voc
      (company_code, voc_seq, member_id, category, title, content, attachment_count, created_at, changed_at, language)
    SELECT $1, $2::uuid, $3::uuid, $4, $5, $6, 0, $7::timestamptz, $7::timestamptz, $8
    WHERE (SELECT count(*) FROM voc WHERE company_code = $1 AND member_id = $3::uuid AND answered_at IS NULL) < ${WAITING_MAX}
    RETURNING voc_seq`;
  const { category, title, content } = request;
  const values = [companyCode, vocSeq, memberId, category, title, content, now.toISOString(), language];
  return (await rowsOf(tx, query, values)).length === 1;
}

/**
 * Updates a waiting enquiry and returns its row. Returns undefined if it has been answered or deleted, or belongs to
 * another member.
 */
export async function updateVocRow(db: Database, key: VocKey, request: VocRequest, now: Date) {
  const { category, title, content } = request;
  const change = { category, title, content, changedAt: now };
  return (await db.update(voc).set(change).where(isOwnWaiting(key)).returning())[0];
}

/** Also changes the version, and never to the same one, so that two callers who have read it can't both answer. */
const ANSWER = `
  WITH answered AS (
    UPDATE voc SET answer = $4, answered_at = $5::timestamptz,
      changed_at = greatest($5::timestamptz, changed_at + interval '1 millisecond')
    WHERE company_code = $1 AND voc_seq = $2::uuid AND changed_at = $3::timestamptz
    RETURNING company_code, voc_seq, changed_at
  ), added AS (
    INSERT INTO voc_answer (company_code, voc_seq, number, answer, answered_at)
    SELECT company_code, voc_seq, 1 + (
      SELECT count(*) FROM voc_answer AS a WHERE a.company_code = $1 AND a.voc_seq = $2::uuid
    ), $4, $5::timestamptz FROM answered
  )
  SELECT changed_at AS "changedAt" FROM answered`;

/**
 * Adds an answer to an enquiry that hasn't changed since the version `readAt`. Returns the new version, or undefined if
 * the enquiry has been answered, changed or deleted.
 */
export async function answerRow(
  tx: Database,
  { companyCode, vocSeq }: VocOf,
  readAt: Date,
  answer: string,
  now: Date,
): Promise<Date | undefined> {
  const values = [companyCode, vocSeq, readAt.toISOString(), answer, now.toISOString()];
  return (await rowsOf<{ changedAt: Date }>(tx, ANSWER, values))[0]?.changedAt;
}

/** Returns the answers to these enquiries, oldest first. */
export async function listAnswers(db: Database, companyCode: string, vocSeqs: readonly string[]): Promise<AnswerRow[]> {
  if (vocSeqs.length === 0) return [];
  return db
    .select()
    .from(vocAnswer)
    .where(and(eq(vocAnswer.companyCode, companyCode), inArray(vocAnswer.vocSeq, [...vocSeqs])))
    .orderBy(asc(vocAnswer.vocSeq), asc(vocAnswer.number));
}

/**
 * Locks a waiting enquiry so that it can't be answered. Returns false if it has been answered or deleted, or belongs to
 * another member.
 */
export async function lockWaiting(tx: Database, key: VocKey): Promise<boolean> {
  return (await tx.select({ it: voc.vocSeq }).from(voc).where(isOwnWaiting(key)).for('update')).length === 1;
}

export function lockAll(tx: Database, { companyCode, memberId }: MemberKey): Promise<VocRow[]> {
  const own = and(eq(voc.companyCode, companyCode), eq(voc.memberId, memberId));
  return tx.select().from(voc).where(own).orderBy(voc.vocSeq).for('update');
}

/** Deletes enquiries that the caller has locked. A job deletes their files later. */
export async function deleteVocRows(tx: Database, companyCode: string, vocSeqs: string[]): Promise<void> {
  if (vocSeqs.length === 0) return;
  const files = and(eq(vocAttachment.companyCode, companyCode), inArray(vocAttachment.vocSeq, vocSeqs));
  await markUnused(tx, await tx.delete(vocAttachment).where(files).returning());
  await tx.delete(voc).where(and(eq(voc.companyCode, companyCode), inArray(voc.vocSeq, vocSeqs)));
}

/** Deletes an attachment of an enquiry that the caller has locked. Returns false if the attachment doesn't exist. */
export async function deleteAttachmentRow(
  tx: Database,
  key: VocKey,
  attachmentId: string,
  now: Date,
): Promise<boolean> {
  const deleted = await tx.delete(vocAttachment).where(isAttachment(key, attachmentId)).returning();
  if (deleted.length === 0) return false;
  await markUnused(tx, deleted);
  await tx
    .update(voc)
    .set({ attachmentCount: sql`${voc.attachmentCount} - 1`, changedAt: now })
    .where(isOwn(key));
  return true;
}

async function markUnused(tx: Database, files: readonly AttachmentRow[]): Promise<void> {
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

/**
 * Attaches a file to a waiting enquiry. The conditional update enforces the maximum number of files, even for
 * concurrent calls.
 */
export async function attachRow(
  tx: Database,
  key: VocKey,
  row: AttachmentRow,
): Promise<'attached' | 'same' | 'refused'> {
  const counted = await tx
    .update(voc)
    .set({ attachmentCount: sql`${voc.attachmentCount} + 1`, changedAt: row.attachedAt })
    .where(and(isOwnWaiting(key), sql`${voc.attachmentCount} < ${sql.raw(String(ATTACHMENTS_MAX))}`))
    .returning({ it: voc.vocSeq });
  if (counted.length === 0) return 'refused';
  const added = await tx
    .insert(vocAttachment)
    .values(row)
    .onConflictDoNothing()
    .returning({ it: vocAttachment.vocSeq });
  return added.length === 1 ? 'attached' : 'same';
}
