import type { TestProject } from 'vitest/node';
import { startMockSite } from '../../scripts/support/mock-site.ts';

/** Before the journeys on the mock: what `npm run dev:mock` starts, on free ports. */
export default async function setup(project: TestProject) {
  const { origin, mock, close } = await startMockSite();
  project.provide('site', { origin, server: mock, sandbox: '', outbox: '', database: '' });
  return close;
}
