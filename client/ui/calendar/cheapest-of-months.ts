import type { CalendarDays } from './calendar-types.ts';
import { lastDayOf, monthsFrom } from './days.ts';
import { cheapestDays } from './stay-rules.ts';

/** A month's lowest price is marked only if at most one in RARE of the month's priced days has that price. */
const RARE = 3;

/** Returns the open days with the lowest price of their month. Leaves out a month in which that price is common. */
export function cheapestOfMonths(days: CalendarDays, from: string, to: string): ReadonlySet<string> {
  const months = monthsFrom(from.slice(0, 7), to.slice(0, 7));
  const marked = months.flatMap((month) => {
    const cheapest = cheapestDays(days, `${month}-01`, lastDayOf(month));
    const priced = Object.entries(days).filter(
      ([date, { price, closed }]) => date.startsWith(month) && price !== undefined && !closed,
    );
    return cheapest.size * RARE <= priced.length ? [...cheapest] : [];
  });
  return new Set(marked);
}

/** Returns the price of the first marked day, or undefined if no day is marked. */
export function lowestIn(marked: ReadonlySet<string>, days: CalendarDays): number | undefined {
  const [first] = marked;
  return first === undefined ? undefined : days[first]?.price;
}
