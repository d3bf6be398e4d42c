import type { ImportChanges, ImportProblem } from '../../generated/types.ts';
import { addDays } from '../platform/values/nights.ts';
import { type DayRow, dayKey } from './days.rules.ts';

export type StoredDay = DayRow & { sold: number };

/**
 * `dropped` are the open nights that the bundle leaves out, with `closed` set to true. `removed` are the nights from
 * today on that it leaves out and that are open or have bookings.
 */
export type DayChanges = {
  counts: Omit<ImportChanges, 'hotel_code'>;
  dropped: DayRow[];
  removed: StoredDay[];
};

const VALUES = [
  'price',
  'allotment',
  'extra_adult_price',
  'extra_kid_price',
  'min_nights',
  'max_nights',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
] as const satisfies (keyof DayRow)[];

/** Compares the nights of a bundle with the stored ones. */
export function dayChanges(stored: readonly StoredDay[], sent: readonly DayRow[], today: string): DayChanges {
  const now = new Map(stored.map((day) => [keyOf(day), day]));
  const kept = new Set(sent.map(keyOf));
  const counts = { days_added: 0, days_changed: 0, days_closed: 0, days_removed: 0 };
  for (const day of sent) {
    const before = now.get(keyOf(day));
    if (!before) counts.days_added += 1;
    else if (day.closed && !before.closed) counts.days_closed += 1;
    else if (VALUES.some((name) => day[name] !== before[name])) counts.days_changed += 1;
  }
  const left = stored.filter((day) => !kept.has(keyOf(day)));
  const removed = left.filter((day) => day.stay_date >= today && (!day.closed || day.sold > 0));
  counts.days_removed = removed.length;
  const dropped = left.filter((day) => !day.closed).map(({ sold: _, ...day }) => ({ ...day, closed: true }));
  return { counts, dropped, removed };
}

/** The number of periods that a problem lists. */
const PERIODS_MAX = 8;

/** Returns one problem for each room type. */
export function removedProblems(removed: readonly StoredDay[], pointer: string): ImportProblem[] {
  return [...Map.groupBy(removed, (day) => day.room_type_code)].map(([roomType, days]) => {
    const periods = periodsOf(days.map((day) => day.stay_date).sort());
    const listed = periods.slice(0, PERIODS_MAX).map(([from, to]) => (from === to ? from : `${from} to ${to}`));
    const more = periods.length > PERIODS_MAX ? ' and others' : '';
    const message =
      `Leaves out ${days.length} nights of ${roomType} that are open or have bookings: ${listed.join(', ')}${more}. ` +
      'Set replace_days to close them.';
    return { pointer, message };
  });
}

/** Returns the periods of consecutive dates, each with its first and last date. The dates must be sorted. */
function periodsOf(dates: readonly string[]): [from: string, to: string][] {
  const periods: [string, string][] = [];
  for (const date of dates) {
    const last = periods.at(-1);
    if (last && addDays(last[1], 1) === date) last[1] = date;
    else periods.push([date, date]);
  }
  return periods;
}

function keyOf({ room_type_code, stay_date }: DayRow): string {
  return dayKey(room_type_code, stay_date);
}
