import { globSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { translatorOf, type Words } from './translate.ts';

const files = globSync('client/locales/*/*.json').map((file) => {
  const [locale = '', area = ''] = file.replace('.json', '').split(/[\\/]/).slice(-2);
  return { locale, area, words: JSON.parse(readFileSync(file, 'utf8')) as Words };
});

function wordsOf(locale: string) {
  return (area: string) => files.find((file) => file.locale === locale && file.area === area)?.words;
}

function keysIn(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysIn(value, `${prefix}${key}.`),
  );
}

/** Each place is filled with its own name, so that a swap would be seen. */
function valuesFor(text: string) {
  return Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, place = '']) => [place, `<${place}>`]));
}

test.each(Object.keys(languages))('every sentence in %s is the one that i18next says', async (locale) => {
  const reference = i18next.createInstance();
  const resources = {
    [locale]: Object.fromEntries(files.filter((file) => file.locale === locale).map((file) => [file.area, file.words])),
  };
  await reference.init({ lng: locale, resources, fallbackLng: false, interpolation: { escapeValue: false } });
  // Node knows the plurals of Mongolian; browsers do not, so there English ones stand in, which are the same.
  for (const { area, words } of files.filter((file) => file.locale === locale)) {
    const t = translatorOf(locale, area, wordsOf(locale));
    for (const key of keysIn(words)) {
      const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
      const text = reference.t(`${area}:${key}`, { skipInterpolation: true });
      for (const count of plain === key ? [undefined] : [0, 1, 2, 5, 11, 21, 100, 1_000_000, 1.5]) {
        const values = { ...valuesFor(text), ...(count !== undefined && { count }) };
        expect(t(plain, values), `${area}:${key}`).toBe(reference.t(`${area}:${plain}`, values));
      }
    }
  }
});

test('another area is named before a colon, a context chooses its own sentence, and a missing key falls back', () => {
  const words: Record<string, Words> = {
    app: {
      close: 'Close',
      pay: 'Pay',
      pay_LATER: 'Reserve',
      room_one: '{{count}} room',
      room_other: '{{count}} rooms of {{ name }}',
    },
    booking: { title: 'Your stay' },
  };
  const t = translatorOf('en', 'app', (area) => words[area]);
  expect(t('booking:title')).toBe('Your stay');
  expect([t('pay', { context: 'LATER' }), t('pay', { context: 'NOW' })]).toEqual(['Reserve', 'Pay']);
  expect([t('room', { count: 1 }), t('room', { count: 3, name: '$& {{count}}' })]).toEqual([
    '1 room',
    '3 rooms of $& {{count}}',
  ]);
  expect([t('none'), t('none', { defaultValue: 'Nothing' }), t('other:title')]).toEqual(['none', 'Nothing', 'title']);
  expect([t('toString'), t('app')]).toEqual(['toString', 'app']);
});
