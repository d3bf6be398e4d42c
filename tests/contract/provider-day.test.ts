import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf, type Step } from '../../scripts/certify/calls.ts';
import { providerDay } from '../../scripts/certify/day.ts';
import { addDemoMembers, DEMO_MEMBERS } from '../../scripts/demo/members.ts';
import { createApp } from '../../server/app.ts';
import { embeddedDatabase } from '../support/database/embedded.ts';
import { demoHotel, TODAY } from '../support/api/properties.ts';
import { startTestApp, type TestApp } from '../support/api/test-app.ts';
import { DEPARTURES, push, sailorOf } from '../support/api/voyages.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'files-of-a-day-'));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1'), demoHotel('20')], database: await embeddedDatabase() });
  app.deps.settings = { ...app.deps.settings, filesFolder };
  await push(app.deps.db, ...DEPARTURES);
  await addDemoMembers(app.deps);
  await sailorOf(app).book();
});
afterAll(async () => {
  await app.close();
  rmSync(filesFolder, { recursive: true });
});

test('a provider connects, loads, sells, follows, changes, answers and exports in a day', async () => {
  const server = createApp(app.deps);
  const steps: Step[] = [];
  const said: string[] = [];
  const send = async (path: string, init: RequestInit) => server.request(`https://booking.example/api${path}`, init);
  await providerDay({
    call: callsOf(send, app.deps.settings.providerKeys[0]!.key, steps),
    company: 'haneul',
    property: 'PD1',
    today: TODAY,
    member: DEMO_MEMBERS[0]!,
    ferry: { property: '20', departure: 'IT0611' },
    settle: async () => void (await app.deps.queue.runDue()),
    say: (line) => void said.push(line),
  });
  expect(said).toHaveLength(13);
  expect(said.join('\n')).toContain('webhook has a valid signature');
  expect(said.join('\n')).toMatch(/manifest of departure IT0611, with [1-9]\d* travellers/);
  expect(steps.every(({ status }) => status < 400)).toBe(true);
  expect(await app.differences()).toEqual([]);
});
