import { addDays, nightsBetween, today } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';

/** The days of a stay; `end` is the check-out. */
export type StayDates = { start: string; end: string };

type StayDatesCode = 'stay_order' | 'stay_in_past' | 'stay_closed' | 'stay_beyond_horizon' | 'stay_length';

/** Where the two dates stand in the request, for the pointers. */
export type DateFields = { start: string; end: string };

export const STAY_FIELDS: DateFields = { start: '/start_date', end: '/end_date' };

/** Whether the days are in order. */
export function orderViolation(dates: StayDates, fields = STAY_FIELDS): Violation<'stay_order'> | null {
  return dates.end <= dates.start ? { code: 'stay_order', pointer: fields.end } : null;
}

/** Whether a stay begins today or later, by the hotel's date. */
export function pastViolation(
  document: HotelDocument,
  now: Date,
  dates: StayDates,
  fields = STAY_FIELDS,
): Violation<'stay_in_past'> | null {
  return dates.start < bookablePeriod(document, now).from ? { code: 'stay_in_past', pointer: fields.start } : null;
}

/** Whether the property sells a stay on these days at all: order, past, horizon, its own longest stay, open for booking. */
export function stayViolation(
  document: HotelDocument,
  now: Date,
  dates: StayDates,
  fields = STAY_FIELDS,
): Violation<StayDatesCode> | null {
  const outOfOrder = orderViolation(dates, fields) ?? pastViolation(document, now, dates, fields);
  if (outOfOrder) return outOfOrder;
  if (!document.set_reservation) return { code: 'stay_closed' };
  if (dates.end > bookablePeriod(document, now).to) return { code: 'stay_beyond_horizon', pointer: fields.end };
  if (nightsBetween(dates.start, dates.end) > document.max_nights) return { code: 'stay_length', pointer: fields.end };
  return null;
}

/** Stays of the same length around the wanted one that can be booked, nearest first; of two as near, the earlier. */
export function datesAround(document: HotelDocument, now: Date, wanted: StayDates, days: number): StayDates[] {
  const nights = nightsBetween(wanted.start, wanted.end);
  const shifts = Array.from({ length: days }, (_, i) => [-(i + 1), i + 1]).flat();
  return shifts
    .map((shift) => addDays(wanted.start, shift))
    .map((start) => ({ start, end: addDays(start, nights) }))
    .filter((dates) => stayViolation(document, now, dates) === null);
}

/** No property's calendar is read further: a horizon is at most 800 days, and a month's start at most 31 days ago. */
const REACH = { back: 40, ahead: 900 };

/** The longest stay that any property sells (max_nights in the contract). */
const LONGEST_STAY = 90;

/** What is read of a stay's days: one that is longer than any property sells is refused by its days, not by what is on them. */
export function stayWithinReach({ start, end }: StayDates, now: Date): { from: string; to: string } {
  const longest = addDays(start, LONGEST_STAY);
  return withinReach({ from: start, to: end > longest ? longest : end }, now);
}

/** A period without the part that is not worth reading, whatever property it is for; never empty. */
export function withinReach(period: { from: string; to: string }, now: Date): { from: string; to: string } {
  const utcToday = today('UTC', now);
  const [earliest, latest] = [addDays(utcToday, -REACH.back), addDays(utcToday, REACH.ahead)];
  return {
    from: period.from < earliest ? earliest : period.from > latest ? latest : period.from,
    to: period.to > latest ? latest : period.to < earliest ? earliest : period.to,
  };
}
