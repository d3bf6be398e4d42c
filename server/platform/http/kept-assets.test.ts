import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shell } from '../../../tests/support/client/shell.ts';
import { keepAssets } from './kept-assets.ts';

const home = mkdtempSync(join(tmpdir(), 'kept-assets-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Writes a build with a single asset, and returns its folder. */
function built(name: string): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', `${name}.js`), `export const version = '${name}';`);
  return folder;
}

test('serves the assets of a replaced build for a day after its replacement', async () => {
  const keptAssets = join(home, 'store');
  const [first, second] = [built('first'), built('second')];
  const deploy = (folder: string, at: string) => keepAssets(join(folder, 'assets'), keptAssets, new Date(at));
  const ask = (path: string) => shell({}, { clientFolder: second, keptAssets })(path, { headers: { Accept: '*/*' } });
  await deploy(first, '2027-01-01T00:00:00Z');
  await deploy(first, '2027-03-01T00:00:00Z');
  await deploy(second, '2027-06-01T00:00:00Z');

  const old = await ask('/assets/first.js');
  expect([old.status, await old.text()]).toEqual([200, "export const version = 'first';"]);
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/second.js')).status).toBe(200);
  expect((await ask('/assets/..%2f.current')).status).toBe(404);

  await deploy(second, '2027-06-01T23:59:00Z');
  expect((await ask('/assets/first.js')).status).toBe(200);
  await deploy(second, '2027-06-02T00:01:00Z');
  expect((await ask('/assets/first.js')).status).toBe(404);
  expect((await ask('/assets/second.js')).status).toBe(200);
});

test('a server that still runs the old build can serve the assets of the new one', async () => {
  const keptAssets = join(home, 'shared');
  const [older, newer] = [built('older'), built('newer')];
  await keepAssets(join(older, 'assets'), keptAssets, new Date('2027-06-01T00:00:00Z'));
  await keepAssets(join(newer, 'assets'), keptAssets, new Date('2027-06-01T01:00:00Z'));
  expect((await shell({}, { clientFolder: older, keptAssets })('/assets/newer.js')).status).toBe(200);
});
