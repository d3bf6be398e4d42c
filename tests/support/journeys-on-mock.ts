import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../server/commands/build.ts';
import { startBuiltMockSite } from '../../scripts/support/mock-site.ts';

/**
 * Global setup of the journeys on the mock: serves the built site on the mock, as `npm run dev:mock` serves the
 * sources.
 */
export default async function setup(project: TestProject) {
  await buildWhenNeeded({ quiet: true });
  const { origin, mock, close } = await startBuiltMockSite();
  project.provide('site', { origin, server: mock, sandbox: '', outbox: '', database: '' });
  return close;
}
