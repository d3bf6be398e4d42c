import { expect, test } from 'vitest';
import { memberName } from './names.ts';

const minseo = { user_name: '김민서', last_name_en: 'Kim', first_name_en: 'Minseo' };

test.each([
  ['en', minseo, 'Minseo Kim'],
  ['th', minseo, 'Minseo Kim'],
  ['ko', minseo, '김민서'],
  ['ja', minseo, '김민서'],
  ['en', { user_name: '김민서', first_name_en: 'Minseo' }, '김민서'],
  ['en', { user_name: 'Emma Reed' }, 'Emma Reed'],
])('in %s, formats %o as %s', (locale, names, called) => {
  expect(memberName(names, locale)).toBe(called);
});
