/** node scripts/first-run.ts: migrates the database that the environment names and loads the demo when it holds no company. */
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/platform/config.ts';
import type { Config } from '../server/platform/config.ts';
import { FolderInUse, openDatabase } from '../server/platform/database.ts';
import { normaliseError } from '../server/platform/errors.ts';
import { silentLog } from '../server/platform/log.ts';
import { today } from '../server/platform/values/nights.ts';
import { DEMO_FILES, demoBundle } from './demo/bundle.ts';
import { loadBundle } from './load-bundle.ts';

async function isEmpty(config: Config): Promise<boolean> {
  const where = config.databaseUrl ? { url: config.databaseUrl } : { folder: resolve(config.dataDir) };
  const database = await openDatabase(where, silentLog);
  try {
    await database.migrate();
    const { rows } = await database.db.execute(sql`SELECT 1 FROM company LIMIT 1`);
    return rows.length === 0;
  } finally {
    await database.close();
  }
}

async function main(): Promise<string | undefined> {
  const read = readConfig(process.env);
  if ('mistake' in read) return read.mistake;
  try {
    if (!(await isEmpty(read.config))) return undefined;
    const report = await loadBundle(read.config, demoBundle(today('Asia/Seoul', new Date())), {
      filesFrom: DEMO_FILES,
    });
    const [problem] = report.problems;
    return problem && `The demo cannot be loaded: ${problem.pointer} ${problem.message}`;
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
