import type { Voc, VocAttachment, VocSummary } from '../../generated/types.ts';
import type { AttachmentRow, VocRow } from './voc.repository.ts';
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

export function presentVoc(row: VocRow, attachments: readonly AttachmentRow[]): Voc {
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
  };
}

export function presentAttachment({ attachmentId, fileName, contentType, size }: AttachmentRow): VocAttachment {
  return { attachment_id: attachmentId, file_name: fileName, content_type: contentType, size };
}
