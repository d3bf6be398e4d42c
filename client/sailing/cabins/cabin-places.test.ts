import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { placesOf } from './cabin-places.ts';

const { ship } = example('ShipResult', 'ship');
const [deck] = ship.decks;

test('describes the deck, part, side and distance to the lift', () => {
  const places = ship.cabin_types.map(({ cabin_type_code: code }) =>
    placesOf(ship, code).map(({ deck, part, side, lift }) => [deck.deck_number, part, side, lift]),
  );
  expect(places).toEqual([
    [[5, 'forward', 'centre', { from: 5, to: 75 }]],
    [[6, 'forward', 'both', { from: 5, to: 85 }]],
    [[7, 'forward', 'both', { from: 5, to: 60 }]],
  ]);
});

test("doesn't state a distance if the ship's length or the lift is unknown", () => {
  const withoutLift = deck!.areas.filter(({ kind }) => kind !== 'lift');
  expect(placesOf({ ...ship, length: null }, 'RYL')[0]?.lift).toBeNull();
  expect(placesOf({ ...ship, decks: [{ ...deck!, areas: withoutLift }] }, 'RYL')[0]?.lift).toBeNull();
});

test('returns one side if all cabins are on it, and nothing for an unknown type', () => {
  const port = deck!.areas.filter(({ kind, y }) => kind !== 'cabins' || y < 50);
  expect(placesOf({ ...ship, decks: [{ ...deck!, areas: port }] }, 'RYL')[0]?.side).toBe('port');
  expect(placesOf(ship, 'ABC')).toEqual([]);
});
