import type { DateStyle } from './date-styles.ts';
import { dateFormat } from '../intl.ts';

/** Midnight UTC stands for the stay date, and is shown in UTC, so that no time zone can move it. */
export function atUtc(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** A stay date 'YYYY-MM-DD' in the guest's language; with its weekday, unless a style without one is asked for. */
export function formatStayDate(date: string, locale: string, style: DateStyle = 'short'): string {
  return dateFormat(locale, style, 'UTC').format(atUtc(date));
}

/** Two stay dates as one phrase; what they share is said once where the language does so. */
export function formatStayRange(start: string, end: string, locale: string, style: 'short' | 'long' = 'short'): string {
  return dateFormat(locale, style, 'UTC').formatRange(atUtc(start), atUtc(end));
}
