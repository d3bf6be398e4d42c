import type { TestProject } from 'vitest/node';
import { buildWhenNeeded } from '../../../server/commands/build.ts';
import { startBuiltMockSite } from '../../../scripts/support/mock-site.ts';

/**
 * Global setup for the journey tests that run against the mock: serves the built site with the mock, just as
 * `npm run dev:mock` does with the source files.
 */
export default async function setup(project: TestProject) {
  await buildWhenNeeded({ quiet: true });
  const { origin, mock, close } = await startBuiltMockSite();
  project.provide('site', { origin, server: mock, sandbox: '', outbox: '', database: '' });
  return close;
}
