import { addDays, eachNight } from '../../server/platform/values/nights.ts';

const SOLAR = ['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'];

/**
 * Holidays by lunar month and day. The values are the days off, relative to that date: Lunar New Year and Chuseok last
 * three days, Buddha's Birthday one.
 */
const LUNAR: Record<string, readonly number[]> = { '1-1': [-1, 0, 1], '4-8': [0], '8-15': [-1, 0, 1] };

const lunarFormat = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** Returns the Korean public holidays between two days, both inclusive, without substitute holidays. */
export function holidays(from: string, to: string): string[] {
  const found = new Set<string>();
  for (const date of eachNight(addDays(from, -1), addDays(to, 2))) {
    if (SOLAR.includes(date.slice(5))) found.add(date);
    for (const shift of LUNAR[lunarMonthDay(date)] ?? []) found.add(addDays(date, shift));
  }
  return [...found].filter((date) => date >= from && date <= to).sort();
}

/** Caches the slow lunar conversion, because every property needs the same days. */
const known = new Map<string, string>();

function lunarMonthDay(date: string): string {
  const before = known.get(date);
  if (before !== undefined) return before;
  const parts = lunarFormat.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  const monthDay = `${part('month')}-${part('day')}`;
  known.set(date, monthDay);
  return monthDay;
}
