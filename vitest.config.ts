import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One project per kind of test; `npm test` runs them all, `vitest run --project unit` one of them. */
function kind(name: string, include: string[], more: object = {}) {
  return {
    extends: true as const,
    test: { name, include, ...more },
  };
}

/** Those that run our server note what it refused: `npm test` wants every code reached. */
const noted = { setupFiles: ['tests/support/reached.ts'] };

/** Those that start processes: with time for a slow machine. */
const heavy = {
  testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 240_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/patience.ts'],
    maxWorkers: availableParallelism(),
    // Files of one worker share what they import: a test leaves nothing behind in a module or a global.
    isolate: false,
    // The looks of a mail are read from the brand's own style sheets.
    css: { include: [/tokens\.css\?raw/] },
    projects: [
      kind('conventions', ['tests/conventions/**/*.test.ts']),
      kind('unit', ['{openapi,server,machines,scripts}/**/*.test.ts', 'tests/support/**/*.test.ts'], {
        ...noted,
        globalSetup: 'tests/support/postgres-of-the-run.ts',
      }),
      // A tab has one of each store, made when its module is loaded: each file is a tab of its own. The browser around it is loaded once.
      kind('client', ['client/**/*.test.{ts,tsx}'], { isolate: true, pool: 'vmThreads' }),
      kind('quick', ['{openapi,machines}/**/*.test.ts', 'server/**/{*.rules,values/*}.test.ts']),
      kind('contract', ['tests/contract/**/*.test.ts'], { ...heavy, ...noted }),
      kind('races', ['tests/races/**/*.test.ts'], { ...heavy, ...noted }),
      // Two guests at once, as on any day: no journey may care who else is there.
      kind('journeys', ['tests/journeys/**/*.test.ts'], {
        ...heavy,
        exclude: ['tests/journeys/mock/**'],
        globalSetup: 'tests/support/journeys-on-server.ts',
      }),
      kind('mock', ['tests/journeys/mock/**/*.test.ts'], {
        ...heavy,
        fileParallelism: false,
        globalSetup: 'tests/support/journeys-on-mock.ts',
        // tests/support/dom evaluates the site's modules in windows without a browser.
        execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      }),
    ],
  },
});
