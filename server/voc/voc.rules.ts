import type { VocStatus } from '../../generated/types.ts';

/** As many files as an enquiry takes. */
export const ATTACHMENTS_MAX = 5;
/** As many enquiries of a member as may wait at a time. */
export const WAITING_MAX = 10;

export function statusOf({ answeredAt }: { answeredAt: Date | null }): VocStatus {
  return answeredAt === null ? 'waiting' : 'answered';
}

type Place = { createdAt: Date; vocSeq: string };

/** A place in the list as the next page is asked for. */
export function cursorOf({ createdAt, vocSeq }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), vocSeq])).toString('base64url');
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place of a cursor; undefined where it is none of ours. */
export function placeOf(cursor: string): { createdAt: string; vocSeq: string } | undefined {
  try {
    const [createdAt, vocSeq] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const whole = INSTANT.test(createdAt) && !Number.isNaN(Date.parse(createdAt)) && UUID.test(vocSeq);
    return whole ? { createdAt, vocSeq } : undefined;
  } catch {
    return undefined;
  }
}
