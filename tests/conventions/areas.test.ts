import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areasOf, loadContract } from '../../scripts/generate/contract.ts';

const areas = areasOf(loadContract());

/** Folders whose subfolders are domain areas, with the other subfolders that each may contain. */
const AREA_FOLDERS: Record<string, readonly string[]> = {
  openapi: ['shared'],
  server: ['platform', 'migrations', 'commands'],
  machines: [],
  client: ['shell', 'mail', 'platform', 'ui', 'brand', 'locales', 'public'],
};

describe.each(Object.entries(AREA_FOLDERS))('%s', (home, others) => {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test('contains only domain areas and allowed folders', () => {
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((name) => !areas.includes(name) && !others.includes(name))).toEqual([]);
  });
});

const WITHOUT_SCREENS = ['provider'];

test.each(['openapi', 'server', 'client'])('%s has a folder for every domain area', (home) => {
  const folders = readdirSync(home);
  const expected = areas.filter((area) => home !== 'client' || !WITHOUT_SCREENS.includes(area));
  expect(expected.filter((area) => !folders.includes(area))).toEqual([]);
});

/**
 * Locale files that aren't named after a domain area: emails, the shell's own pages, and booking texts that the first
 * screens don't need.
 */
const EXTRA_LOCALE_FILES = ['dead-end', 'accessibility', 'booking-form', 'change', 'consent', 'mail', 'room', 'voyage'];

test('each locale file belongs to a domain area, to the shell or to errors', () => {
  const names = globSync('client/locales/*/*.json').map((file) => basename(file, '.json'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => ![...areas, ...EXTRA_LOCALE_FILES, 'app', 'errors'].includes(name))).toEqual([]);
});

test('docs/architecture.md describes each domain area', () => {
  const readme = readFileSync('docs/architecture.md', 'utf8');
  expect(areas.filter((area) => !readme.includes(`\`${area}\``))).toEqual([]);
});
