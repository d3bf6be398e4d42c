import { readFileSync, statSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { FIRST_VIEWS, firstView } from '../bench/first-view.ts';
import { readStories } from '../../scripts/mock/stories.ts';
import { filesOf } from '../../server/commands/digest.ts';

/** Names of stories that also occur in the code of the site. */
const OWN_WORDS = ['priceChanged'];

test.each(Object.entries(FIRST_VIEWS))(
  'the first view of %s is within its budget for scripts, document, fonts and requests',
  async (_, { path, ...limits }) => {
    const { addresses, ...view } = await firstView(inject('site').origin, path);
    const over = Object.entries(view).filter(([name, size]) => size > limits[name as 'requests']);
    expect(over, addresses.join('\n')).toEqual([]);
    // Without these expectations, a page that failed to load would be within its budget.
    expect(addresses.some((address) => address.startsWith('/files/'))).toBe(true);
    expect(view.javascript).toBeGreaterThan(limits.javascript / 4);
    expect(view.document).toBeGreaterThan(limits.document / 4);
    expect(view.fonts).toBeGreaterThan(limits.fonts / 4);
    expect(addresses.filter((address) => address.includes('/client/main'))).toEqual([]);
  },
);

test('each font of a heading is in the build, and a page preloads one that fits into the first view', () => {
  const list: { faces: Record<string, { css: string; font: string; late: string }>; late: string } = JSON.parse(
    readFileSync('dist/client/.vite/fonts.json', 'utf8'),
  );
  expect(Object.keys(list.faces)).toEqual(
    expect.arrayContaining(['haru ko', 'haru en', 'haru mn', 'nami ko', 'nami mn']),
  );
  for (const { css, font, late } of Object.values(list.faces)) {
    expect(statSync(`dist/client${font}`).size).toBeLessThan(30_000);
    expect(addressesIn(css)).toEqual([font]);
    const others = addressesIn(readFileSync(`dist/client${late}`, 'utf8'));
    expect(others).not.toContain(font);
    expect(others.length).toBeGreaterThan(100);
    for (const other of others) expect(statSync(`dist/client${other}`).size).toBeLessThan(30_000);
  }
  expect(addressesIn(readFileSync(`dist/client${list.late}`, 'utf8'))).toContain(list.faces['haru ko']!.font);
  expect(readFileSync('dist/client/index.html', 'utf8')).toContain(`<link rel="stylesheet" href="${list.late}">`);
  expect(
    readFileSync('dist/client/font-licences.txt', 'utf8').match(/SIL OPEN FONT LICENSE Version 1.1/gi),
  ).toHaveLength(5);
});

function addressesIn(css: string): string[] {
  return [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
}

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
