export type DatePart = 'year' | 'month' | 'day';
type DateParts = Record<DatePart, string>;

export function partsOfDay(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/** 'YYYY-MM-DD' with empty missing parts; '' if all are empty. */
export function dayOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-');
}

/** The order of the date parts. Chromium's Intl has no Mongolian. */
export function orderOfDate(locale: string): DatePart[] {
  if (locale === 'mn') return ['year', 'month', 'day'];
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
