import { dateFormat } from '../intl.ts';
import { atUtc } from './stay-dates.ts';

/**
 * Formats a short date range without weekdays or years. Intl would add both years to a range that extends into a new
 * year.
 */
export function formatBriefRange(start: string, end: string, locale: string): string {
  const format = dateFormat(locale, 'brief', 'UTC');
  if (start.slice(0, 4) === end.slice(0, 4)) return format.formatRange(atUtc(start), atUtc(end));
  return `${format.format(atUtc(start))} – ${format.format(atUtc(end))}`;
}
