import { cursorOf, cursorParts } from '../platform/values/cursor.ts';
/**
 * Returns the time `months` months before `moment` (UTC), clamped to the last day of a shorter month. If `months` is
 * negative, returns a later time.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

export const ledgerCursor = cursorOf({ at: cursorParts.instant, entryId: cursorParts.uuid });
