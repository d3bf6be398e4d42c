import { cursorOf, cursorParts } from '../platform/values/cursor.ts';
/** The same moment so many months earlier, by UTC; the last day of a month that is shorter. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** A position in the ledger: entries are listed by time, then by id. */
export const ledgerCursor = cursorOf({ at: cursorParts.instant, entryId: cursorParts.uuid });
