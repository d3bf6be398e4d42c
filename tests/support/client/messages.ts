import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { LANGUAGES, type Language } from '../../../server/platform/values/language.ts';

export type Locale = Language;

/** Returns the site's text for a key, e.g. formatMessage('booking:info.title'). Throws if the key doesn't exist. */
export type FormatMessage = (key: string, values?: Record<string, unknown>) => string;

function folder(locale: Locale) {
  return `client/locales/${locale}`;
}

function resourcesOf(locale: Locale) {
  return Object.fromEntries(
    readdirSync(folder(locale)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder(locale)}/${file}`, 'utf8')),
    ]),
  );
}

const messages = i18next.createInstance();
await messages.init({
  resources: Object.fromEntries(LANGUAGES.map((locale) => [locale, resourcesOf(locale)])),
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

export function formatMessageIn(locale: Locale): FormatMessage {
  return (key, values) => {
    const text = messages.t(key, { ...values, lng: locale, defaultValue: '' });
    if (!text) throw new Error(`no text for ${key} in ${locale}`);
    return text;
  };
}

export function problemMessages(locale: Locale, code: string) {
  return messages.t(`errors:${code}`, { lng: locale, returnObjects: true }) as unknown as {
    title: string;
    body?: string;
    action?: string;
  };
}

export function won(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' }).format(amount);
}
