import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areasOf, loadContract } from '../../scripts/generate/contract.ts';

/** One vocabulary: the contract's tags name the folders everywhere. */
const areas = areasOf(loadContract());

/** Where folders are areas, and what else may lie beside them. */
const HOMES: Record<string, readonly string[]> = {
  openapi: ['shared'],
  server: ['platform', 'migrations', 'commands'],
  machines: [],
  client: ['shell', 'mail', 'platform', 'ui', 'brand', 'locales', 'public'],
};

describe.each(Object.entries(HOMES))('%s', (home, others) => {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test('holds areas and what is agreed', () => {
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((name) => !areas.includes(name) && !others.includes(name))).toEqual([]);
  });
});

/** The provider's operations have no screens. */
const WITHOUT_SCREENS = ['provider'];

test.each(['openapi', 'server', 'client'])('%s has a folder for every area', (home) => {
  const folders = readdirSync(home);
  const expected = areas.filter((area) => home !== 'client' || !WITHOUT_SCREENS.includes(area));
  expect(expected.filter((area) => !folders.includes(area))).toEqual([]);
});

/**
 * Of booking: the guest's form, how a stay is changed, and what is said of a voyage, which its first views would carry for nothing; and what
 * is sent to guests.
 */
const APART = ['booking-form', 'change', 'mail', 'voyage'];

test('a file of words is of an area, of the shell or of the errors', () => {
  const names = globSync('client/locales/*/*.json').map((file) => basename(file, '.json'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => ![...areas, ...APART, 'app', 'errors'].includes(name))).toEqual([]);
});

test('docs/architecture.md describes each area', () => {
  const readme = readFileSync('docs/architecture.md', 'utf8');
  expect(areas.filter((area) => !readme.includes(`\`${area}\``))).toEqual([]);
});
