/** node scripts/first-run.ts: migrates the database that the environment names and loads the demo when it holds no company. */
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/platform/config.ts';
import type { Config } from '../server/platform/config.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Database, FolderInUse, openDatabase } from '../server/platform/database.ts';
import { normaliseError } from '../server/platform/errors.ts';
import { systemIds } from '../server/platform/ids.ts';
import { silentLog } from '../server/platform/log.ts';
import { today } from '../server/platform/values/nights.ts';
import { DEMO_FILES, demoBundle } from './demo/bundle.ts';
import { addDemoMembers } from './demo/members.ts';
import { loadBundle } from './load-bundle.ts';

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const where = config.databaseUrl ? { url: config.databaseUrl } : { folder: resolve(config.dataDir) };
  const database = await openDatabase(where, silentLog);
  try {
    await database.migrate();
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM company LIMIT 1`);
  return rows.length === 0;
}

async function main(): Promise<string | undefined> {
  const read = readConfig(process.env);
  if ('problem' in read) return read.problem;
  try {
    if (!(await withDatabase(read.config, isEmpty))) return undefined;
    const report = await loadBundle(read.config, demoBundle(today('Asia/Seoul', new Date())), {
      filesFrom: DEMO_FILES,
    });
    const [problem] = report.problems;
    if (problem) return `The demo cannot be loaded: ${problem.pointer} ${problem.message}`;
    const { secret } = read.config;
    await withDatabase(read.config, (db) => addDemoMembers({ db, clock: systemClock, ids: systemIds(), secret }));
    return undefined;
  } catch (error) {
    if (error instanceof FolderInUse) return error.message;
    if (normaliseError(error)?.kind === 'unavailable') return 'The database of DATABASE_URL does not answer.';
    throw error;
  }
}

const sentence = await main();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
