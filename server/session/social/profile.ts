import { isStayDate } from '../../platform/values/nights.ts';

/**
 * Returns the digits of a phone number, in national form if it is Korean: 01055500142 for '+82 10-5550-0142'. Returns
 * undefined if the text contains no digits.
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

/** Korean family names of two syllables. */
const LONG_FAMILY_NAMES = /^(남궁|황보|제갈|사공|선우|서문|독고|동방|망절|어금|소봉|장곡|강전)(?=.)/;

/**
 * Splits a full name into family and given name. A Korean name begins with the family name; any other name ends with
 * it. A name that can't be split becomes the given name.
 */
export function namesOf(fullName: string | undefined): { last_name?: string; first_name?: string } {
  const name = (fullName ?? '').trim();
  const words = name.split(/\s+/);
  if (/^[\p{Script=Hangul}\s]+$/u.test(name)) {
    if (words.length === 2) return { last_name: words[0]!, first_name: words[1]! };
    const family = LONG_FAMILY_NAMES.exec(name)?.[0] ?? name.slice(0, 1);
    return words.length === 1 && name.length > 1
      ? { last_name: family, first_name: name.slice(family.length) }
      : { first_name: name };
  }
  return words.length > 1
    ? { last_name: words.at(-1)!, first_name: words.slice(0, -1).join(' ') }
    : { first_name: name };
}
