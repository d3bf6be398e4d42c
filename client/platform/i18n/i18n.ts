import { createInstance } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import type { HotelInfo } from '../../../generated/types.ts';
import { proxy } from 'valtio/vanilla';
import { learnFormats } from '../../ui/intl.ts';
import { currentLocale, keepLocale, type Locale, languages } from './language.ts';
import { useStore } from '../tab/store.ts';
import type { Messages } from './message-files.ts';

/** The sentence of 'group.key', or of another area as 'area:group.key'; `values` fill its places, `count` and `context` choose. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** No word is fetched by the library: an area's words come with the code of its screens, or with the page. */
const library = createInstance();
void library.init({
  resources: {},
  lng: 'ko',
  fallbackLng: false,
  ns: [],
  defaultNS: 'app',
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** What is sold where something is said: where cabins of ships are, `key_sailing` goes before `key`. */
export const Sold = createContext<HotelInfo['property_kind']>('hotel');

const spoken = proxy<{ locale: Locale }>({ locale: 'ko' });
/** Those asked for; one that failed stays, so that nothing waits for it for ever, until it is asked for again. */
const asked = new Map<string, Promise<void>>();

function keyOf(locale: Locale, area: string) {
  return `${locale}/${area}`;
}

/** Which words are here, as 'ko/app'. */
export function loadedMessages(): string[] {
  return Object.entries(library.store.data).flatMap(([locale, areas]) =>
    Object.keys(areas).map((area) => `${locale}/${area}`),
  );
}

/** Takes words that came with the page, so that they are not fetched. */
export function addMessages(locale: Locale, messages: Readonly<Record<string, Messages>>): void {
  for (const [area, tree] of Object.entries(messages)) library.addResourceBundle(locale, area, tree);
}

/** From now on the site speaks this language, whose words are here. */
export function speak(wanted: Locale): void {
  spoken.locale = wanted;
}

/** An area's file of words; empty where it has none. */
export async function readMessages(locale: Locale, area: string): Promise<Messages> {
  const { messageFiles } = await import('./message-files.ts');
  return (await messageFiles[`../../locales/${keyOf(locale, area)}.json`]?.()) ?? {};
}

/** Those that were asked for last without an answer. */
const lost = new Set<string>();
const NO_WORDS: Messages = {};

/** One file per language and area, fetched when a screen of the area is. A failure is forgiven: keys stand where words would. */
function fetchMessages(locale: Locale, area: string): Promise<void> {
  const key = keyOf(locale, area);
  if (library.hasResourceBundle(locale, area)) return Promise.resolve();
  const coming = readMessages(locale, area).then(
    (messages) => void (lost.delete(key), library.addResourceBundle(locale, area, messages)),
    () => void lost.add(key),
  );
  asked.set(key, coming);
  // As React marks it itself, so that what has come suspends nobody.
  void coming.then(() => Object.assign(coming, { status: 'fulfilled' }));
  return coming;
}

async function fetchAreas(locale: Locale, areas: readonly string[]): Promise<void> {
  await Promise.all([learnFormats(locale), ...areas.map((area) => fetchMessages(locale, area))]);
}

/** Begins with the guest's language and the words of the first screen. No other language is fetched: each has every key. */
export async function startI18n(areas: readonly string[]): Promise<void> {
  const wanted = currentLocale();
  document.documentElement.lang = wanted;
  await fetchAreas(wanted, ['app', ...areas]);
  speak(wanted);
}

/** Fetches an area's words; resolves at once when they are there. */
export function loadMessages(areas: readonly string[]): Promise<void> {
  return fetchAreas(spoken.locale, areas);
}

let wantedLast: Locale | undefined;
const followers = new Set<() => Promise<void>>();

/** From now on `follow` is called when the guest has changed the language, after the page speaks it. */
export function onLanguageChange(follow: () => Promise<void>): void {
  followers.add(follow);
}

/** Of two changes the later one stands, whichever's words come first. */
export async function changeLocale(wanted: Locale): Promise<void> {
  keepLocale(wanted);
  wantedLast = wanted;
  await fetchAreas(wanted, [...new Set(loadedMessages().map((key) => key.split('/')[1] ?? ''))]);
  if (wantedLast !== wanted) return;
  document.documentElement.lang = wanted;
  speak(wanted);
  await Promise.all([...followers].map((follow) => follow()));
}

/** BCP 47, for Intl and for client/ui. */
export function useLocale(): Locale {
  return useStore(spoken).locale;
}

/** The words of an area; undefined until they have come, empty where they did not. */
export function useMessages(area: string): Messages | undefined {
  const locale = useLocale();
  const here = (): Messages | undefined =>
    library.getResourceBundle(locale, area) ?? (lost.has(keyOf(locale, area)) ? NO_WORDS : undefined);
  return useSyncExternalStore(
    (changed) => {
      if (!library.hasResourceBundle(locale, area)) void fetchMessages(locale, area).then(changed);
      return () => undefined;
    },
    here,
    here,
  );
}

/** Says things in the guest's language, by an area's keys; suspends until its words have come. */
export function useTranslation(area: string): { t: Translate } {
  const locale = useLocale();
  const key = keyOf(locale, area);
  const here = library.hasResourceBundle(locale, area);
  const coming = asked.get(key) ?? (here ? undefined : fetchMessages(locale, area));
  // Also when the words are here by now: React wants a render that suspended to ask for the same promise again.
  if (coming) use(coming);
  return { t: translator(locale, area, use(Sold)) };
}

/** Says something outside a screen, by 'area:key'; the area's words are here already. */
export function translate(...given: Parameters<Translate>): string {
  return translator(spoken.locale, 'app')(...given);
}

const translators = new Map<string, Translate>();

/** The same function for the same language, area and what is sold, so that effects may depend on it. */
export function translator(locale: Locale, area: string, sold: HotelInfo['property_kind'] = 'hotel'): Translate {
  const key = `${keyOf(locale, area)} ${sold}`;
  let found = translators.get(key);
  if (!found) {
    const t = library.getFixedT(locale, area);
    const context = sold === 'hotel' ? undefined : { context: sold };
    found = (name, values = {}) => t(name, { ...context, ...values });
    translators.set(key, found);
  }
  return found;
}

/** The language by the name the product's calls have for it. */
export function useLangType() {
  return languages[useLocale()];
}
