import { isStayDate } from '../../platform/values/nights.ts';

/** Digits only; '+82 10-5550-0142' is 01055500142 at home. Undefined where there are none. */
export function phoneOf(text: string | undefined): string | undefined {
  const digits = (text ?? '').replace(/\D/g, '');
  const home = /^\s*\+82/.test(text ?? '') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
  return home || undefined;
}

/** 'YYYY-MM-DD' from a year and 'MMDD' or 'MM-DD'; undefined where it is not a whole date. */
export function birthdayOf(year: string | undefined, day: string | undefined): string | undefined {
  const [, month, date] = /^(\d\d)-?(\d\d)$/.exec(day ?? '') ?? [];
  const whole = `${year}-${month}-${date}`;
  return isStayDate(whole) ? whole : undefined;
}

/** The object without the members that are undefined or empty. */
export function present<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(object).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
