import { expect, test } from 'vitest';
import { tokenIn } from './token-frame.tsx';

const origin = 'https://cards.example';
const data = { type: 'card_token', token: 'tok_1' };

test("accepts the provider's token", () => {
  expect(tokenIn({ origin, data }, origin)).toBe('tok_1');
});

test.each([
  ['a message from another origin', { origin: 'https://elsewhere.example', data }],
  ['a message from an origin that only starts with the trusted one', { origin: `${origin}.elsewhere.example`, data }],
  ['a message of another type', { origin, data: { type: 'resize', token: 'tok_1' } }],
  ['an empty token', { origin, data: { type: 'card_token', token: '' } }],
  ['a token that is not a string', { origin, data: { type: 'card_token', token: { a: 1 } } }],
  ['a message without data', { origin, data: null }],
])('ignores %s', (_, message) => {
  expect(tokenIn(message, origin)).toBeNull();
});
