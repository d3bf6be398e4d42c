import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routeAt } from './platform/page/route.ts';
import { sitePages } from './site-map.ts';

test('has a screen for every page, and a page for every screen', () => {
  const files = globSync('client/**/*.screen.tsx').map((file) =>
    file.replaceAll('\\', '/').slice('client/'.length, -'.screen.tsx'.length),
  );
  expect(files.sort()).toEqual([...new Set(sitePages.map(({ screen }) => screen))].sort());
});

test('has exactly one page for every address on the site', () => {
  const { startAs: _, socialConnect, ...others } = paths;
  const addressed = Object.values(others).map((path) => (path as (...values: never[]) => string)());
  for (const address of [...addressed, socialConnect('naver')]) {
    expect(routeAt(sitePages, new URL(address, 'http://site').pathname), address).not.toBeNull();
  }
  const addresses = sitePages.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});
