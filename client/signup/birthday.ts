export type DatePart = 'year' | 'month' | 'day';
export type DateParts = Record<DatePart, string>;

/** Under 14 a guardian consents as well (DECISIONS: members). */
const OF_AGE = 14;
const OLDEST = 1900;

export function partsOfDay(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/** 'YYYY-MM-DD', with what is not typed left out; '' when nothing is. */
export function dayOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-');
}

/** Whether it is a day of the calendar that somebody living can be born on. Both as 'YYYY-MM-DD'. */
export function isBirthday(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= `${OLDEST}-01-01` && day <= today;
}

/** Whether who was born on `birthday` is under 14 on `today`. */
export function needsGuardian(birthday: string, today: string): boolean {
  if (!isBirthday(birthday, today)) return false;
  const fourteenth = `${Number(birthday.slice(0, 4)) + OF_AGE}${birthday.slice(4)}`;
  return fourteenth > today;
}

/** The order in which a language writes a date. Chromium's Intl does not know Mongolian's. */
export function orderOfDate(locale: string): DatePart[] {
  if (locale === 'mn') return ['year', 'month', 'day'];
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
