import { expect, inject, test } from 'vitest';
import { FIRST_VIEWS, firstView } from '../../scripts/bench/first-view.ts';

test.each(Object.entries(FIRST_VIEWS))(
  'the first view of %s is within its budget of script, page and requests',
  async (_, { path, ...limits }) => {
    const { addresses, ...view } = await firstView(inject('site').origin, path);
    const over = Object.entries(view).filter(([name, size]) => size > limits[name as 'requests']);
    expect(over, addresses.join('\n')).toEqual([]);
    // A page that did not come would be light.
    expect(addresses.some((address) => address.startsWith('/files/'))).toBe(true);
    expect(view.javascript).toBeGreaterThan(limits.javascript / 4);
    expect(view.document).toBeGreaterThan(limits.document / 4);
    expect(addresses.filter((address) => address.includes('/client/main'))).toEqual([]);
  },
);
