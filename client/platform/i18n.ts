import i18next, { type BackendModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { formatList, intlLocale, learnFormats } from '../ui/intl.ts';
import { formatMoney } from '../ui/money.ts';
import { formatStayDate, formatStayRange } from '../ui/stayDates.ts';
import { currentLocale, keepLocale, type Locale, languages } from './language.ts';
import { queryClient } from './queryClient.ts';

/** Those of home; the list of all the others is long, and comes with the first of them. */
const words = import.meta.glob<Record<string, unknown>>('../locales/{ko,en}/{app,property,catalogue}.json', {
  import: 'default',
});

async function wordsIn(language: string, namespace: string) {
  const file = `../locales/${language}/${namespace}.json`;
  return words[file] ?? (await import('./other-words.ts')).otherWords[file];
}

/** One file per language and area, fetched when a screen of the area is. An area without words in a language is told in Korean. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = (await wordsIn(language, namespace)) ?? (await wordsIn('ko', namespace));
    if (!load) throw new Error(`no words for ${namespace}`);
    return load() as Promise<Record<string, string>>;
  },
};

/** Begins with the guest's language and the words of the first screen. No other language is fetched: each has every key. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  const locale = currentLocale();
  document.documentElement.lang = locale;
  const formats = learnFormats(locale);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['app', ...namespaces],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
  await formats;
}

/** Fetches an area's words; resolves at once when they are there. */
export function loadWords(namespaces: readonly string[]): Promise<void> {
  return i18next.loadNamespaces([...namespaces]);
}

export async function changeLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  await learnFormats(locale);
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
  // Names come in the language that was asked for, so in another one everything is asked again: also what is on its way for the
  // first time, which invalidating alone would let arrive.
  await queryClient.cancelQueries({ type: 'active' });
  await queryClient.invalidateQueries();
}

/** BCP 47, for Intl and for client/ui. */
export function useLocale(): Locale {
  return useTranslation('app').i18n.language as Locale;
}

/** The language by the name the product's calls have for it. */
export function useLangType() {
  return languages[useLocale()];
}

/** Money, dates and numbers in a language; `currency` is ISO 4217. */
export function formattersOf(locale: string, currency: string) {
  return {
    money: (amountMinor: number) => formatMoney(amountMinor, currency, locale),
    date: (stayDate: string, style?: 'short' | 'long' | 'day') => formatStayDate(stayDate, locale, style),
    range: (start: string, end: string, style?: 'short' | 'long') => formatStayRange(start, end, locale, style),
    number: (value: number) => new Intl.NumberFormat(intlLocale(locale)).format(value),
    list: (words: string[]) => formatList(words, locale),
  };
}
