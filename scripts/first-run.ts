/** node scripts/first-run.ts: migrates the database that the environment names and loads the demo when it holds no company. */
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/platform/config.ts';
import type { Config } from '../server/platform/config.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database.ts';
import { releaseStartupMemory } from '../server/platform/memory.ts';
import { sentenceOf } from '../server/platform/errors.ts';
import { systemIds } from '../server/platform/ids.ts';
import { today } from '../server/platform/values/nights.ts';
import { DEMO_FILES, demoBundle } from './demo/bundle.ts';
import { addDemoMembers } from './demo/members.ts';
import { putDepartures } from '../server/sailing/departures.usecases.ts';
import { hanbadaDepartures } from './demo/hotels/hanbada-departures.ts';
import { loadInto, openConfigured } from './load-bundle.ts';

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM company LIMIT 1`);
  return rows.length === 0;
}

/** What could not be loaded, if something could not. */
async function loadDemo(db: Database, config: Config): Promise<string | undefined> {
  const day = today('Asia/Seoul', new Date());
  const bundle = demoBundle(day);
  const { problems } = await loadInto(db, config, bundle, { filesFrom: DEMO_FILES });
  const [problem] = problems;
  if (problem) return `The demo cannot be loaded: ${problem.pointer} ${problem.message}`;
  const ferry = { hotel_code: '20', departures: hanbadaDepartures(day) };
  const pushed = await putDepartures({ db }, bundle.company_code, ferry);
  if (!pushed.ok) return `The demo's departures cannot be loaded: ${JSON.stringify(pushed.failure)}`;
  await addDemoMembers({ db, clock: systemClock, ids: systemIds(), secret: config.secret });
  return undefined;
}

async function main(): Promise<string | undefined> {
  const read = readConfig(process.env);
  if ('problem' in read) return read.problem;
  // What loading this program left behind would stand beside the making of a new database, which needs the most.
  releaseStartupMemory();
  try {
    const database = await openConfigured(read.config);
    try {
      await database.migrate();
      return (await isEmpty(database.db)) ? await loadDemo(database.db, read.config) : undefined;
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return sentence;
  }
}

const sentence = await main();
if (sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
