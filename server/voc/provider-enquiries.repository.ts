import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { AttachmentRow, VocOf, VocRow } from './voc.repository.ts';
import { voc, vocAttachment } from './voc.tables.ts';

/** Returns a company's waiting enquiries after a position, oldest first. */
export function listWaitingRows(
  db: Database,
  companyCode: string,
  after: { createdAt: string; vocSeq: string } | null,
  atMost: number,
): Promise<VocRow[]> {
  const isAfter =
    after && sql`(${voc.createdAt}, ${voc.vocSeq}) > (${after.createdAt}::timestamptz, ${after.vocSeq}::uuid)`;
  return db
    .select()
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), isNull(voc.answeredAt), isAfter ?? undefined))
    .orderBy(asc(voc.createdAt), asc(voc.vocSeq))
    .limit(atMost);
}

export async function findAnyVoc(db: Database, { companyCode, vocSeq }: VocOf): Promise<VocRow | undefined> {
  const [row] = await db
    .select()
    .from(voc)
    .where(and(eq(voc.companyCode, companyCode), eq(voc.vocSeq, vocSeq)));
  return row;
}

export async function findAnyAttachment(
  db: Database,
  { companyCode, vocSeq }: VocOf,
  attachmentId: string,
): Promise<AttachmentRow | undefined> {
  const ofVoc = and(eq(vocAttachment.companyCode, companyCode), eq(vocAttachment.vocSeq, vocSeq));
  const [row] = await db
    .select()
    .from(vocAttachment)
    .where(and(ofVoc, eq(vocAttachment.attachmentId, attachmentId)));
  return row;
}
