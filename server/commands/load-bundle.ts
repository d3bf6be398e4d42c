/**
 * node server/commands/load-bundle.ts FILE [--dry-run] [--files FOLDER]
 *
 * Loads a property bundle into the database that the environment names (DATABASE_URL, else DATA_DIR), as a provider loads theirs.
 * The files that the bundle names are looked for in FOLDER, else beside FILE, and prepared for where the server serves them from.
 * Problems are printed one a line, as `pointer: message`; then nothing is loaded and the exit code is 1.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { httpFetch } from '../payment/gateways/http-fetch.ts';
import { createCardGateways } from '../payment/gateways/registry.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Database, type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { sentenceOf } from '../platform/database/database-errors.ts';
import { createLog } from '../platform/log.ts';
import { bundleFiles } from '../provider/picture-folder.ts';
import { type ImportReport, importBundle } from '../provider/provider.usecases.ts';

const USAGE = 'node server/commands/load-bundle.ts FILE [--dry-run] [--files FOLDER]';

type LoadOptions = { filesFrom: string; dryRun?: boolean };

/** Loads a bundle and its files into the database that the settings name. */
export async function loadBundle(config: Config, bundle: unknown, options: LoadOptions): Promise<ImportReport> {
  const database = await openConfigured(config);
  try {
    await database.migrate();
    return await loadInto(database.db, config, bundle, options);
  } finally {
    await database.close();
  }
}

/** The database that the settings name. */
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

/** Where the command writes: what was found or done, and why it gave up. */
type Output = Record<'out' | 'err', (text: string) => void>;

/** The command with these arguments and settings; answers its exit code. */
export async function loadCommand(args: string[], env: NodeJS.ProcessEnv, { out, err }: Output): Promise<number> {
  const giveUp = (sentence: string) => {
    err(`${sentence}\n`);
    return 1;
  };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, files: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return giveUp(USAGE);
  const read = readConfig(env);
  if ('problem' in read) return giveUp(read.problem);

  let bundle: unknown;
  try {
    bundle = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return giveUp(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    const filesFrom = resolve(values.files ?? dirname(file));
    const report = await loadBundle(read.config, bundle, { filesFrom, dryRun: values['dry-run'] });
    for (const { pointer, message } of report.problems) out(`${pointer || '/'}: ${message}\n`);
    if (report.result === 'fail') return giveUp(`Nothing was loaded: ${report.problems.length} problems.`);
    const done = report.dry_run ? 'Checked' : 'Loaded';
    out(`${done} ${report.hotels} hotels, ${report.room_types} room types, ${report.days} nights.\n`);
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return giveUp(sentence);
  }
}

if (import.meta.main) {
  process.exitCode = await loadCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
