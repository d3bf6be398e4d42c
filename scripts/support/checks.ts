import { script, tests } from './steps.ts';
import type { Step } from './steps.ts';

/** What needs neither a browser nor a database server: `npm run check`, and the first half of `npm test`. */
export const quickSteps: readonly Step[] = [
  script('types', 'typecheck'),
  script('lint', 'lint:code'),
  script('format', 'format:check'),
  script('import rules', 'lint:imports'),
  tests('laws', 'laws'),
  tests('unit', 'unit'),
];

/** That regenerating leaves no difference, and that the app emits the contract, are laws. */
export const contractSteps: readonly Step[] = [
  script('contract lint', 'lint:contract'),
  script('no breaking change since the last release', 'breaking'),
];

export const wholeSteps: readonly Step[] = [
  tests('contract fuzz, in memory and behind Prism', 'contract'),
  tests('races on real PostgreSQL', 'races'),
  tests('journeys, accessibility and budget', 'journeys'),
  tests('journeys on the mock', 'mock'),
];
