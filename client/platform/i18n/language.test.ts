import { expect, test } from 'vitest';
import { chooseLocale, localeNamed } from './language.ts';

test('prefers the address, then the stored language, then the browser', () => {
  expect(chooseLocale({ address: 'ENG', stored: 'KOR', browser: ['ko-KR'] })).toBe('en');
  expect(chooseLocale({ address: null, stored: 'ENG', browser: ['ko-KR'] })).toBe('en');
  expect(chooseLocale({ address: null, stored: null, browser: ['ko-KR', 'en'] })).toBe('ko');
});

test('chooses Korean if the browser lists it, else English', () => {
  expect(chooseLocale({ browser: ['fr-FR', 'ko'] })).toBe('ko');
  expect(chooseLocale({ browser: ['fr-FR'] })).toBe('en');
  expect(chooseLocale({ browser: [] })).toBe('en');
});

test('ignores an unsupported language', () => {
  expect(localeNamed('XXX')).toBeNull();
  expect(chooseLocale({ address: 'xx', stored: '<script>', browser: ['ko'] })).toBe('ko');
});

test.each([
  ['THA', 'th'],
  ['th-TH', 'th'],
  ['mn', 'mn'],
  ['MON', 'mn'],
  ['CHS', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['CHT', 'zh-TW'],
  ['zh_TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['pt-BR', 'pt'],
  ['', null],
  ['thai', null],
] as const)('parses %j as %j', (name, locale) => expect(localeNamed(name)).toBe(locale));

test('starts in English for any other browser language, but accepts any language in the address or storage', () => {
  expect(chooseLocale({ browser: ['th-TH', 'ja'] })).toBe('en');
  expect(chooseLocale({ address: 'th', stored: 'KOR', browser: ['ko'] })).toBe('th');
  expect(chooseLocale({ address: null, stored: 'VIE', browser: ['ko'] })).toBe('vi');
});
