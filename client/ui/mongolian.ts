import type { DateFormat, DateStyle } from './calendar/date-styles.ts';

/* Mongolian dates as in CLDR's `mn` data, which Chromium doesn't include. Used in all browsers, so dates look the
   same everywhere. */
const WEEKDAYS = ['ням', 'даваа', 'мягмар', 'лхагва', 'пүрэв', 'баасан', 'бямба'];
const SHORT = ['Ня', 'Да', 'Мя', 'Лх', 'Пү', 'Ба', 'Бя'];

type Parts = { year: string; month: string; day: string; weekday: number; time: string };

function partsOf(instant: number, timeZone: string | undefined): Parts {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour, minute } = part;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return { year, month, day, weekday, time: `${hour}:${minute}` };
}

function formatDate(instant: number, style: DateStyle, timeZone?: string): string {
  const { year, month, day, weekday, time } = partsOf(instant, timeZone);
  const date = `${month}-р сарын ${day}`;
  switch (style) {
    case 'brief':
      return date;
    case 'short':
      return `${date}, ${SHORT[weekday]}`;
    case 'long':
      return `${year} оны ${date}, ${SHORT[weekday]}`;
    case 'full':
      return `${year} оны ${date}, ${WEEKDAYS[weekday]} гараг`;
    case 'day':
      return `${year} оны ${date}`;
    case 'month':
      return `${year} оны ${month}-р сар`;
    case 'weekday':
      return SHORT[weekday] ?? '';
    case 'moment':
      return `${year} оны ${date}, ${time}`;
  }
}

function formatRange(start: number, end: number, style: DateStyle, timeZone?: string): string {
  if (start === end) return formatDate(start, style, timeZone);
  const [from, to] = [partsOf(start, timeZone), partsOf(end, timeZone)];
  const sameYear = from.year === to.year;
  const sameMonth = sameYear && from.month === to.month;
  const last = sameMonth
    ? [to.day, style !== 'brief' && SHORT[to.weekday]].filter(Boolean).join(', ')
    : formatDate(end, sameYear && style === 'long' ? 'short' : style, timeZone);
  return `${formatDate(start, style, timeZone)} – ${last}`;
}

export function mongolianDates(style: DateStyle, timeZone?: string): DateFormat {
  return {
    format: (instant) => formatDate(instant, style, timeZone),
    formatRange: (start, end) => formatRange(start, end, style, timeZone),
  };
}

const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Translates a short English weekday that React Aria has formatted in `ariaLocale`. */
export function mongolianWeekday(english: string): string {
  return SHORT[ENGLISH.indexOf(english)] ?? english;
}

const THOUSANDS: Record<string, string> = { K: 'мян', M: 'сая', B: 'тэрбум', T: 'их наяд' };

/** Translates the suffix of a compact English amount such as ₩184K. */
export function mongolianCompact(parts: Intl.NumberFormatPart[]): Intl.NumberFormatPart[] {
  return parts.map((part) =>
    part.type === 'compact' ? { ...part, value: ` ${THOUSANDS[part.value] ?? part.value}` } : part,
  );
}
