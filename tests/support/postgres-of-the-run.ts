import type { TestProject } from 'vitest/node';
import { testPostgres } from './postgres.ts';

/** Before the tests that ask for a database: one PostgreSQL for all of them (testDatabase). A given one is there already. */
export default async function setup(project: TestProject) {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const { url, close } = await testPostgres();
  project.provide('postgres', url);
  return close;
}
