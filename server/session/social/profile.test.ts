import { expect, test } from 'vitest';
import { namesOf } from './profile.ts';

test.each([
  ['김민서', '김', '민서'],
  ['남궁민수', '남궁', '민수'],
  ['남궁민', '남궁', '민'],
  ['선우', '선', '우'],
  ['이 서준', '이', '서준'],
  [' Emma Jane Reed ', 'Reed', 'Emma Jane'],
])('splits the name “%s”', (name, last_name, first_name) => {
  expect(namesOf(name)).toEqual({ last_name, first_name });
});

test('does not split a name of one word or syllable', () => {
  expect([namesOf('Emma'), namesOf('김'), namesOf(undefined)]).toEqual([
    { first_name: 'Emma' },
    { first_name: '김' },
    { first_name: '' },
  ]);
});
