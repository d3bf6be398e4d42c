import { expect, test } from 'vitest';
import { cardNameIn } from './card-name.rules.ts';

test.each([
  ['신한카드', 'en', 'Shinhan Card'],
  ['[KB국민]', 'ja', 'KB Kookmin Card'],
  ['해외비자', 'mn', 'Visa'],
  ['신한카드', 'ko', '신한카드'],
  ['Visa', 'en', 'Visa'],
  ['샌드박스', 'en', null],
  ['샌드박스', 'ko', '샌드박스'],
  [null, 'en', null],
] as const)('names the card company %s in the language %s as %s', (name, language, shown) => {
  expect(cardNameIn(name, language)).toBe(shown);
});
