import { expect, test } from 'vitest';
import { choiceFor, readChoices, writeChoices } from './choices.ts';

test('reads choices from text and writes the same text', () => {
  const text = 'createHold:409/roomSoldOut,searchOffers:200/allSoldOut/2000ms,getPayment:never,*:offline';
  expect(readChoices(text)).toEqual({
    createHold: { status: 409, example: 'roomSoldOut' },
    searchOffers: { status: 200, example: 'allSoldOut', delayMs: 2000 },
    getPayment: { fate: 'never' },
    '*': { fate: 'offline' },
  });
  expect(writeChoices(readChoices(text))).toBe(text);
});

test('a choice may have only a status or only an example name, and empty text contains no choices', () => {
  expect(readChoices('createHold:503')).toEqual({ createHold: { status: 503 } });
  expect(readChoices('createHold:roomSoldOut')).toEqual({ createHold: { example: 'roomSoldOut' } });
  expect(readChoices('')).toEqual({});
  expect(writeChoices({ createHold: {} })).toBe('');
});

test("an operation's own choice takes precedence over the choice for all operations", () => {
  const choices = readChoices('*:500ms,createHold:409');
  expect(choiceFor(choices, 'createHold')).toEqual({ status: 409, delayMs: 500 });
  expect(choiceFor(choices, 'getMain')).toEqual({ delayMs: 500 });
});
