import type { CalendarDays } from './calendar-types.ts';
import { addDays, nightsBetween } from './days.ts';

export type StayLimits = { days: CalendarDays; minNights: number; maxNights: number };

/** Why a stay or an arrival isn't possible. `nights` is the violated limit. */
export type Violation =
  | { kind: 'closed'; reason: string | undefined }
  | { kind: 'tooShort'; nights: number }
  | { kind: 'tooLong'; nights: number }
  | { kind: 'cannotFollow' };

/** Returns the minimum and maximum nights for an arrival on this day. The day's limits override the calendar's. */
export function stayBounds(start: string, { days, minNights, maxNights }: StayLimits): { min: number; max: number } {
  return { min: days[start]?.minNights ?? minNights, max: days[start]?.maxNights ?? maxNights };
}

function allOpen(start: string, nights: number, days: CalendarDays): boolean {
  return Array.from({ length: nights }, (_, night) => addDays(start, night)).every((day) => !days[day]?.closed);
}

/** Returns the reason why guests can't arrive on this day, or null if they can. */
export function arrivalViolation(start: string, limits: StayLimits): Violation | null {
  const day = limits.days[start];
  if (day?.closed || day?.noArrival) return { kind: 'closed', reason: day.reason };
  const { min } = stayBounds(start, limits);
  return min > 1 && !allOpen(start, min, limits.days) ? { kind: 'tooShort', nights: min } : null;
}

/** Returns the reason why this stay isn't possible, or null if it is. The night of the departure day may be closed. */
export function stayViolation(start: string, end: string, limits: StayLimits): Violation | null {
  const arrival = limits.days[start];
  if (arrival?.closed || arrival?.noArrival) return { kind: 'closed', reason: arrival.reason };
  const nights = nightsBetween(start, end);
  const { min, max } = stayBounds(start, limits);
  if (nights < min) return { kind: 'tooShort', nights: min };
  if (nights > max) return { kind: 'tooLong', nights: max };
  if (!allOpen(start, nights, limits.days)) return { kind: 'cannotFollow' };
  return limits.days[end]?.noDeparture ? { kind: 'cannotFollow' } : null;
}

/**
 * Returns whether pressing this day makes it the new arrival. Guests must be able to arrive on it, and it must be
 * either before the current arrival or unavailable as the departure. If it is unavailable only because the stay would
 * be too short, the current arrival remains selected and the calendar shows the minimum.
 */
export function replacesArrival(day: string, arrival: string, limits: StayLimits): boolean {
  const violation = day > arrival ? stayViolation(arrival, day, limits) : null;
  if (day > arrival && (violation === null || violation.kind === 'tooShort')) return false;
  return arrivalViolation(day, limits) === null;
}

/** Returns the open days with the lowest price from `from` to `to`, or an empty set if all of them cost the same. */
export function cheapestDays(days: CalendarDays, from: string, to: string): ReadonlySet<string> {
  const priced = Object.entries(days).flatMap(([date, { price, closed }]) =>
    price !== undefined && !closed && date >= from && date <= to ? [{ date, price }] : [],
  );
  const prices = priced.map(({ price }) => price);
  const lowest = Math.min(...prices);
  if (lowest === Math.max(...prices)) return new Set();
  return new Set(priced.filter(({ price }) => price === lowest).map(({ date }) => date));
}
