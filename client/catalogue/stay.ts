/** A stay date is 'YYYY-MM-DD', a day of the calendar, in no time zone. */
export function isStayDate(value: string | null | undefined): value is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value ?? '')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && toDate(time) === value;
}

const DAY = 86_400_000;
function toTime(date: string) {
  return Date.parse(`${date}T00:00:00Z`);
}
function toDate(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayAfter(date: string, days = 1): string {
  return toDate(toTime(date) + days * DAY);
}

export function nightsBetween(start: string, end: string): number {
  return Math.round((toTime(end) - toTime(start)) / DAY);
}

/** Every night of a stay; the day of leaving is none. */
export function nightsOf(start: string, end: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(start, end)) }, (_, night) => dayAfter(start, night));
}

/** The months from one to another, both 'YYYY-MM', both included. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to && months.length < 36; month = dayAfter(`${month}-28`, 4).slice(0, 7))
    months.push(month);
  return months;
}

export function lastDayOf(month: string): string {
  return dayAfter(`${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`, -1);
}
