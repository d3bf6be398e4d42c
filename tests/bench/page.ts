import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../support/database/postgres.ts';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { atLeastReference, atMostReference, type Figure, median } from './figures.ts';
import { ENTRIES, FIRST_VIEWS, firstView, LARGEST_SHIFT } from './first-view.ts';
import { lighthouseScores, type Scores } from './lighthouse.ts';
import { loadDemo, startServer } from './server.ts';

const LIGHTHOUSE_RUNS = 5;
const LEAST_ACCESSIBILITY = 100;

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
    const figures: Figure[] = [];
    for (const name of Object.keys(FIRST_VIEWS) as (keyof typeof FIRST_VIEWS)[]) {
      figures.push(...(await bytesOf(server.origin, name)));
    }
    for (const [name, limits] of Object.entries({ ...FIRST_VIEWS, ...ENTRIES }))
      figures.push(...(await lighthouseOf(server.origin, name, limits)));
    return figures;
  } finally {
    for (const close of closers) await close();
  }
}

async function bytesOf(origin: string, name: keyof typeof FIRST_VIEWS): Promise<Figure[]> {
  const limits = FIRST_VIEWS[name];
  const view = await firstView(origin, limits.path);
  return [
    atMost(name, 'JavaScript, gzip', 'kB', view.javascript / 1000, limits.javascript / 1000),
    atMost(name, 'page with its styles, gzip', 'kB', view.document / 1000, limits.document / 1000),
    atMost(name, 'requests', '', view.requests, limits.requests),
  ];
}

async function lighthouseOf(
  origin: string,
  name: string,
  limits: { path: string; performance: number; lcp: number },
): Promise<Figure[]> {
  const scores: Scores[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) scores.push(await lighthouseScores(origin, limits.path));
  const faults = [...new Set(scores.flatMap((score) => score.faults))];
  if (faults.length > 0) process.stderr.write(`Accessibility: ${faults.join('; ')}\n`);

  const middle = (of: (score: Scores) => number) => median(scores.map(of));
  const performance = middle((score) => score.performance);
  const accessibility = Math.min(...scores.map((score) => score.accessibility));
  return [
    atLeast(name, 'Lighthouse mobile performance', performance, limits.performance),
    atMost(
      name,
      'largest contentful paint',
      'ms',
      middle(({ lcp }) => lcp),
      limits.lcp,
    ),
    atMost(name, 'layout shift', '', Math.max(...scores.map(({ shift }) => shift)), LARGEST_SHIFT),
    atLeast(name, 'Lighthouse accessibility', accessibility, LEAST_ACCESSIBILITY),
  ];
}

function atMost(page: string, what: string, unit: string, measured: number, reference: number): Figure {
  return atMostReference({ name: `${page}, ${what}`, unit, measured, reference, against: 'limit' });
}

function atLeast(page: string, what: string, measured: number, reference: number): Figure {
  return atLeastReference({ name: `${page}, ${what}`, unit: '', measured, reference, against: 'limit' });
}
