import type { TestProject } from 'vitest/node';
import { testPostgres } from './postgres.ts';

/**
 * Global setup of the tests that use testDatabase: starts one PostgreSQL server for all of them, unless
 * TEST_DATABASE_URL is set.
 */
export default async function setup(project: TestProject) {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const { url, close } = await testPostgres();
  project.provide('postgres', url);
  return close;
}
