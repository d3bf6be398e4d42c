import type { CalendarDay, DayStatus } from '../../generated/types.ts';
import { addDays, eachNight } from '../platform/values/nights.ts';

/** A day as the room types together sell it: the lowest price of one that has enough left, null where none has. */
export type CalendarRow = {
  date: string;
  price: number | null;
  anyOpen: boolean;
  minNights: number | null;
  maxNights: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};

export type Bookable = { from: string; to: string };

/** The whole months that a period touches: cheapest is a word about a month, not about what was asked for. */
export function monthsAround(from: string, to: string): { from: string; to: string } {
  const afterTo = addDays(`${to.slice(0, 7)}-28`, 4);
  return { from: `${from.slice(0, 7)}-01`, to: addDays(`${afterTo.slice(0, 7)}-01`, -1) };
}

/**
 * The days of a period in order. `bookable.to` is the last check-out, so it cannot be stayed. `rows` cover the whole months, so that
 * a month's cheapest day is told right whatever part of it is asked for.
 */
export function calendarDays(
  rows: readonly CalendarRow[],
  period: { from: string; to: string },
  bookable: Bookable,
  maxNights: number,
): CalendarDay[] {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const lowest = lowestByMonth(rows.filter((row) => statusOf(row, row.date, bookable) === 'open'));
  return eachNight(period.from, addDays(period.to, 1)).map((date) => {
    const row = byDate.get(date);
    const status = statusOf(row, date, bookable);
    const price = status === 'open' ? (row?.price ?? null) : null;
    return {
      date,
      status,
      price,
      is_cheapest: price !== null && price === lowest.get(month(date)),
      min_nights: Math.min(row?.minNights ?? 1, maxNights),
      max_nights: Math.min(row?.maxNights ?? maxNights, maxNights),
      closed_to_arrival: row?.closedToArrival ?? false,
      closed_to_departure: row?.closedToDeparture ?? false,
    };
  });
}

/** Whether the property sells anything on these days. */
export function sellsAnything(days: readonly CalendarDay[]): boolean {
  return days.some((day) => day.status === 'open' || day.status === 'sold_out');
}

function statusOf(row: CalendarRow | undefined, date: string, bookable: Bookable): DayStatus {
  if (date < bookable.from) return 'past';
  if (date >= bookable.to) return 'beyond_horizon';
  if (row === undefined || !row.anyOpen) return 'closed';
  return row.price === null ? 'sold_out' : 'open';
}

function lowestByMonth(rows: readonly CalendarRow[]): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { date, price } of rows) {
    if (price === null) continue;
    lowest.set(month(date), Math.min(price, lowest.get(month(date)) ?? price));
  }
  return lowest;
}

function month(date: string) {
  return date.slice(0, 7);
}
