import type { LangType } from '../../../generated/types.ts';
import { storage } from '../tab/storage.ts';

/** The delivered languages: the locale's name and the name the product's calls have for it. */
export const languages = {
  ko: 'KOR',
  en: 'ENG',
  ja: 'JPN',
  'zh-CN': 'CHS',
  'zh-TW': 'CHT',
  es: 'SPA',
  pt: 'POR',
  vi: 'VIE',
  th: 'THA',
  mn: 'MON',
} as const satisfies Record<string, LangType>;
export type Locale = keyof typeof languages;

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/;

/** 'KOR', 'ko' and 'ko-KR' all mean ko; Chinese is Traditional where it is named so or is that of Taiwan, Hong Kong or Macao. */
export function localeNamed(name: string | null | undefined): Locale | null {
  const wanted = name?.trim().replaceAll('_', '-').toLowerCase();
  if (!wanted) return null;
  if (wanted.split('-')[0] === 'zh') return TRADITIONAL.test(wanted) ? 'zh-TW' : 'zh-CN';
  const found = Object.entries(languages).find(
    ([locale, langType]) => wanted === langType.toLowerCase() || wanted.split('-')[0] === locale,
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

/**
 * The language to begin with: the tab's own, and in a new tab the one that was chosen last. One named in the address is kept, as if
 * it had been chosen.
 */
export function currentLocale(): Locale {
  const address = new URLSearchParams(location.search).get('lang');
  const locale = chooseLocale({
    address,
    stored: storage.tabLanguage.get() ?? storage.language.get(),
    browser: navigator.languages ?? [navigator.language],
  });
  if (localeNamed(address)) keepLocale(locale);
  else storage.tabLanguage.set(languages[locale]);
  return locale;
}

export function keepLocale(locale: Locale): void {
  storage.tabLanguage.set(languages[locale]);
  storage.language.set(languages[locale]);
}
