import type { LangType } from '../../generated/types.ts';

/** The delivered languages: the locale's name and the name the product's calls have for it. */
export const languages = { ko: 'KOR', en: 'ENG' } as const satisfies Record<string, LangType>;
export type Locale = keyof typeof languages;

const STORED = 'lang';

/** 'KOR', 'ko' and 'ko-KR' all mean ko; what is not delivered means nothing. */
export function localeNamed(name: string | null | undefined): Locale | null {
  const wanted = name?.toLowerCase();
  const found = Object.entries(languages).find(
    ([locale, langType]) => wanted === langType.toLowerCase() || wanted?.split('-')[0] === locale,
  );
  return found ? (found[0] as Locale) : null;
}

/** Spec, section 1: the address, then what was chosen before, then Korean where the browser knows it, else English. */
export function chooseLocale(given: {
  address?: string | null;
  stored?: string | null;
  browser: readonly string[];
}): Locale {
  const byBrowser = given.browser.some((tag) => localeNamed(tag) === 'ko') ? 'ko' : 'en';
  return localeNamed(given.address) ?? localeNamed(given.stored) ?? byBrowser;
}

/** The language to begin with. One named in the address is kept, as if it had been chosen. */
export function currentLocale(): Locale {
  const address = new URLSearchParams(location.search).get('lang');
  const locale = chooseLocale({ address, stored: read(), browser: navigator.languages ?? [navigator.language] });
  if (localeNamed(address)) keepLocale(locale);
  return locale;
}

export function keepLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORED, languages[locale]);
  } catch {
    // Not kept: the next visit begins with the browser's language.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
