import { dateFormat } from '../intl.ts';
import { atUtc } from './stay-dates.ts';

/**
 * Two stay dates where there is little room: neither weekday nor year, which a stay over the turn of the year is plain without; Intl
 * would write both years there.
 */
export function formatBriefRange(start: string, end: string, locale: string): string {
  const format = dateFormat(locale, 'brief', 'UTC');
  if (start.slice(0, 4) === end.slice(0, 4)) return format.formatRange(atUtc(start), atUtc(end));
  return `${format.format(atUtc(start))} – ${format.format(atUtc(end))}`;
}
