import { dateFormat } from '../intl.ts';
import { atUtc } from './stay-dates.ts';

/** A short date range without weekdays or years. Intl would add both years to a stay over New Year. */
export function formatBriefRange(start: string, end: string, locale: string): string {
  const format = dateFormat(locale, 'brief', 'UTC');
  if (start.slice(0, 4) === end.slice(0, 4)) return format.formatRange(atUtc(start), atUtc(end));
  return `${format.format(atUtc(start))} – ${format.format(atUtc(end))}`;
}
