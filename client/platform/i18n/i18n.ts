import { createInstance } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';
import type { HotelInfo } from '../../../generated/types.ts';
import { proxy } from 'valtio/vanilla';
import { learnFormats } from '../../ui/intl.ts';
import { currentLocale, keepLocale, type Locale, languages } from './language.ts';
import { useStore } from '../tab/store.ts';
import type { Messages } from './message-files.ts';

/**
 * Translates 'group.key' in the current domain area, or 'area:group.key' in another one. `values` fill placeholders;
 * `count` and `context` select a variant. If several keys are given, uses the first one that has a text.
 */
export type Translate = (key: string | string[], values?: Readonly<Record<string, unknown>>) => string;

/** i18next must not load messages; `fetchMessages` adds them. */
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

/** The kind of property that the texts describe. For a sailing line, `key_sailing` takes precedence over `key`. */
export const Sold = createContext<HotelInfo['property_kind']>('hotel');

const spoken = proxy<{ locale: Locale }>({ locale: 'ko' });
/**
 * Message requests by language and area. Failed requests stay in the map; otherwise, every render would start a new
 * request and suspend again.
 */
const requests = new Map<string, Promise<void>>();

function keyOf(locale: Locale, area: string) {
  return `${locale}/${area}`;
}

export function loadedMessages(): string[] {
  return Object.entries(library.store.data).flatMap(([locale, areas]) =>
    Object.keys(areas).map((area) => `${locale}/${area}`),
  );
}

export function addMessages(locale: Locale, messages: Readonly<Record<string, Messages>>): void {
  for (const [area, tree] of Object.entries(messages)) library.addResourceBundle(locale, area, tree);
}

export function speak(wanted: Locale): void {
  spoken.locale = wanted;
}

export async function readMessages(locale: Locale, area: string): Promise<Messages> {
  const files = await import('./message-files.ts');
  return (await files.messageFiles[`../../locales/${keyOf(locale, area)}.json`]?.()) ?? {};
}

const failed = new Set<string>();
const NO_WORDS: Messages = {};

/**
 * Loads the messages of one domain area in one language. If loading fails, the promise still resolves, and message
 * keys are shown instead of the text.
 */
function fetchMessages(locale: Locale, area: string): Promise<void> {
  const key = keyOf(locale, area);
  if (library.hasResourceBundle(locale, area)) return Promise.resolve();
  const pending = readMessages(locale, area).then(
    (messages) => void (failed.delete(key), library.addResourceBundle(locale, area, messages)),
    () => void failed.add(key),
  );
  requests.set(key, pending);
  // React's `use` reads `status` and doesn't suspend if the promise has settled.
  void pending.then(() => Object.assign(pending, { status: 'fulfilled' }));
  return pending;
}

async function fetchAreas(locale: Locale, areas: readonly string[]): Promise<void> {
  await Promise.all([learnFormats(locale), ...areas.map((area) => fetchMessages(locale, area))]);
}

/**
 * Loads the messages of the first screen in the guest's language. There is no fallback language, because every language
 * has every key.
 */
export async function startI18n(areas: readonly string[]): Promise<void> {
  const wanted = currentLocale();
  document.documentElement.lang = wanted;
  await fetchAreas(wanted, ['app', ...areas]);
  speak(wanted);
}

export function loadMessages(areas: readonly string[]): Promise<void> {
  return fetchAreas(spoken.locale, areas);
}

let wantedLast: Locale | undefined;
const followers = new Set<() => Promise<void>>();

export function onLanguageChange(follow: () => Promise<void>): void {
  followers.add(follow);
}

/**
 * Changes the language. If this is called again while messages load, the last call wins, regardless of the order in
 * which the messages arrive.
 */
export async function changeLocale(wanted: Locale): Promise<void> {
  keepLocale(wanted);
  wantedLast = wanted;
  await fetchAreas(wanted, [...new Set(loadedMessages().map((key) => key.split('/')[1] ?? ''))]);
  if (wantedLast !== wanted) return;
  document.documentElement.lang = wanted;
  speak(wanted);
  await Promise.all([...followers].map((follow) => follow()));
}

export function useLocale(): Locale {
  return useStore(spoken).locale;
}

export function useMessages(area: string): Messages | undefined {
  const locale = useLocale();
  const here = (): Messages | undefined =>
    library.getResourceBundle(locale, area) ?? (failed.has(keyOf(locale, area)) ? NO_WORDS : undefined);
  return useSyncExternalStore(
    (changed) => {
      if (!library.hasResourceBundle(locale, area)) void fetchMessages(locale, area).then(changed);
      return () => undefined;
    },
    here,
    here,
  );
}

/** Suspends until the area's messages are loaded. */
export function useTranslation(area: string): { t: Translate } {
  const locale = useLocale();
  const key = keyOf(locale, area);
  const here = library.hasResourceBundle(locale, area);
  const pending = requests.get(key) ?? (here ? undefined : fetchMessages(locale, area));
  // React expects a suspended component to pass the same promise again, even if it has settled.
  if (pending) use(pending);
  return { t: translator(locale, area, use(Sold)) };
}

/** Translates outside a component. The messages of the domain area must already be loaded. */
export function translate(...given: Parameters<Translate>): string {
  return translator(spoken.locale, 'app')(...given);
}

const translators = new Map<string, Translate>();

/** Returns the same function for the same arguments, so effects can depend on it. */
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

export function useLangType() {
  return languages[useLocale()];
}
