import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres } from '../support/database/postgres.ts';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { atLeastReference, atMostReference, type Figure, median } from './figures.ts';
import { FIRST_VIEWS, firstView, LARGEST_SHIFT } from './first-view.ts';
import { lighthouseScores, type Scores } from './lighthouse.ts';
import { loadDemo, startServer } from './server.ts';

const LIGHTHOUSE_RUNS = 3;
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
      figures.push(...(await figuresOf(server.origin, name)));
    }
    return figures;
  } finally {
    for (const close of closers) await close();
  }
}

async function figuresOf(origin: string, name: keyof typeof FIRST_VIEWS): Promise<Figure[]> {
  const limits = FIRST_VIEWS[name];
  const view = await firstView(origin, limits.path);
  const scores: Scores[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) scores.push(await lighthouseScores(origin, limits.path));
  const faults = [...new Set(scores.flatMap((score) => score.faults))];
  if (faults.length > 0) process.stderr.write(`Accessibility: ${faults.join('; ')}\n`);

  const middle = (of: (score: Scores) => number) => median(scores.map(of));
  const atMost = (what: string, unit: string, measured: number, reference: number) =>
    atMostReference({ name: `${name}, ${what}`, unit, measured, reference, against: 'limit' });
  const atLeast = (what: string, measured: number, reference: number) =>
    atLeastReference({ name: `${name}, ${what}`, unit: '', measured, reference, against: 'limit' });
  return [
    atMost('JavaScript, gzip', 'kB', view.javascript / 1000, limits.javascript / 1000),
    atMost('page with its styles, gzip', 'kB', view.document / 1000, limits.document / 1000),
    atMost('requests', '', view.requests, limits.requests),
    atLeast(
      'Lighthouse mobile performance',
      middle(({ performance }) => performance),
      limits.performance,
    ),
    atMost(
      'largest contentful paint',
      'ms',
      middle(({ lcp }) => lcp),
      limits.lcp,
    ),
    atMost('layout shift', '', Math.max(...scores.map(({ shift }) => shift)), LARGEST_SHIFT),
    atLeast(
      'Lighthouse accessibility',
      Math.min(...scores.map(({ accessibility }) => accessibility)),
      LEAST_ACCESSIBILITY,
    ),
  ];
}
