// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { currentLocale, keepLocale } from '../i18n/language.ts';
import { followPage } from './follow-page.ts';

test.each([
  ['/reservation?lang=ENG', '/reservation'],
  ['/reservation/detail?number=HS7K2M9QX4&lang=ko#rooms', '/reservation/detail?number=HS7K2M9QX4#rooms'],
  ['/reservation?lang=XX', '/reservation?lang=XX'],
])('removes an applied language from %s, so that a reload keeps a later choice', (address, expected) => {
  history.replaceState({ kept: true }, '', address);
  currentLocale();
  followPage();
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    expected,
    expect.objectContaining({ kept: true }),
  ]);
  keepLocale('th');
  expect(currentLocale()).toBe('th');
});
