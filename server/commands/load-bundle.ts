/**
 * node server/commands/load-bundle.ts FILE [--dry-run] [--replace-days] [--files FOLDER]
 *
 * Loads a property bundle into the configured database: the one at DATABASE_URL if that is set, otherwise the embedded
 * one in DATA_DIR. Also prepares the bundle's files for serving. FOLDER contains those files; it defaults to the folder
 * of FILE. With --dry-run, only checks the bundle and prints its changes. With --replace-days, closes nights that the
 * bundle leaves out, as `replace_days` in the bundle does.
 *
 * If the bundle has problems, prints one per line as `pointer: message`, loads nothing and exits with code 1.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { ImportChanges } from '../../generated/types.ts';
import { httpFetch } from '../payment/gateways/http-fetch.ts';
import { createCardGateways } from '../payment/gateways/registry.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Database, type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { operatorMessageOf } from '../platform/database/database-errors.ts';
import { createLog } from '../platform/log.ts';
import { bundleFiles } from '../provider/picture-folder.ts';
import { type ImportReport, importBundle } from '../provider/provider.usecases.ts';

const USAGE = 'node server/commands/load-bundle.ts FILE [--dry-run] [--replace-days] [--files FOLDER]';

type LoadOptions = { filesFrom: string; dryRun?: boolean };

async function loadBundle(config: Config, bundle: unknown, options: LoadOptions): Promise<ImportReport> {
  const database = await openConfigured(config);
  try {
    await database.migrate();
    return await loadInto(database.db, config, bundle, options);
  } finally {
    await database.close();
  }
}

export function openConfigured({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return openDatabase(databaseUrl ? { url: databaseUrl } : { folder: resolve(dataDir) }, createLog('warn'));
}

/** Loads a bundle and its files into an open, migrated database. */
export async function loadInto(
  db: Database,
  config: Config,
  bundle: unknown,
  { filesFrom, dryRun = false }: LoadOptions,
): Promise<ImportReport> {
  const bar = new SingleBar({ format: 'loading {bar} {percentage}% | {value} of {total} nights', hideCursor: true });
  let started = false;
  const cards = createCardGateways(config.cards, { fetch: httpFetch(), now: () => new Date() });
  try {
    return await importBundle(
      {
        db,
        chargeableCurrencies: cards.current?.currencies ?? [],
        paymentMethods: cards.current?.methods ?? [],
        guaranteeConfigured: config.guarantees.cardToken !== undefined,
        clock: systemClock,
        files: bundleFiles(filesFrom, join(resolve(config.dataDir), 'files')),
      },
      bundle,
      {
        dryRun,
        onProgress: ({ done, total }) => {
          if (!started) bar.start(total, 0);
          started = true;
          bar.update(done);
        },
      },
    );
  } finally {
    if (started) bar.stop();
  }
}

function changesLine({ hotel_code, days_added, days_changed, days_closed, days_removed }: ImportChanges): string {
  const counts = `${days_added} added, ${days_changed} changed, ${days_closed} closed, ${days_removed} removed`;
  return `Hotel ${hotel_code}: nights ${counts}.\n`;
}

type Output = Record<'out' | 'err', (text: string) => void>;

export async function loadCommand(args: string[], env: NodeJS.ProcessEnv, { out, err }: Output): Promise<number> {
  const failWith = (message: string) => {
    err(`${message}\n`);
    return 1;
  };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'replace-days': { type: 'boolean', default: false },
      files: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return failWith(USAGE);
  const read = readConfig(env);
  if ('problems' in read) return failWith(read.problems.join('\n'));

  let bundle: unknown;
  try {
    const read: object = JSON.parse(readFileSync(file, 'utf8'));
    bundle = values['replace-days'] ? { ...read, replace_days: true } : read;
  } catch (error) {
    return failWith(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    const filesFrom = resolve(values.files ?? dirname(file));
    const report = await loadBundle(read.config, bundle, { filesFrom, dryRun: values['dry-run'] });
    for (const { pointer, message } of report.problems) out(`${pointer || '/'}: ${message}\n`);
    if (report.result === 'fail') return failWith(`Nothing was loaded: ${report.problems.length} problems.`);
    for (const changes of report.changes) out(changesLine(changes));
    const done = report.dry_run ? 'Checked' : 'Loaded';
    out(`${done} ${report.hotels} hotels, ${report.room_types} room types, ${report.days} nights.\n`);
    return 0;
  } catch (error) {
    const message = operatorMessageOf(error);
    if (message === undefined) throw error;
    return failWith(message);
  }
}

if (import.meta.main) {
  process.exitCode = await loadCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
