import { isStayDate } from '../../platform/values/nights.ts';

/**
 * Returns the digits of a phone number, in national form if it is Korean: 01055500142 for '+82 10-5550-0142'. Returns undefined if the text
 * contains no digits.
 */
export function phoneOf(text: string | undefined): string | undefined {
  const digits = (text ?? '').replace(/\D/g, '');
  const home = /^\s*\+82/.test(text ?? '') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
  return home || undefined;
}

/** Returns 'YYYY-MM-DD' from a year and 'MMDD' or 'MM-DD', or undefined if they don't form a complete date. */
export function birthdayOf(year: string | undefined, day: string | undefined): string | undefined {
  const [, month, date] = /^(\d\d)-?(\d\d)$/.exec(day ?? '') ?? [];
  const whole = `${year}-${month}-${date}`;
  return isStayDate(whole) ? whole : undefined;
}

/** Returns the object without properties that are undefined or empty strings. */
export function present<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const given = Object.entries(object).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
