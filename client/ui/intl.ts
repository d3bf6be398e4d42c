import { type DateFormat, type DateStyle, dateStyles } from './dateStyles.ts';
import type * as Mongolian from './mongolian.ts';

/** What Intl lacks of Mongolian: fetched only where Mongolian is read. */
let mongolian: typeof Mongolian | undefined;

/** To be awaited before anything is written in the language; resolves at once where Intl suffices. */
export async function learnFormats(locale: string): Promise<void> {
  if (locale === 'mn') mongolian ??= await import('./mongolian.ts');
}

/**
 * What Intl is asked for a language. Thai dates are written in the calendar of the stay dates themselves, not 543 years later, and in
 * Latin digits. Chromium's Intl does not know Mongolian and would answer in the browser's own language: its numbers are written as
 * English ones are, its dates are in mongolian.ts.
 */
export function intlLocale(locale: string): string {
  if (locale === 'th') return 'th-TH-u-ca-gregory-nu-latn';
  return locale === 'mn' ? 'en' : locale;
}

/**
 * The language of react-aria's calendars and of the few words it announces by itself, English where it has none. For Mongolian a
 * kind of English whose week begins on Monday.
 */
export function ariaLocale(locale: string): string {
  return locale === 'mn' ? 'en-GB' : intlLocale(locale);
}

const formats = new Map<string, DateFormat>();

/**
 * Tells instants, in milliseconds since 1970, in a language.
 * @param timeZone IANA; without one the guest's own
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

/** The words as one phrase: 'a, b and c'. */
export function formatList(words: string[], locale: string): string {
  // Mongolian joins by commas alone (CLDR).
  return locale === 'mn' ? words.join(', ') : new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/** A weekday as a calendar in `ariaLocale` has it, in the language itself. */
export function formatWeekday(weekday: string, locale: string): string {
  return locale === 'mn' && mongolian ? mongolian.mongolianWeekday(weekday) : weekday;
}

/** The parts of a short amount, with the language's word for its thousands. */
export function compactParts(parts: Intl.NumberFormatPart[], locale: string): Intl.NumberFormatPart[] {
  return locale === 'mn' && mongolian ? mongolian.mongolianCompact(parts) : parts;
}

const LARGE_FIRST: ReadonlySet<string> = new Set(['ko', 'ja', 'zh-CN', 'zh-TW']);

/** Whether names and addresses go from the large to the small: family before given name, city before street. */
export function largeFirst(locale: string): boolean {
  return LARGE_FIRST.has(locale);
}

/** City and district, street and number, in the order of the language. */
export function formatAddress(district: string, street: string | undefined, locale: string): string {
  if (!street) return district;
  return largeFirst(locale) ? `${district} ${street}` : `${street}, ${district}`;
}
