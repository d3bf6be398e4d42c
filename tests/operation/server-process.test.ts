import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { QUICK_START } from '../../scripts/support/quick-start.ts';
import { testPostgres } from '../support/database/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
const running: ChildProcess[] = [];
/** Environment variables that every server process needs in addition to the server's settings. */
const kept = { PATH: process.env['PATH'], ...QUICK_START };
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function launch(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...kept, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

type LogEntry = { level: string; msg: string; port: number; name?: string };

/** Waits until the server is ready and returns its address. Appends the log's warnings to `warnings`. */
async function readyAt(child: ChildProcess, warnings: LogEntry[] = []): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const entry = JSON.parse(line) as LogEntry;
    if (entry.level === 'warn') warnings.push(entry);
    if (entry.msg === 'ready') return `http://127.0.0.1:${entry.port}`;
  }
  throw new Error('The server exited before it was ready');
}

async function failureOf(child: ChildProcess) {
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: errors.trim().split('\n') };
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  child.stdout!.resume();
  return ((await ended) as [number | null])[0];
}

describe('the server process', { timeout: 180_000 }, () => {
  it('starts with an empty data folder, rejects a second server, shuts down gracefully and starts again', async () => {
    const first = launch({ DATA_DIR: folder, TRUST_PROXI: '1' });
    const warnings: LogEntry[] = [];
    const address = await readyAt(first, warnings);
    expect(warnings).toMatchObject([
      { msg: expect.stringMatching(/^environment variable ignored/), name: 'TRUST_PROXI' },
    ]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await failureOf(launch({ DATA_DIR: folder }))).toEqual({
      code: 1,
      lines: [`The data folder ${folder} is in use by process ${first.pid}.`],
    });
    expect(await endOf(first, 'SIGTERM')).toBe(0);
    const again = launch({ DATA_DIR: folder, SEND: 'off' });
    const quiet: LogEntry[] = [];
    const ready = await fetch(`${await readyAt(again, quiet)}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { sending: false }]);
    expect(quiet).toMatchObject([{ msg: expect.stringMatching(/^SEND=off/) }]);
    expect(await endOf(again, 'SIGINT')).toBe(0);
  });

  it('reports each problem of an invalid environment in one sentence', async () => {
    expect(await failureOf(launch({ PORT: 'many', DATABASE_POOL: '0' }))).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^PORT is not usable/), expect.stringMatching(/^DATABASE_POOL is not usable/)],
    });
    expect(await failureOf(launch({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }))).toEqual({
      code: 1,
      lines: ['The database at DATABASE_URL does not respond.'],
    });
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://booking.example',
      DATABASE: 'embedded',
      APP_SECRET: 'q8Zt2LmV5xRw9KcN3bYd7HfJ0sPgTaEu',
      PASSPORT_KEYS: '2027:X7mlFnfiSbR5zuQ31+F7gaVESLQdAhze1jSnYYtzofo=',
    };
    const sandbox = {
      NICEPAY_CLIENT_ID: 'a',
      NICEPAY_SECRET_KEY: 'b',
      NICEPAY_API_URL: 'https://sandbox-api.nicepay.co.kr',
    };
    expect(await failureOf(launch({ ...production, ...sandbox }))).toEqual({
      code: 1,
      lines: ["NICEPAY_API_URL is a provider's sandbox, where no money moves."],
    });
  });

  it('rejects a port that is in use, responds with 503 while its database restarts, and drains before it ends', async () => {
    const server = await testPostgres();
    const child = launch({ DATABASE_URL: server.url, DATA_DIR: folder, DRAIN_SECONDS: '5' });
    const address = await readyAt(child);
    child.stdout!.resume();
    const main = () =>
      fetch(`${address}/api/client/main`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"hotelCode":"1"}',
      });
    expect((await main()).status).toBe(404);
    const { port } = new URL(address);
    expect(await failureOf(launch({ DATABASE_URL: server.url, DATA_DIR: folder, PORT: port }))).toEqual({
      code: 1,
      lines: [`Port ${port} is in use; set PORT to another.`],
    });
    await server.stop();
    const away = await main();
    expect([away.status, away.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
    expect(await away.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await server.start();
    expect((await main()).status).toBe(404);
    expect(child.exitCode).toBe(null);
    const ended = endOf(child, 'SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), { timeout: 4_000 });
    // SIGINT after SIGTERM must not close the database while requests are open.
    child.kill('SIGINT');
    const last = await main();
    expect([last.status, last.headers.get('connection')]).toEqual([404, 'close']);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
      database: true,
      queue: true,
      draining: true,
      sending: true,
    });
    expect(await ended).toBe(0);
    await server.close();
  });
});
