import { defineConfig } from 'vitest/config';

/** One project per kind of test; `npm test` runs them one after the other, `vitest run --project unit` one of them. */
function kind(name: string, include: string[], more: object = {}) {
  return {
    extends: true as const,
    test: { name, include, ...more },
  };
}

/** Those that run our server note what it refused: `npm test` wants every code reached. */
const noted = { setupFiles: 'tests/support/reached.ts' };

/** Those that start processes: one file at a time, with time for a slow machine. */
const heavy = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    allowOnly: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      kind('laws', ['tests/laws/**/*.test.ts'], { testTimeout: 60_000 }),
      kind('unit', ['{server,machines,client,scripts}/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'], noted),
      kind('quick', ['{machines,client}/**/*.test.{ts,tsx}', 'server/**/{*.rules,values/*}.test.ts']),
      kind('contract', ['tests/contract/**/*.test.ts'], { ...heavy, ...noted }),
      kind('races', ['tests/races/**/*.test.ts'], { ...heavy, ...noted }),
      kind('journeys', ['tests/journeys/**/*.test.ts'], {
        ...heavy,
        exclude: ['tests/journeys/mock/**'],
        globalSetup: 'tests/support/journeys-on-server.ts',
      }),
      kind('mock', ['tests/journeys/mock/**/*.test.ts'], {
        ...heavy,
        globalSetup: 'tests/support/journeys-on-mock.ts',
      }),
    ],
  },
});
