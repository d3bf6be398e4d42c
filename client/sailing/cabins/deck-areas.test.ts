import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { deckToShow, legendOf } from './deck-areas.ts';

const { ship } = example('ShipResult', 'ship');

test('lists areas from bow to stern, and combines cabins of one type on both sides', () => {
  const lines = legendOf(ship.decks[0]!, ship.cabin_types);
  expect(lines.map(({ look, kind, areas }) => [look, kind, areas.length])).toEqual([
    ['crew', 'bridge', 1],
    ['cabins', 'cabins', 2],
    ['crew', 'stairs', 1],
    ['crew', 'lift', 1],
    ['air', 'open_deck', 1],
  ]);
  expect(lines[1]?.cabinType?.cabin_type_code).toBe('RYL');
});

test('gives each cabin type the same number on all decks', () => {
  const numbers = ship.decks.flatMap((deck) => legendOf(deck, ship.cabin_types).flatMap(({ number }) => number ?? []));
  expect(numbers).toEqual([3, 2, 1]);
});

test('lights the chosen cabin type and opens its deck', () => {
  expect(deckToShow(ship.decks, ['OCV'])).toBe(6);
  expect(deckToShow(ship.decks, [])).toBe(7);
  const lit = legendOf(ship.decks[1]!, ship.cabin_types, ['OCV', 'INS']).filter((line) => line.lit);
  expect(lit.map(({ cabinType }) => cabinType?.cabin_type_code)).toEqual(['OCV']);
});
