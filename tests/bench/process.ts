import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testPostgres } from '../support/database/postgres.ts';
import { atMostReference, type Figure, median } from './figures.ts';
import { roundsASecond } from './load.ts';
import { type BenchServer, loadDemo, memoryBytes, processorSeconds, startServer } from './server.ts';

const STARTS = 3;
const REQUESTS = 20;
/** Time for the server to settle after its first requests. */
const CALM_MS = 10_000;
const WATCHED_MS = 60_000;

const MOST = {
  readySeconds: 3,
  idlePercent: 1,
  idleMegabytes: { PostgreSQL: 150, embedded: 350 },
  loadingMegabytes: 600,
};

/**
 * Measures the server with the demo data. For both database engines, measures the peak memory while the data is loaded,
 * and the memory and processor time of an idle server. For the embedded engine, also measures the time until the server
 * is ready.
 */
export async function processFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'));
  const postgres = await testPostgres();
  try {
    const onPostgres = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    const embedded = { DATA_DIR: folder };
    return [
      await loading('PostgreSQL', onPostgres),
      await loading('embedded', embedded),
      await warmStart(embedded),
      ...(await idling('PostgreSQL', onPostgres)),
      ...(await idling('embedded', embedded)),
    ];
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loading(engine: string, env: Record<string, string>): Promise<Figure> {
  const name = `loading the demo, most memory, ${engine}`;
  const measured = (await loadDemo(env)) / 1e6;
  return atMostReference({ name, unit: 'MB', measured, reference: MOST.loadingMegabytes, against: 'limit' });
}

async function warmStart(env: Record<string, string>): Promise<Figure> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer(env);
    seconds.push(server.readyAfterMs / 1000);
    await server.end();
  }
  return atMostReference({
    name: 'ready, warm start, data folder',
    unit: 's',
    measured: median(seconds),
    reference: MOST.readySeconds,
    against: 'limit',
  });
}

async function idling(engine: 'PostgreSQL' | 'embedded', env: Record<string, string>): Promise<Figure[]> {
  const server = await startServer(env);
  try {
    await sendRequests(server);
    await wait(CALM_MS);
    const before = processorSeconds(server.pid);
    await wait(WATCHED_MS);
    const busy = processorSeconds(server.pid) - before;
    return [
      atMostReference({
        name: `idle, of a core, ${engine}`,
        unit: '%',
        measured: (busy * 100_000) / WATCHED_MS,
        reference: MOST.idlePercent,
        against: 'limit',
      }),
      atMostReference({
        name: `idle memory, ${engine}`,
        unit: 'MB',
        measured: memoryBytes(server.pid, 'VmRSS') / 1e6,
        reference: MOST.idleMegabytes[engine],
        against: 'limit',
      }),
    ];
  } finally {
    await server.end();
  }
}

function sendRequests({ origin }: BenchServer) {
  return roundsASecond(origin, { connections: 2, rounds: REQUESTS }, [
    () => ({ path: '/client/main', body: { hotelCode: '1' } }),
  ]);
}
