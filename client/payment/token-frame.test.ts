import { expect, test } from 'vitest';
import { tokenIn } from './token-frame.tsx';

const origin = 'https://cards.example';
const data = { type: 'card_token', token: 'tok_1' };

test('accepts the token of the provider', () => {
  expect(tokenIn({ origin, data }, origin)).toBe('tok_1');
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example', data }],
  ['an origin that only begins alike', { origin: `${origin}.elsewhere.example`, data }],
  ['another kind of message', { origin, data: { type: 'resize', token: 'tok_1' } }],
  ['no token', { origin, data: { type: 'card_token', token: '' } }],
  ['a token that is no text', { origin, data: { type: 'card_token', token: { a: 1 } } }],
  ['nothing', { origin, data: null }],
])('ignores %s', (_, message) => {
  expect(tokenIn(message, origin)).toBeNull();
});
