import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { FIRST_VIEWS, firstView } from '../bench/first-view.ts';
import { readStories } from '../../scripts/mock/stories.ts';
import { filesOf } from '../../server/commands/digest.ts';

/** Names of stories that also occur in the code of the site. */
const OWN_WORDS = ['priceChanged'];

test.each(Object.entries(FIRST_VIEWS))(
  'the first view of %s is within its budget for scripts, document and requests',
  async (_, { path, ...limits }) => {
    const { addresses, ...view } = await firstView(inject('site').origin, path);
    const over = Object.entries(view).filter(([name, size]) => size > limits[name as 'requests']);
    expect(over, addresses.join('\n')).toEqual([]);
    // Without these expectations, a page that failed to load would be within its budget.
    expect(addresses.some((address) => address.startsWith('/files/'))).toBe(true);
    expect(view.javascript).toBeGreaterThan(limits.javascript / 4);
    expect(view.document).toBeGreaterThan(limits.document / 4);
    expect(addresses.filter((address) => address.includes('/client/main'))).toEqual([]);
  },
);

test('the panel for choosing mock responses is not in the build', () => {
  const built = filesOf(['dist/client', 'dist/page']).filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(built.length).toBeGreaterThan(20);
  const marks = ['mock-panel', 'Mock responses', 'panel.json', '?scenario=', ...Object.keys(readStories().stories)];
  const found = built.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return marks.filter((mark) => text.includes(mark) && !OWN_WORDS.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(found).toEqual([]);
});
