import { systemClock } from '../../server/platform/clock.ts';
import type { Config } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/database.ts';
import { systemIds } from '../../server/platform/ids.ts';
import { today } from '../../server/platform/values/nights.ts';
import { loadInto } from '../load-bundle.ts';
import { DEMO_FILES, demoBundle } from './bundle.ts';
import { addDemoMembers } from './members.ts';

/** Loads the demo into an open, migrated database. What could not be loaded, if something could not. */
export async function loadDemo(db: Database, config: Config): Promise<string | undefined> {
  const { hotels, ...company } = demoBundle(today('Asia/Seoul', new Date()));
  // The site has no screens of a ferry line yet.
  const bundle = { ...company, hotels: hotels.filter(({ sailing }) => !sailing) };
  const { problems } = await loadInto(db, config, bundle, { filesFrom: DEMO_FILES });
  const [problem] = problems;
  if (problem) return `The demo cannot be loaded: ${problem.pointer} ${problem.message}`;
  await addDemoMembers({ db, clock: systemClock, ids: systemIds(), secret: config.secret });
  return undefined;
}
