/** Dates in the hotel's calendar, as 'YYYY-MM-DD'. Calculations with them don't depend on a time zone. */

const DAY = 86_400_000;
/** Price calculations convert many dates, so the conversions for this century are cached. */
const textOfDay = new Map<number, string>();
const dayOfText = new Map<string, number>();
const [FIRST_CACHED, LAST_CACHED] = [Date.UTC(2000, 0, 1) / DAY, Date.UTC(2099, 11, 31) / DAY];

function toDay(date: string) {
  return dayOfText.get(date) ?? Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / DAY;
}

function fromDay(day: number) {
  const known = textOfDay.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  if (day >= FIRST_CACHED && day <= LAST_CACHED) {
    textOfDay.set(day, text);
    dayOfText.set(text, day);
  }
  return text;
}

export function isStayDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromDay(toDay(text)) === text;
}

export function addDays(date: string, days: number): string {
  return fromDay(toDay(date) + days);
}

/** Returns the number of nights from check-in to check-out, which is negative if check-out is earlier. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return toDay(checkOut) - toDay(checkIn);
}

/** Returns the nights of a stay: the dates from check-in up to, but not including, check-out. */
export function eachNight(checkIn: string, checkOut: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night));
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): number {
  return (((toDay(date) + 4) % 7) + 7) % 7;
}

export function today(timeZone: string, now: Date): string {
  // Cache the date for a minute, because formatting it would noticeably slow down a search.
  const minute = Math.floor(now.getTime() / 60_000);
  const known = lastToday.get(timeZone);
  if (known?.minute === minute) return known.date;
  const { year, month, day } = wallClock(timeZone, now);
  const date = `${year}-${month}-${day}`;
  lastToday.set(timeZone, { minute, date });
  return date;
}

const lastToday = new Map<string, { minute: number; date: string }>();

/** Returns the local time in the given time zone at a point in time, as 'YYYY-MM-DD HH:mm'. */
export function wallTime(timeZone: string, now: Date): string {
  const { year, month, day, hour, minute } = wallClock(timeZone, now);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;
const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string, at: Date): WallClock {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as WallClock;
}
