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
  LOG_LEVEL: 'warn',
  // Each call of the bench says an address of its own, so that the limits of one address are met by none.
  TRUST_PROXY: '1',
};

/** The real server on a free port. `preload` is a module that is run before it. */
export async function startServer(env: Record<string, string>, flags: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = startChild([...flags, 'server/main.ts'][0]!, [...flags, 'server/main.ts'].slice(1), {
    env: { ...SETTINGS, PORT: String(port), PUBLIC_URL: origin, ...env },
  });
  child.process.stdout!.resume();
  if (!(await untilReady(`${origin}/readyz`, child))) {
    await child.end();
    throw new Error(`The server did not become ready: ${child.errors()}`);
  }
  return { origin, pid: child.process.pid!, readyAfterMs: performance.now() - start, end: () => child.end() };
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
