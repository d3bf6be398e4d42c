import type { TestProject } from 'vitest/node';
import { startJourneySite } from './journey-site.ts';

/**
 * Global setup of the journeys: starts the real server, the sandbox, and the validating proxy between the browser and
 * the API.
 */
export default async function setup(project: TestProject) {
  const { site, close } = await startJourneySite();
  project.provide('site', site);
  return close;
}
