import { dateFormat } from '../intl.ts';
import { atUtc } from './stay-dates.ts';

/**
 * Formats a short date range without weekdays or years. Doesn't use Intl for a range across New Year, because Intl
 * would add both years.
 */
export function formatBriefRange(start: string, end: string, locale: string): string {
  const format = dateFormat(locale, 'brief', 'UTC');
  if (start.slice(0, 4) === end.slice(0, 4)) return format.formatRange(atUtc(start), atUtc(end));
  return `${format.format(atUtc(start))} – ${format.format(atUtc(end))}`;
}
