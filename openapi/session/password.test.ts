import { expect, test } from 'vitest';
import { Password } from '../../generated/zod/schemas.ts';
import { passwordState } from './password.ts';

test.each([
  ['', false],
  ['abcdefghij', false],
  ['1234567890', false],
  ['abcde12345', true],
  ['abcde1234', false],
  ['abcd1234!', true],
  ['abcd123!', false],
  ['!@#$%^1234', true],
  ['abcdefghi!', true],
  ['abcd 1234!', false],
  ['비밀번호abcd1234!', false],
  [`aA1!${'x'.repeat(60)}`, true],
])('the rule and the schema agree on %j', (text, good) => {
  expect(passwordState(text).good).toBe(good);
  expect(Password.safeParse(text).success).toBe(good);
});

test('reports the kinds of characters in a password and the length that they require', () => {
  expect(passwordState('abc1')).toMatchObject({
    letters: true,
    digits: true,
    specials: false,
    needed: 10,
    long: false,
  });
  expect(passwordState('abc1!abc1')).toMatchObject({ specials: true, needed: 9, long: true });
});
