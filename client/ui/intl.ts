import { type DateFormat, type DateStyle, dateStyles } from './calendar/date-styles.ts';
import type * as Mongolian from './mongolian.ts';

/** Mongolian formats that Intl lacks; loaded only for Mongolian. */
let mongolian: typeof Mongolian | undefined;

/** Await before formatting in this language; resolves at once if Intl supports it. */
export async function learnFormats(locale: string): Promise<void> {
  if (locale === 'mn') mongolian ??= await import('./mongolian.ts');
}

/**
 * Locale to pass to Intl. Thai uses the Gregorian calendar and Latin digits, like stay dates. Chromium has no
 * Mongolian and would fall back to the browser's language: its numbers follow English, and its dates are in
 * mongolian.ts.
 */
export function intlLocale(locale: string): string {
  if (locale === 'th') return 'th-TH-u-ca-gregory-nu-latn';
  return locale === 'mn' ? 'en' : locale;
}

/**
 * Locale for react-aria's calendars and their announcements. Mongolian uses British English, whose week starts on
 * Monday.
 */
export function ariaLocale(locale: string): string {
  return locale === 'mn' ? 'en-GB' : intlLocale(locale);
}

const formats = new Map<string, DateFormat>();

/**
 * Formats instants in milliseconds.
 * @param timeZone IANA name; the guest's own if omitted
 */
export function dateFormat(locale: string, style: DateStyle, timeZone?: string): DateFormat {
  if (locale === 'mn' && mongolian) return mongolian.mongolianDates(style, timeZone);
  const key = `${locale} ${style} ${timeZone}`;
  let found = formats.get(key);
  if (!found) {
    found = locale === 'ko' ? koreanDates(style, timeZone) : intlDates(intlLocale(locale), dateStyles[style], timeZone);
    formats.set(key, found);
  }
  return found;
}

function intlDates(locale: string, style: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...style, ...(timeZone && { timeZone }) });
}

/**
 * Writes the weekday in parentheses right after the day: '2026년 12월 8일(화)'. Intl puts a space before them, and leaves them out
 * after a long month. Korean months have the same name long and short.
 */
function koreanDates(style: DateStyle, timeZone?: string): DateFormat {
  const options = style === 'long' ? { ...dateStyles.long, month: 'short' as const } : dateStyles[style];
  const dates = intlDates('ko', options, timeZone);
  const closeUp = (text: string) => text.replaceAll(' (', '(');
  return {
    format: (instant) => closeUp(dates.format(instant)),
    formatRange: (start, end) => closeUp(dates.formatRange(start, end)),
  };
}

/** The size of a file: '1.2 MB'. */
export function formatSize(bytes: number, locale: string): string {
  const small = bytes < 1_000_000;
  const unit = small ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(small ? Math.ceil(bytes / 1_000) : bytes / 1_000_000);
}

/** A list as one phrase: 'a, b and c'. */
export function formatList(messages: string[], locale: string): string {
  // CLDR joins Mongolian lists with commas only.
  return locale === 'mn' ? messages.join(', ') : new Intl.ListFormat(locale, { type: 'conjunction' }).format(messages);
}

/** Translates a weekday that a calendar in `ariaLocale` returns. */
export function formatWeekday(weekday: string, locale: string): string {
  return locale === 'mn' && mongolian ? mongolian.mongolianWeekday(weekday) : weekday;
}

/** Replaces the word for thousands in a compact amount. */
export function compactParts(parts: Intl.NumberFormatPart[], locale: string): Intl.NumberFormatPart[] {
  return locale === 'mn' && mongolian ? mongolian.mongolianCompact(parts) : parts;
}

const LARGE_FIRST: ReadonlySet<string> = new Set(['ko', 'ja', 'zh-CN', 'zh-TW']);

/** True for languages that write the family name before the given name, and the city before the street. */
export function largeFirst(locale: string): boolean {
  return LARGE_FIRST.has(locale);
}

export function formatAddress(district: string, street: string | undefined, locale: string): string {
  if (!street) return district;
  return largeFirst(locale) ? `${district} ${street}` : `${street}, ${district}`;
}
