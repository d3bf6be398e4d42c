/** The same moment so many months earlier, by UTC; the last day of a month that is shorter. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** A place in the ledger as the next page is asked for. */
export function cursorOf({ at, entryId }: { at: Date; entryId: string }): string {
  return Buffer.from(JSON.stringify([at.toISOString(), entryId])).toString('base64url');
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place of a cursor; undefined where it is none of ours. */
export function placeOf(cursor: string): { at: string; entryId: string } | undefined {
  try {
    const [at, entryId] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const whole = INSTANT.test(at) && !Number.isNaN(Date.parse(at)) && UUID.test(entryId);
    return whole ? { at, entryId } : undefined;
  } catch {
    return undefined;
  }
}
