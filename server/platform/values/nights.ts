/** Stay dates are days of the hotel's calendar, 'YYYY-MM-DD' strings; their arithmetic knows no time zone. */

const DAY = 86_400_000;
/** Days are few, and asked for in every price. Those of this century are kept as they are met. */
const texts = new Map<number, string>();
const days = new Map<string, number>();
const [FIRST_KEPT, LAST_KEPT] = [Date.UTC(2000, 0, 1) / DAY, Date.UTC(2099, 11, 31) / DAY];

function toDay(date: string) {
  return days.get(date) ?? Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8, 10)) / DAY;
}

function fromDay(day: number) {
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  if (day >= FIRST_KEPT && day <= LAST_KEPT) {
    texts.set(day, text);
    days.set(text, day);
  }
  return text;
}

/** Is it a day that exists? */
export function isStayDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromDay(toDay(text)) === text;
}

export function addDays(date: string, days: number): string {
  return fromDay(toDay(date) + days);
}

/** Nights from check-in to check-out; negative when they are the wrong way round. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return toDay(checkOut) - toDay(checkIn);
}

/** The dates slept on: check-in up to, not including, check-out. */
export function eachNight(checkIn: string, checkOut: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night));
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return (((toDay(date) + 4) % 7) + 7) % 7;
}

/** The hotel's date at a moment. */
export function today(timeZone: string, now: Date): string {
  // A date changes with a minute at the earliest, and finding it is slow enough to be seen in a search.
  const minute = Math.floor(now.getTime() / 60_000);
  const known = lastToday.get(timeZone);
  if (known?.minute === minute) return known.date;
  const { year, month, day } = wallClock(timeZone, now);
  const date = `${year}-${month}-${day}`;
  lastToday.set(timeZone, { minute, date });
  return date;
}

const lastToday = new Map<string, { minute: number; date: string }>();

/** What the hotel's wall clock shows at a moment: 'YYYY-MM-DD HH:mm'. */
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
