import { expect, test } from 'vitest';
import { LARGEST, WHOLE, within, zoomedAt } from './zoom-view.ts';

const FRAME = { width: 400, height: 300 };

test('keeps the point between the fingers in place', () => {
  const at = { x: 100, y: -50 };
  const once = zoomedAt(WHOLE, 2, at, FRAME);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  // The point of the picture that was under the fingers: (at - offset) / scale.
  const twice = zoomedAt(once, 3, at, FRAME);
  expect([(at.x - twice.x) / twice.scale, (at.y - twice.y) / twice.scale]).toEqual([100, -50]);
});

test('is never smaller than the frame, larger than the limit, or out of sight', () => {
  expect(zoomedAt({ scale: 2, x: 60, y: 20 }, 0.5, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, FRAME).scale).toBe(LARGEST);
  expect(within({ scale: 2, x: 900, y: -900 }, FRAME)).toEqual({ scale: 2, x: 200, y: -150 });
});
