import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASES, certify, type Verdict } from '../../scripts/certify/certification.ts';
import { createApp } from '../../server/app.ts';
import { demoHotel } from '../support/api/properties.ts';
import { embeddedDatabase } from '../support/database/embedded.ts';
import { startTestApp, type TestApp } from '../support/api/test-app.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'certified-files-'));
let app: TestApp;
let verdicts: Verdict[];

beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')], database: await embeddedDatabase() });
  app.deps.settings = { ...app.deps.settings, filesFolder };
  const server = createApp(app.deps);
  verdicts = await certify({
    send: async (path, init) => server.request(`https://booking.example/api${path}`, init),
    key: app.deps.settings.providerKeys[0]!.key,
    company: 'haneul',
    now: app.deps.clock.now(),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(filesFolder, { recursive: true });
});

test.each(CASES.map(({ id }) => id))('our server passes %s', (id) => {
  const verdict = verdicts.find((each) => each.case.id === id);
  expect(verdict?.failure).toBeUndefined();
  expect(verdict?.steps.length).toBeGreaterThan(0);
});

test('a case fails if the server’s answer differs', async () => {
  const failing = await certify(
    {
      send: async () => Response.json({ result: 'success' }),
      key: 'any',
      company: 'haneul',
      now: app.deps.clock.now(),
    },
    CASES,
  );
  const passed = failing.filter(({ failure }) => failure === undefined).map((verdict) => verdict.case.id);
  expect(passed).toEqual([]);
});
