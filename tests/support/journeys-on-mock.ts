import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { startBuiltMockSite } from '../../scripts/support/mock-site.ts';

/** Before the journeys on the mock: what `npm run dev:mock` starts, of what was built, on free ports. */
export default async function setup(project: TestProject) {
  await buildWhenNeeded({ quiet: true });
  const { origin, mock, close } = await startBuiltMockSite();
  project.provide('site', { origin, server: mock, sandbox: '', outbox: '', database: '' });
  return close;
}
