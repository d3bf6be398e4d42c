import { expect, test } from 'vitest';
import type { RoomPlanKind, RoomPlanPart } from '../../../generated/types.ts';
import { labelsOf } from './plan-labels.ts';

function part(kind: RoomPlanKind, x: number, y: number, width: number, depth: number): RoomPlanPart {
  return { kind, x, y, width, depth };
}

test('places each label in its area, where it covers no furniture', () => {
  const bed = part('bed', 1, 0.5, 2, 2);
  const parts = [part('bedroom', 0, 0, 4, 4), part('bathroom', 4, 0, 2, 4), bed, part('door', 5.9, 1.5, 0.1, 0.9)];
  const [bedroom, bathroom] = labelsOf({ width: 6, depth: 4, parts });
  expect(bedroom).toMatchObject({ x: 2, holds: [bed] });
  expect(bedroom!.y).toBeGreaterThan(3);
  expect(bathroom).toMatchObject({ area: { kind: 'bathroom' }, holds: [{ kind: 'door' }] });
  expect(bathroom!.y).toBeGreaterThan(3);
});

test('labels a pool, which is on a terrace', () => {
  const pool = part('pool', 1, 1, 3, 2);
  const labels = labelsOf({ width: 6, depth: 4, parts: [part('terrace', 0, 0, 6, 4), pool] });
  expect(labels.map(({ area, holds }) => [area.kind, holds.length])).toEqual([
    ['terrace', 1],
    ['pool', 0],
  ]);
});
