import { expect, test } from 'vitest';
import { deckLabel, deckName } from './deck-name.ts';

function t(_: unknown, { number }: Readonly<Record<string, unknown>> = {}) {
  return `Deck ${number}`;
}

test.each([
  [5, 'Reception', 'Deck 5', 'Deck 5 · Reception'],
  [5, '5층 로비 갑판', '5층 로비 갑판', '5층 로비 갑판'],
  [5, 'Deck 15', 'Deck 5', 'Deck 5 · Deck 15'],
])('names deck %i with the name %s', (deck_number, deck_name, label, name) => {
  expect(deckLabel({ deck_number, deck_name }, t)).toBe(label);
  expect(deckName({ deck_number, deck_name }, t)).toBe(name);
});
