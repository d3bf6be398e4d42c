import type { TestProject } from 'vitest/node';
import { startSite } from './server.ts';

/** Before the journeys: the real server, the sandbox, and the validating proxy between the browser and the API. */
export default async function setup(project: TestProject) {
  const { origin, server, sandbox, close } = await startSite();
  project.provide('site', { origin, server, sandbox });
  return close;
}
