import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database/database.ts';
import { type Child, lineOf, startChild } from '../../scripts/support/children.ts';
import { freePort } from '../../scripts/support/ports.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://booking.example',
  APP_SECRET: 'q8Zt2LmV5xRw9KcN3bYd7HfJ0sPgTaEu',
  PASSPORT_KEYS: '2027:X7mlFnfiSbR5zuQ31+F7gaVESLQdAhze1jSnYYtzofo=',
  NICEPAY_CLIENT_ID: 'client',
  NICEPAY_SECRET_KEY: 'key',
};

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const children: Child[] = [];
afterAll(async () => {
  await Promise.all(children.map((child) => child.end()));
  rmSync(folder, { recursive: true, force: true });
});

function launch(script: string, args: string[], env: Record<string, string>): Child {
  const child = startChild(script, args, { env });
  children.push(child);
  return child;
}

/** Starts the product on an empty database and returns the HTTP status of a request for the demo hotel's page data. */
async function demoHotelAfter(args: string[], env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const database = await testDatabase();
  const DATABASE_URL = 'url' in database.raw ? database.raw.url : '';
  const settings = { DATABASE_URL, PORT: String(port), DATA_DIR: join(folder, String(port)) };
  const child = launch('scripts/start.ts', args, { ...env, ...settings });
  await lineOf(child, (line) => (line.startsWith('Ready.') ? true : undefined));
  const answer = await fetch(`http://127.0.0.1:${port}/api/client/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"hotelCode":"1"}',
  });
  await child.end();
  await database.close();
  return answer.status;
}

describe('npm start', { timeout: 180_000 }, () => {
  it('loads no demo data in production', async () => {
    expect(await demoHotelAfter([], PRODUCTION)).toBe(404);
  });

  it('loads no demo data with --empty', async () => {
    expect(await demoHotelAfter(['--empty'], { NODE_ENV: 'development' })).toBe(404);
  });

  it('rejects other arguments', async () => {
    const child = launch('scripts/start.ts', ['--emtpy'], {});
    expect(await child.ended).toBe(1);
    expect(child.errors()).toBe('Usage: npm start [-- --empty]');
  });
});

it('the demo data is not loaded into a production database', async () => {
  const dataDir = join(folder, 'production');
  const child = launch('scripts/demo/first-run.ts', [], {
    ...PRODUCTION,
    DATABASE: 'embedded',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
  });
  expect(await child.ended).toBe(1);
  expect(child.errors()).toMatch(/^The demo data contains public passwords/);
  expect(existsSync(dataDir)).toBe(false);
});
