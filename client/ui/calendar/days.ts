/** In this file, days are 'YYYY-MM-DD' and months are 'YYYY-MM', both without a time zone. */

const DAY = 86_400_000;
function toDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

export function addDays(date: string, days: number): string {
  return new Date((toDay(date) + days) * DAY).toISOString().slice(0, 10);
}

/** Negative if `end` is before `start`. */
export function nightsBetween(start: string, end: string): number {
  return toDay(end) - toDay(start);
}

export function nightsOf(start: string, end: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, night) => addDays(start, night));
}

export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length < 36; month = addDays(`${month}-28`, 4).slice(0, 7))
    months.push(month);
  return months;
}

export function lastDayOf(month: string): string {
  return addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
}
