import { addDays, nightsBetween, today } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';

/** `end` is the check-out day. */
export type StayDates = { start: string; end: string };

type StayDatesCode = 'stay_order' | 'stay_in_past' | 'stay_closed' | 'stay_beyond_horizon' | 'stay_length';

export type DateFields = { start: string; end: string };

const STAY_FIELDS: DateFields = { start: '/start_date', end: '/end_date' };

export function orderViolation(dates: StayDates, fields = STAY_FIELDS): Violation<'stay_order'> | null {
  return dates.end <= dates.start ? { code: 'stay_order', pointer: fields.end } : null;
}

/** Compares the arrival day with the current date in the property's time zone. */
export function pastViolation(
  document: HotelDocument,
  now: Date,
  dates: StayDates,
  fields = STAY_FIELDS,
): Violation<'stay_in_past'> | null {
  return dates.start < bookablePeriod(document, now).from ? { code: 'stay_in_past', pointer: fields.start } : null;
}

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

/**
 * Returns the bookable stays of the same length that start up to `days` days before or after the requested one,
 * nearest first. Of two equally near stays, the earlier one comes first.
 */
export function datesAround(document: HotelDocument, now: Date, wanted: StayDates, days: number): StayDates[] {
  const nights = nightsBetween(wanted.start, wanted.end);
  const shifts = Array.from({ length: days }, (_, i) => [-(i + 1), i + 1]).flat();
  return shifts
    .map((shift) => addDays(wanted.start, shift))
    .map((start) => ({ start, end: addDays(start, nights) }))
    .filter((dates) => stayViolation(document, now, dates) === null);
}

/**
 * Inventory is read for at most this many days before and after today. The calendar shows the whole current month,
 * which began at most 31 days ago, and the contract allows a horizon of 800 days.
 */
const REACH = { back: 40, ahead: 900 };

/** The contract's upper limit for `max_nights`. */
const LONGEST_STAY = 90;

/**
 * Limits the days to read for a stay. A stay of more than LONGEST_STAY nights is rejected for its length, so the
 * remaining nights aren't needed.
 */
export function stayWithinReach({ start, end }: StayDates, now: Date): { from: string; to: string } {
  const longest = addDays(start, LONGEST_STAY);
  return withinReach({ from: start, to: end > longest ? longest : end }, now);
}

/** Limits a period to days that can have inventory. The result always has at least one day. */
export function withinReach(period: { from: string; to: string }, now: Date): { from: string; to: string } {
  const utcToday = today('UTC', now);
  const [earliest, latest] = [addDays(utcToday, -REACH.back), addDays(utcToday, REACH.ahead)];
  return {
    from: period.from < earliest ? earliest : period.from > latest ? latest : period.from,
    to: period.to > latest ? latest : period.to < earliest ? earliest : period.to,
  };
}
