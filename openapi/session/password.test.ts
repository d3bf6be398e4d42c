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
])('%j is as good as the contract says', (text, good) => {
  expect(passwordState(text).good).toBe(good);
  expect(Password.safeParse(text).success).toBe(good);
});

test('says which kinds are there and how long it must be with them', () => {
  expect(passwordState('abc1')).toMatchObject({
    letters: true,
    digits: true,
    specials: false,
    needed: 10,
    long: false,
  });
  expect(passwordState('abc1!abc1')).toMatchObject({ specials: true, needed: 9, long: true });
});
