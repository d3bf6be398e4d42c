import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { VocAttachment, VocCategory } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { amount, companyCode, count, instant } from '../platform/database/columns.ts';
import type { Language } from '../platform/values/language.ts';
import { ATTACHMENTS_MAX } from './voc.rules.ts';

/** An enquiry. Locking its row prevents changes to its text, attachments and answer. */
export const voc = pgTable(
  'voc',
  {
    companyCode: companyCode(),
    vocSeq: uuid('voc_seq').notNull(),
    memberId: uuid('member_id').notNull(),
    category: text('category').$type<VocCategory>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    attachmentCount: count('attachment_count').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * The version of the enquiry. It changes whenever the text or the attachments change, so that an answer to an
     * outdated version can be rejected.
     */
    changedAt: instant('changed_at').notNull(),
    /** The latest answer. `voc_answer` has all of them. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Language of the site when the member wrote the enquiry. Null for enquiries from before this column existed. */
    language: text('language').$type<Language>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.vocSeq] }),
    foreignKey({
      name: 'voc_of_member',
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('voc_by_member').on(t.memberId, t.companyCode, t.createdAt, t.vocSeq),
    index('voc_by_time').on(t.createdAt, t.companyCode, t.vocSeq),
    check('voc_attachments_fit', sql`${t.attachmentCount} BETWEEN 0 AND ${sql.raw(String(ATTACHMENTS_MAX))}`),
    check('voc_answer_has_time', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
  ],
);

/** An answer to an enquiry. Rows are never changed: a corrected answer is a further row with the next number. */
export const vocAnswer = pgTable(
  'voc_answer',
  {
    companyCode: companyCode(),
    vocSeq: uuid('voc_seq').notNull(),
    number: count('number').notNull(),
    answer: text('answer').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.vocSeq, t.number] }),
    foreignKey({
      name: 'voc_answer_of_voc',
      columns: [t.companyCode, t.vocSeq],
      foreignColumns: [voc.companyCode, voc.vocSeq],
    }).onDelete('cascade'),
    check('voc_answer_counted', sql`${t.number} >= 1`),
  ],
);

/**
 * A file attached to an enquiry. Deletion doesn't cascade, so that an enquiry can't be deleted before its files are
 * marked for deletion.
 */
export const vocAttachment = pgTable(
  'voc_attachment',
  {
    companyCode: companyCode(),
    attachmentId: uuid('attachment_id').notNull(),
    vocSeq: uuid('voc_seq').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').$type<VocAttachment['content_type']>().notNull(),
    size: amount('size').notNull(),
    /** SHA-256 of the uploaded bytes, in hex. Used to detect a repeated upload. */
    sentHash: text('sent_hash').notNull(),
    store: text('store').notNull(),
    attachedAt: instant('attached_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.attachmentId] }),
    unique('voc_attachment_once').on(t.companyCode, t.vocSeq, t.sentHash),
    foreignKey({
      name: 'voc_attachment_of_voc',
      columns: [t.companyCode, t.vocSeq],
      foreignColumns: [voc.companyCode, voc.vocSeq],
    }),
  ],
);

/**
 * A stored file that no enquiry uses. Until `heldUntil`, the upload may still attach the file. After that, or if
 * `heldUntil` is null, the file is deleted. The row is written before the bytes, so that no file is left behind after a
 * crash.
 */
export const vocLooseFile = pgTable(
  'voc_loose_file',
  {
    companyCode: companyCode(),
    attachmentId: uuid('attachment_id').notNull(),
    store: text('store').notNull(),
    heldUntil: instant('held_until'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.attachmentId] }),
    index('voc_loose_file_by_time').on(t.heldUntil, t.companyCode),
  ],
);
