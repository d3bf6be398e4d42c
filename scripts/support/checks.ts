import { buildWhenNeeded } from '../../server/commands/build.ts';
import { ensureBrowser } from './browser.ts';
import { check, script, tests, testsOf } from './steps.ts';
import type { Step } from './steps.ts';

/** What reads the sources and starts nothing. */
export const sourceSteps: readonly Step[] = [
  script('types', 'typecheck'),
  script('import rules', 'lint:imports'),
  script('lint', 'lint:code'),
  script('format', 'format:check'),
];

/** `npm run check`: the sources, and the tests that need no process; those first that take longest. */
export const quickSteps: readonly Step[] = [
  tests('conventions and quick unit', 'conventions', 'quick', 'client'),
  ...sourceSteps,
];

/** That regenerating leaves no difference, and that the app emits the contract, are conventions. */
export const contractSteps: readonly Step[] = [
  script('contract lint', 'lint:contract'),
  script('no breaking change since the last release', 'breaking'),
];

/** Those whose tests read TEST_LONG: see tests/support/long.ts. */
export const longSteps: readonly Step[] = [
  tests('contract fuzz, in memory and behind Prism', 'contract'),
  tests('races on real PostgreSQL', 'races'),
  testsOf('every walk, language, kind of member and social provider', ['journeys'], {
    files: [
      'book',
      'kinds',
      'languages',
      'screens',
      'session',
      'session-social',
      'signup',
      'stay-change',
      'voyage',
    ].map((name) => `tests/journeys/${name}.test.ts`),
  }),
  testsOf('every journey on a slow line', ['journeys'], { env: { SLOW_LINE: '1', TEST_LONG: '' } }),
  testsOf('every story, walk and kind of member on the mock', ['mock'], {
    files: ['stories', 'journey', 'kinds'].map((name) => `tests/journeys/mock/${name}.test.ts`),
  }),
];

/** What has to be there before anything is walked. */
export const preparation: readonly Step[] = [
  check('a browser', ensureBrowser),
  check('the client builds', () => buildWhenNeeded({ quiet: true }).then(() => undefined)),
];

/**
 * What needs a browser or a database, and everything else that takes time. Journeys mostly wait, for a screen or for one another; they
 * begin, two kinds together. What keeps both cores busy ends.
 */
export const wholeSteps: readonly Step[] = [
  tests('journeys, accessibility and budget', 'journeys'),
  tests('journeys on the mock', 'mock'),
  tests('races on real PostgreSQL, contract fuzz', 'races', 'contract'),
  tests('unit and conventions', 'unit', 'client', 'conventions'),
];
