import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { startChild, untilReady } from '../support/children.ts';
import { freePort } from '../support/ports.ts';

export type BenchServer = { origin: string; pid: number; readyAfterMs: number; end(): Promise<void> };

/** As in production, with nothing of the outside world configured; no call of the bench needs it. */
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_SECRET: 'secret-of-the-bench-secret-of-the-bench',
  NICEPAY_CLIENT_ID: 'bench',
  NICEPAY_SECRET_KEY: 'bench',
  CARD_TOKEN_CLIENT_ID: 'bench',
  CARD_TOKEN_SECRET_KEY: 'bench',
  CARD_TOKEN_FRAME_URL: 'https://cards.example',
  CARD_TOKEN_API_URL: 'https://cards.example',
  LOG_LEVEL: 'warn',
  // Each call of the bench says an address of its own, so that the limits of one address are met by none.
  TRUST_PROXY: '1',
};

/** The real server on a free port, as NODE_ENV=production. `flags` are Node's. */
export async function startServer(env: Record<string, string>, flags: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const [first = '', ...rest] = [...flags, 'server/main.ts'];
  const child = startChild(first, rest, {
    env: { ...SETTINGS, PORT: String(port), PUBLIC_URL: origin, ...env },
  });
  child.process.stdout!.resume();
  if (!(await untilReady(`${origin}/readyz`, child))) {
    await child.end();
    throw new Error(`The server did not become ready: ${child.errors()}`);
  }
  return { origin, pid: child.process.pid!, readyAfterMs: performance.now() - start, end: () => child.end() };
}

/** Migrates that database and loads the demo into it, the way the first start does. */
export async function loadDemo(env: Record<string, string>): Promise<void> {
  const child = startChild('scripts/first-run.ts', [], {
    env: { ...SETTINGS, PUBLIC_URL: 'http://127.0.0.1', ...env },
  });
  child.process.stdout!.resume();
  if ((await child.ended) !== 0) throw new Error(child.errors());
}

/** What a process holds in memory, in bytes. */
export function residentBytes(pid: number): number {
  if (process.platform === 'linux') {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    if (found) return Number(found[1]) * 1024;
  }
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1024;
}

let callers = 0;
/** An address that nobody has called from yet. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}
