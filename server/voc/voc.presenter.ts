import type { Voc, VocAttachment, VocSummary } from '../../generated/types.ts';
import type { AnswerRow, AttachmentRow, VocRow } from './voc.repository.ts';
import { statusOf } from './voc.rules.ts';

export function presentSummary(row: VocRow): VocSummary {
  return {
    voc_seq: row.vocSeq,
    category: row.category,
    title: row.title,
    status: statusOf(row),
    attachment_count: row.attachmentCount,
    created_at: row.createdAt.toISOString(),
  };
}

/** Presents an enquiry. `attachments` and `answers` are those of this enquiry. */
export function presentVoc(row: VocRow, attachments: readonly AttachmentRow[], answers: readonly AnswerRow[]): Voc {
  return {
    voc_seq: row.vocSeq,
    category: row.category,
    title: row.title,
    content: row.content,
    status: statusOf(row),
    attachments: attachments.map(presentAttachment),
    created_at: row.createdAt.toISOString(),
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answers: answers.map(({ answer, answeredAt }) => ({ answer, answered_at: answeredAt.toISOString() })),
  };
}

export function presentAttachment({ attachmentId, fileName, contentType, size }: AttachmentRow): VocAttachment {
  return { attachment_id: attachmentId, file_name: fileName, content_type: contentType, size };
}

/** Returns headers with which browsers save the file instead of displaying it. */
export function downloadHeaders({ fileName }: { fileName: string }) {
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${extended(fileName)}`,
  };
}

/**
 * Encodes a parameter value as defined in RFC 8187. Also escapes the characters that encodeURIComponent leaves
 * unescaped but RFC 8187 doesn't allow.
 */
function extended(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
