import type { VocStatus } from '../../generated/types.ts';
import { cursorOf, cursorParts } from '../platform/values/cursor.ts';

export const ATTACHMENTS_MAX = 5;
export const WAITING_MAX = 10;

export function statusOf({ answeredAt }: { answeredAt: Date | null }): VocStatus {
  return answeredAt === null ? 'waiting' : 'answered';
}

export const vocCursor = cursorOf({ createdAt: cursorParts.instant, vocSeq: cursorParts.uuid });
