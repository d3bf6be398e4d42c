import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actingAsStaff } from '../../server/platform/audit/audit.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Config } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { systemIds } from '../../server/platform/ids.ts';
import { today } from '../../server/platform/values/nights.ts';
import { putDepartures } from '../../server/sailing/departures.usecases.ts';
import { loadInto } from '../../server/commands/load-bundle.ts';
import { DEMO_FILES, demoBundle, PREPARED_FILES } from './bundle.ts';
import { hanbadaDepartures } from './hotels/hanbada-departures.ts';
import { addDemoMembers } from './members.ts';
import { addDemoStays } from './stays.ts';

/** Loads the demo data into an open, migrated database. Returns the reason if the data cannot be loaded. */
export async function loadDemo(db: Database, config: Config): Promise<string | undefined> {
  const onDay = today('Asia/Seoul', new Date());
  const bundle = demoBundle(onDay);
  // The import doesn't prepare these pictures again.
  cpSync(PREPARED_FILES, join(resolve(config.dataDir), 'files'), { recursive: true });
  const { problems } = await loadInto(db, config, { ...bundle, replace_days: true }, { filesFrom: DEMO_FILES });
  const [problem] = problems;
  if (problem) return `The demo data cannot be loaded: ${problem.pointer} ${problem.message}`;
  const sailings = { hotel_code: '20', departures: hanbadaDepartures(onDay) };
  const deps = { db, clock: systemClock, ids: systemIds(), secret: config.secret };
  const put = await putDepartures(deps, actingAsStaff(bundle.company_code, 'demo'), sailings);
  if (!put.ok) return `The demo departures cannot be loaded: ${put.failure.code}`;
  await addDemoMembers(deps);
  await addDemoStays(deps);
  return undefined;
}
