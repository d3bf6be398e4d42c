import type { VocStatus } from '../../generated/types.ts';
import { cursorOf, cursorParts } from '../platform/values/cursor.ts';

/** As many files as an enquiry takes. */
export const ATTACHMENTS_MAX = 5;
/** As many enquiries of a member as may wait at a time. */
export const WAITING_MAX = 10;

export function statusOf({ answeredAt }: { answeredAt: Date | null }): VocStatus {
  return answeredAt === null ? 'waiting' : 'answered';
}

/** A position in the list of enquiries: by time of writing, then by number. */
export const vocCursor = cursorOf({ createdAt: cursorParts.instant, vocSeq: cursorParts.uuid });
