import { type DateFormat, type DateStyle, dateStyles } from './calendar/date-styles.ts';
import type * as Mongolian from './mongolian.ts';

/** Formats for Mongolian, which some browsers' Intl doesn't support. Loaded only for Mongolian. */
let mongolian: typeof Mongolian | undefined;

/**
 * Loads the formats of a language that Intl doesn't support. Await this before you format anything. Resolves
 * immediately for other languages.
 */
export async function learnFormats(locale: string): Promise<void> {
  if (locale === 'mn') mongolian ??= await import('./mongolian.ts');
}

/**
 * Returns the locale to pass to Intl. For Thai, forces the Gregorian calendar and Latin digits, which stay dates use.
 * For Mongolian, returns English for numbers, because Chromium doesn't support Mongolian and would use the browser's
 * language; Mongolian dates are in mongolian.ts.
 */
export function intlLocale(locale: string): string {
  if (locale === 'th') return 'th-TH-u-ca-gregory-nu-latn';
  return locale === 'mn' ? 'en' : locale;
}

/**
 * Returns the locale for React Aria's calendars and their announcements. Mongolian falls back to British English, whose
 * week also starts on Monday.
 */
export function ariaLocale(locale: string): string {
  return locale === 'mn' ? 'en-GB' : intlLocale(locale);
}

const formats = new Map<string, DateFormat>();

/**
 * Returns a formatter for instants in milliseconds since the epoch.
 * @param timeZone IANA name; by default, the guest's time zone
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

/** Formats Korean dates with the weekday directly after the day: '2026년 12월 8일(화)'. Intl adds a space. */
function koreanDates(style: DateStyle, timeZone?: string): DateFormat {
  const dates = intlDates('ko', dateStyles[style], timeZone);
  const closeUp = (text: string) => text.replaceAll(' (', '(');
  return {
    format: (instant) => closeUp(dates.format(instant)),
    formatRange: (start, end) => closeUp(dates.formatRange(start, end)),
  };
}

export function formatSize(bytes: number, locale: string): string {
  const small = bytes < 1_000_000;
  const unit = small ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(small ? Math.ceil(bytes / 1_000) : bytes / 1_000_000);
}

export function formatList(messages: string[], locale: string): string {
  // CLDR's Mongolian lists contain only commas, and no word for "and".
  return locale === 'mn' ? messages.join(', ') : new Intl.ListFormat(locale, { type: 'conjunction' }).format(messages);
}

/** Translates a weekday that React Aria has formatted in `ariaLocale`. */
export function formatWeekday(weekday: string, locale: string): string {
  return locale === 'mn' && mongolian ? mongolian.mongolianWeekday(weekday) : weekday;
}

/** If Intl doesn't support the language, translates the suffix of a compact amount, such as K or M. */
export function compactParts(parts: Intl.NumberFormatPart[], locale: string): Intl.NumberFormatPart[] {
  return locale === 'mn' && mongolian ? mongolian.mongolianCompact(parts) : parts;
}

const LARGE_FIRST: ReadonlySet<string> = new Set(['ko', 'ja', 'zh-CN', 'zh-TW']);

/** Returns whether the language shows names in its own letters, family name first, and the city before the street. */
export function largeFirst(locale: string): boolean {
  return LARGE_FIRST.has(locale);
}

export function formatAddress(district: string, street: string | undefined, locale: string): string {
  if (!street) return district;
  return largeFirst(locale) ? `${district} ${street}` : `${street}, ${district}`;
}
