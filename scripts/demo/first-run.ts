/**
 * node scripts/demo/first-run.ts: migrates the configured database and loads the demo data if the database has no
 * company yet. Refuses to run in production.
 */
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { operatorMessageOf } from '../../server/platform/database/database-errors.ts';
import { createLog } from '../../server/platform/log.ts';
import { preferLittleMemory, releaseStartupMemory } from '../../server/platform/memory.ts';

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM company LIMIT 1`);
  return rows.length === 0;
}

async function main(): Promise<string | undefined> {
  const read = readConfig(process.env);
  if ('problems' in read) return read.problems.join('\n');
  const { databaseUrl, dataDir } = read.config;
  if (read.config.production) return 'The demo data contains public passwords, so it is not loaded in production.';
  preferLittleMemory();
  releaseStartupMemory();
  try {
    const where = databaseUrl ? { url: databaseUrl } : { folder: resolve(dataDir) };
    const database = await openDatabase(where, createLog('warn'));
    try {
      await database.migrate();
      if (!(await isEmpty(database.db))) return undefined;
      // Creating the database uses the most memory. Release that memory before loading the demo data.
      releaseStartupMemory();
      const { loadDemo } = await import('./load.ts');
      return await loadDemo(database.db, read.config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = operatorMessageOf(error);
    if (sentence === undefined) throw error;
    return sentence;
  }
}

const sentence = await main();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
