/**
 * npm run demo:provider -- --key KEY [--url http://localhost:8080]
 *
 * Shows a provider's day on the demo site that `npm start` is running, which prints the key: connects a system, loads a
 * property with a picture, sells, receives a webhook, changes, refunds, answers and exports. Prints each step.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { today as todayIn } from '../../server/platform/values/nights.ts';
import { callsOf } from '../certify/calls.ts';
import { providerDay } from '../certify/day.ts';
import { hanbadaDepartures } from './hotels/hanbada-departures.ts';
import { DEMO_MEMBERS } from './members.ts';

/** The server starts waiting work about once a second. */
const SETTLE_MS = 5_000;

const { values } = parseArgs({
  options: { key: { type: 'string' }, url: { type: 'string', default: 'http://localhost:8080' } },
});
const { key, url } = values;
if (!key) {
  process.stderr.write('npm run demo:provider -- --key KEY [--url http://localhost:8080]\n');
  process.exit(2);
}
const today = todayIn('Asia/Seoul', new Date());
const departure = hanbadaDepartures(today).find(({ departs_at }) => departs_at.slice(0, 10) > today)!.departure_code;
let step = 0;
await providerDay({
  call: callsOf((path, init) => fetch(`${url.replace(/\/$/, '')}/api${path}`, init), key, []),
  company: 'haneul',
  property: `PD${randomInt(1e9, 1e10 - 1)}`,
  today,
  member: DEMO_MEMBERS[0]!,
  ferry: { property: '20', departure },
  settle: () => wait(SETTLE_MS),
  say: (line) => process.stdout.write(`${String((step += 1)).padStart(2)}  ${line}\n`),
});
