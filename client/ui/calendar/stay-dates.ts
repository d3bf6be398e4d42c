import type { DateStyle } from './date-styles.ts';
import { dateFormat } from '../intl.ts';

/** Returns midnight UTC of a stay date, in milliseconds. Format it in UTC; other time zones may shift the day. */
export function atUtc(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** Formats a stay date ('YYYY-MM-DD'), by default with its weekday. */
export function formatStayDate(date: string, locale: string, style: DateStyle = 'short'): string {
  return dateFormat(locale, style, 'UTC').format(atUtc(date));
}

export function formatStayRange(start: string, end: string, locale: string, style: 'short' | 'long' = 'short'): string {
  return dateFormat(locale, style, 'UTC').formatRange(atUtc(start), atUtc(end));
}
