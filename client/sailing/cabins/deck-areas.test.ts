import { expect, test } from 'vitest';
import type { ShipResult } from '../../../generated/types.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { legendOf } from './deck-areas.ts';

const { ship } = contract.components.examples['ship'].value as ShipResult;

test('lists areas from bow to stern, and combines cabins of one type on both sides', () => {
  const lines = legendOf(ship.decks[0]!, ship.cabin_types);
  expect(lines.map(({ number, look, areas }) => [number, look, areas[0]!.kind, areas.length])).toEqual([
    [1, 'crew', 'bridge', 1],
    [2, 'cabins', 'cabins', 2],
    [3, 'air', 'open_deck', 1],
  ]);
  expect(lines[1]?.cabinType?.cabin_type_code).toBe('RYL');
});

test('gives each cabin type a different shade', () => {
  const shades = ship.decks.flatMap((deck) => legendOf(deck, ship.cabin_types)).filter(({ cabinType }) => cabinType);
  expect(new Set(shades.map(({ shade }) => shade)).size).toBe(ship.cabin_types.length);
});
