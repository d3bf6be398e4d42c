import { script, tests } from './steps.ts';
import type { Step } from './steps.ts';

/** What reads the sources and starts nothing. */
export const sourceSteps: readonly Step[] = [
  script('types', 'typecheck'),
  script('lint', 'lint:code'),
  script('format', 'format:check'),
  script('import rules', 'lint:imports'),
  tests('laws', 'laws'),
];

/** `npm run check`: the sources, and the tests that need no database and no process, in under a minute. */
export const quickSteps: readonly Step[] = [...sourceSteps, tests('quick unit', 'quick')];

/** That regenerating leaves no difference, and that the app emits the contract, are laws. */
export const contractSteps: readonly Step[] = [
  script('contract lint', 'lint:contract'),
  script('no breaking change since the last release', 'breaking'),
];

export const wholeSteps: readonly Step[] = [
  tests('unit', 'unit'),
  tests('contract fuzz, in memory and behind Prism', 'contract'),
  tests('races on real PostgreSQL', 'races'),
  tests('journeys, accessibility and budget', 'journeys'),
  tests('journeys on the mock', 'mock'),
];
