import type { DepartureRow } from '../../../generated/types.ts';
import { addDays, eachNight, weekday } from '../../../server/platform/values/nights.ts';
import { DAYS_SOLD } from '../days.ts';

const [MON, TUE, WED, THU, FRI, SAT] = [1, 2, 3, 4, 5, 6] as const;

const TIMETABLE = [
  { prefix: 'IT', suffix: '', route_code: 'ICNTAO', ship_code: 'HANBADA', days: [TUE, FRI], at: '18:00' },
  { prefix: 'TI', suffix: '', route_code: 'TAOICN', ship_code: 'HANBADA', days: [MON, THU], at: '17:00' },
  { prefix: 'XT', suffix: '', route_code: 'ICNTAOX', ship_code: 'NURI', days: [WED, SAT], at: '09:00' },
  {
    prefix: 'TI',
    suffix: 'N',
    route_code: 'TAOICN',
    ship_code: 'NURI',
    days: [MON, THU],
    at: '21:00',
    duration_minutes: 480,
  },
] as const;

type Cabins = NonNullable<DepartureRow['cabins']>;

function cabins(...counts: [code: string, count: number][]): Cabins {
  return counts.map(([cabin_type_code, count]) => ({ cabin_type_code, count }));
}

const FULL: Partial<DepartureRow> = { capacity: 0 };
const CANCELLED: Partial<DepartureRow> = { status: 'cancelled' };

/**
 * Departures that differ from the ship's defaults. The key is the route with its suffix, the weekday, and the week
 * counted from today (0 is the first).
 */
const SPECIAL: Record<string, Partial<DepartureRow>> = {
  [`ICNTAO ${FRI} 0`]: FULL,
  [`ICNTAO ${FRI} 1`]: { cabins: cabins(['INS', 0], ['OCV', 4], ['RYL', 1]) },
  [`ICNTAO ${FRI} 2`]: { capacity: 24, cabins: cabins(['INS', 0], ['OCV', 60], ['RYL', 0]) },
  [`ICNTAO ${FRI} 3`]: CANCELLED,
  [`TAOICN ${MON} 0`]: FULL,
  [`TAOICN ${MON} 1`]: { capacity: 18, cabins: cabins(['INS', 0], ['OCV', 4], ['RYL', 0]) },
  [`TAOICN ${MON} 2`]: CANCELLED,
  [`TAOICN N ${MON} 1`]: FULL,
  [`TAOICN N ${MON} 2`]: CANCELLED,
  [`ICNTAOX ${SAT} 1`]: FULL,
  [`ICNTAOX ${SAT} 2`]: FULL,
  [`ICNTAOX ${SAT} 3`]: CANCELLED,
};

/** Returns the departures for two years from today. Some departures in the first weeks are full or cancelled. */
export function hanbadaDepartures(today: string): DepartureRow[] {
  const days = eachNight(today, addDays(today, DAYS_SOLD));
  return TIMETABLE.flatMap(({ prefix, suffix, route_code, ship_code, days: sailed, at, ...more }) =>
    days
      .filter((date) => (sailed as readonly number[]).includes(weekday(date)))
      .map((date): DepartureRow => {
        const week = Math.floor(days.indexOf(date) / 7);
        const way = suffix ? `${route_code} ${suffix}` : route_code;
        return {
          departure_code: `${prefix}${codeOf(date, today)}${suffix}`,
          route_code,
          ship_code,
          departs_at: `${date}T${at}`,
          status: 'open',
          ...more,
          ...SPECIAL[`${way} ${weekday(date)} ${week}`],
        };
      }),
  );
}

/** Returns a date as MMDD, or as YYMMDD if it isn't in the year of `today`. */
function codeOf(date: string, today: string): string {
  const monthDay = date.slice(5).replace('-', '');
  return date.slice(0, 4) === today.slice(0, 4) ? monthDay : `${date.slice(2, 4)}${monthDay}`;
}
