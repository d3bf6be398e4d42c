import { buildWhenNeeded } from '../../server/commands/build.ts';
import { ensureBrowser } from './browser.ts';
import { ensurePgBouncer } from './pgbouncer.ts';
import { check, script, tests, testsOf } from './steps.ts';
import type { Step } from './steps.ts';

export const sourceSteps: readonly Step[] = [
  script('types', 'typecheck'),
  script('import rules', 'lint:imports'),
  script('lint', 'lint:code'),
  script('format', 'format:check'),
];

/**
 * Steps of `npm run check`: the source checks and the tests that need neither a process nor a DOM. The longest step
 * comes first.
 */
export const quickSteps: readonly Step[] = [tests('conventions and rules', 'conventions', 'quick'), ...sourceSteps];

/**
 * Checks of the contract. The convention tests already check that generated/ is up to date and that the app emits the
 * contract.
 */
export const contractSteps: readonly Step[] = [
  script('contract lint', 'lint:contract'),
  script('no breaking change since the last release', 'breaking'),
];

/** Steps of `npm run test:long`. If TEST_LONG is set, most of their tests run more cases; see tests/support/long.ts. */
export const longSteps: readonly Step[] = [
  tests('unit tests and contract fuzz with many random values', 'unit', 'contract'),
  tests('races on real PostgreSQL', 'races'),
  tests('kill -9, server processes, npm start, rolling restarts, PgBouncer, fuzz behind Prism', 'operation'),
  tests('every journey, language, kind of member and social provider', 'journeys'),
  testsOf('every journey on a slow connection', ['journeys'], { env: { SLOW_LINE: '1', TEST_LONG: '' } }),
  tests('every story, journey and kind of member on the mock', 'mock'),
];

/** Steps of `npm run test:long` that measure how fast the server responds, so they run alone. */
export const longStepsAlone: readonly Step[] = [tests('attacks on a real server', 'attacks')];

export const preparation: readonly Step[] = [
  check('a browser', ensureBrowser),
  check('the client builds', () => buildWhenNeeded({ quiet: true }).then(() => undefined)),
];

export const longPreparation: readonly Step[] = [...preparation, check('PgBouncer', ensurePgBouncer)];

/**
 * The longer steps of `npm test`, most of which need a browser or a database. The two journey steps spend most of their
 * time waiting for screens, so they run first, at the same time.
 */
export const wholeSteps: readonly Step[] = [
  tests('journeys, accessibility and budget', 'journeys'),
  tests('journeys on the mock', 'mock'),
  tests('races, contract fuzz and unit', 'races', 'contract', 'unit'),
  tests('screens in memory and conventions', 'client', 'conventions'),
];
