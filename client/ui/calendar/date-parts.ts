export type DatePart = 'year' | 'month' | 'day';
type DateParts = Record<DatePart, string>;

export function partsOfDay(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/**
 * Returns a date such as '1990-01-31', with empty strings for missing parts ('1990-01-'), or '' if all parts are
 * missing.
 */
export function dayOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-');
}

/**
 * Returns the order of the date parts in a language. Mongolian is hard-coded, because Chromium's Intl doesn't support
 * it.
 */
export function orderOfDate(locale: string): DatePart[] {
  if (locale === 'mn') return ['year', 'month', 'day'];
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
