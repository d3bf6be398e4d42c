import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../../tests/support/postgres.ts';
import { atMostReference, type Figure, median } from './figures.ts';
import { callsASecond } from './load.ts';
import { loadDemo, residentBytes, startServer } from './server.ts';

const STARTS = 3;
const READY_SECONDS = 3;
const IDLE_MEGABYTES = 250;
const REQUESTS = 20;

/** The server's process with the demo: how soon it is ready on a data folder that exists, and its memory on PostgreSQL. */
export async function processFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'));
  const postgres = await testPostgres();
  try {
    return [await warmStart({ DATA_DIR: folder }), await idleMemory({ DATABASE_URL: postgres.url, DATA_DIR: folder })];
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function warmStart(env: Record<string, string>): Promise<Figure> {
  await loadDemo(env);
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
    reference: READY_SECONDS,
    against: 'limit',
  });
}

async function idleMemory(env: Record<string, string>): Promise<Figure> {
  await loadDemo(env);
  const server = await startServer(env);
  try {
    await callsASecond(server.origin, { connections: 2, calls: REQUESTS }, () => ({
      path: '/client/main',
      body: { hotelCode: '1' },
    }));
    return atMostReference({
      name: 'idle memory, PostgreSQL',
      unit: 'MB',
      measured: residentBytes(server.pid) / 1e6,
      reference: IDLE_MEGABYTES,
      against: 'limit',
    });
  } finally {
    await server.end();
  }
}
