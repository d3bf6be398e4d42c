/**
 * npm run bench [-- --out FILE] [-- plans search sailings reserve ari page process storm]
 *
 * Compares each figure with its limit, prints a table, and writes the figures as JSON to FILE (default
 * .cache/bench.json). Within a run, measurements of a speed alternate with measurements of its reference, so that a
 * slow or busy machine affects both. Exits with 1 if a figure misses its limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './figures.ts';
import { tableOf } from './figures.ts';

const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  plans: async () => (await import('./plans.ts')).planFigures(),
  search: async () => (await import('./search.ts')).searchFigures(),
  sailings: async () => (await import('./sailings.ts')).sailingFigures(),
  reserve: async () => (await import('./reserve.ts')).reserveFigures(),
  ari: async () => (await import('./ari.ts')).ariFigures(),
  page: async () => (await import('./page.ts')).pageFigures(),
  process: async () => (await import('./process.ts')).processFigures(),
  storm: async () => (await import('./storm.ts')).stormFigures(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/bench.json' } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(SECTIONS);
const unknown = wanted.find((name) => !(name in SECTIONS));

if (unknown) {
  process.stderr.write(`Unknown section ${unknown}; available: ${Object.keys(SECTIONS).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  const figures: Figure[] = [];
  for (const name of wanted) {
    process.stderr.write(`${name} …\n`);
    figures.push(...(await SECTIONS[name]!()));
  }
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(
    values.out,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cores: cpus().length, figures }, null, 2)}\n`,
  );
  process.stdout.write(`${tableOf(figures)}\n`);
  process.exitCode = figures.every(({ pass }) => pass) ? 0 : 1;
}
