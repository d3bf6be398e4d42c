import { expect, inject, test } from 'vitest';
import { FIRST_VIEW_LIMITS, firstView } from '../../scripts/bench/first-view.ts';

test('the first view of home is within its budget of JavaScript, CSS and requests', async () => {
  const { javascript, css, requests, addresses } = await firstView(inject('site').origin);
  const over = Object.entries({ javascript, css, requests }).filter(
    ([name, size]) => size > FIRST_VIEW_LIMITS[name as 'css'],
  );
  expect(over, addresses.join('\n')).toEqual([]);
  // A page that did not come would be light.
  expect(addresses.some((address) => address.startsWith('/files/'))).toBe(true);
  expect(javascript).toBeGreaterThan(FIRST_VIEW_LIMITS.javascript / 4);
});
