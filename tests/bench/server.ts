import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { startChild, untilReady } from '../../scripts/support/children.ts';
import { freePort } from '../../scripts/support/ports.ts';

/** Polling interval. Linux records the peak memory, so only a peak after the last poll can be missed. */
const WATCH_MS = 50;

export type BenchServer = { origin: string; pid: number; readyAfterMs: number; end(): Promise<void> };

/** Production settings with placeholders for the external services, which the benchmark's calls don't need. */
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://bench.example',
  APP_SECRET: 'secret-of-the-bench-secret-of-the-bench',
  PASSPORT_KEYS: 'bench:xqbs9AdZsE5oWeVAO7aNYVtCBOpce+gc/LaeeyUO64g=',
  NICEPAY_CLIENT_ID: 'bench',
  NICEPAY_SECRET_KEY: 'bench',
  CARD_TOKEN_CLIENT_ID: 'bench',
  CARD_TOKEN_SECRET_KEY: 'bench',
  CARD_TOKEN_FRAME_URL: 'https://cards.example',
  CARD_TOKEN_API_URL: 'https://cards.example',
  LOG_LEVEL: 'warn',
  // Lets each call send its own client address, so none reaches the rate limit per address.
  TRUST_PROXY: '1',
};

/** Starts the real server in production mode on a free port. `flags` are passed to Node. */
export async function startServer(env: Record<string, string>, flags: readonly string[] = []): Promise<BenchServer> {
  const [first = '', ...rest] = [...flags, 'server/main.ts'];
  return start(first, rest, await freePort(), {
    ...SETTINGS,
    ...(env['DATABASE_URL'] ? {} : { DATABASE: 'embedded' }),
    ...env,
  });
}

async function start(
  script: string,
  args: readonly string[],
  port: number,
  env: Record<string, string>,
): Promise<BenchServer> {
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = startChild(script, args, { env: { ...env, PORT: String(port) } });
  child.process.stdout!.resume();
  if (!(await untilReady(`${origin}/readyz`, child))) {
    await child.end();
    throw new Error(`The server did not become ready: ${child.errors()}`);
  }
  return { origin, pid: child.process.pid!, readyAfterMs: performance.now() - startedAt, end: () => child.end() };
}

/** Starts the reference server of skeleton.ts, which creates its tables in a schema of its own. */
export async function startSkeleton(url: string, responses: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  return start('tests/bench/skeleton.ts', [], port, { DATABASE_URL: url, NODE_ENV: 'production', ...responses });
}

/**
 * Migrates the database and loads the demo data, as the first start of the product does. Returns the peak memory in
 * bytes.
 */
export async function loadDemo(env: Record<string, string>): Promise<number> {
  const child = startChild('scripts/demo/first-run.ts', [], {
    // Production doesn't load the demo data.
    env: { ...SETTINGS, NODE_ENV: 'development', ...env },
  });
  child.process.stdout!.resume();
  let most = 0;
  const watch = setInterval(() => {
    if (child.process.exitCode === null) most = Math.max(most, memoryBytes(child.process.pid!, 'VmHWM') || 0);
  }, WATCH_MS);
  const code = await child.ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(child.errors());
  return most;
}

/** Returns the memory of a process in bytes; `VmHWM` is its peak. Works only on Linux. */
export function memoryBytes(pid: number, kind: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${kind}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) * 1024;
}

const TICKS_A_SECOND = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100;

/** Returns the processor time of all threads of a process in seconds. Works only on Linux. */
export function processorSeconds(pid: number): number {
  // The program's name is in parentheses and may contain spaces and parentheses, so read only the fields after the last
  // closing one.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

let callers = 0;
/** Returns a client address that no earlier call has used, so that no rate limit applies. */
export function newAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}
