import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../../tests/support/postgres.ts';
import { buildWhenNeeded } from '../build.ts';
import { atLeastReference, atMostReference, type Figure, median } from './figures.ts';
import { FIRST_VIEW_LIMITS, firstView } from './first-view.ts';
import { lighthouseScores } from './lighthouse.ts';
import { loadDemo, startServer } from './server.ts';

const LIGHTHOUSE_RUNS = 3;
const LEAST_PERFORMANCE = 95;
const LEAST_ACCESSIBILITY = 100;

/** The first view of home with the demo: what it weighs, and Lighthouse's scores on a phone. */
export async function pageFigures(): Promise<Figure[]> {
  await buildWhenNeeded({ quiet: true });
  const postgres = await testPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'));
  const closers = [postgres.close, async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    await loadDemo(env);
    const server = await startServer(env);
    closers.unshift(server.end);
    const view = await firstView(server.origin);
    const scores = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) scores.push(await lighthouseScores(server.origin));
    const faults = [...new Set(scores.flatMap((score) => score.faults))];
    if (faults.length > 0) process.stderr.write(`Accessibility: ${faults.join('; ')}\n`);

    const { javascript, css, requests } = FIRST_VIEW_LIMITS;
    const against = 'limit';
    return [
      atMostReference({
        name: 'home, JavaScript, gzip',
        unit: 'kB',
        measured: view.javascript / 1000,
        reference: javascript / 1000,
        against,
      }),
      atMostReference({
        name: 'home, CSS, gzip',
        unit: 'kB',
        measured: view.css / 1000,
        reference: css / 1000,
        against,
      }),
      atMostReference({ name: 'home, requests', unit: '', measured: view.requests, reference: requests, against }),
      atLeastReference({
        name: 'home, Lighthouse mobile performance',
        unit: '',
        measured: median(scores.map(({ performance }) => performance)),
        reference: LEAST_PERFORMANCE,
        against,
      }),
      atLeastReference({
        name: 'home, Lighthouse accessibility',
        unit: '',
        measured: Math.min(...scores.map(({ accessibility }) => accessibility)),
        reference: LEAST_ACCESSIBILITY,
        against,
      }),
    ];
  } finally {
    for (const close of closers) await close();
  }
}
