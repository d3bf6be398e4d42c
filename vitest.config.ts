import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Defines the project for one kind of test. `vitest run --project unit` runs a single project. */
function kind(name: string, include: string[], more: object = {}) {
  return {
    extends: true as const,
    test: { name, include, ...more },
  };
}

/**
 * For projects that run our server: records the error codes that it returns, because `npm test` requires every code to
 * be reached, and seeds random values.
 */
const noted = {
  setupFiles: ['tests/support/reached.ts', 'tests/support/seed.ts', 'tests/support/client/no-owner-stacks.ts'],
};

/** For projects that start processes: time limits that are long enough for a slow machine. */
const heavy = {
  testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 240_000,
  hookTimeout: process.env['TEST_LONG'] ? 3_600_000 : 180_000,
};

/** tests/support/dom runs the site's modules in windows without a browser, which requires this Node.js flag. */
const withDom = { execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] };

export default defineConfig({
  test: {
    allowOnly: false,
    testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 60_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/patience.ts'],
    maxWorkers: availableParallelism(),
    // Test files in the same worker share imported modules, so a test must leave no state in modules or globals.
    isolate: false,
    // Emails take their colours and fonts from the brands' style sheets.
    css: { include: [/tokens\.css\?raw/] },
    projects: [
      kind('conventions', ['tests/conventions/**/*.test.ts']),
      kind('unit', ['{openapi,server,machines,scripts}/**/*.test.ts', 'tests/support/**/*.test.ts'], {
        ...noted,
        globalSetup: 'tests/support/database/postgres-of-the-run.ts',
      }),
      // Stores are created when their modules load, as in a browser tab, so each test file needs its own modules. With
      // vmThreads, happy-dom is still loaded only once per worker.
      kind('client', ['client/**/*.test.{ts,tsx}'], {
        isolate: true,
        pool: 'vmThreads',
        setupFiles: ['tests/support/client/no-owner-stacks.ts'],
      }),
      kind('quick', ['{openapi,machines}/**/*.test.ts', 'server/**/{*.rules,values/*}.test.ts'], {
        setupFiles: ['tests/support/seed.ts'],
      }),
      kind('contract', ['tests/contract/**/*.test.ts'], { ...heavy, ...noted }),
      kind('attacks', ['tests/attacks/**/*.test.ts'], { ...heavy, fileParallelism: false }),
      kind('races', ['tests/races/**/*.test.ts'], { ...heavy, ...noted }),
      kind('operation', ['tests/operation/**/*.test.ts'], {
        ...heavy,
        globalSetup: 'tests/support/database/postgres-of-the-run.ts',
      }),
      // Test files run in parallel, so a journey must work while other guests use the site.
      kind('journeys', ['tests/journeys/**/*.test.ts'], {
        ...heavy,
        exclude: ['tests/journeys/mock/**'],
        globalSetup: 'tests/support/site/journeys-on-server.ts',
        ...withDom,
      }),
      kind('mock', ['tests/journeys/mock/**/*.test.ts'], {
        ...heavy,
        exclude: process.env['TEST_LONG'] ? [] : ['tests/journeys/mock/dev-mock.test.ts'],
        fileParallelism: false,
        globalSetup: 'tests/support/site/journeys-on-mock.ts',
        ...withDom,
      }),
    ],
  },
});
