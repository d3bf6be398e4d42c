/** npm run check: types, lint, format, import rules, conventions and fast unit tests. */
import { quickSteps } from './support/checks.ts';
import { reportTotal, runSteps } from './support/steps.ts';

reportTotal(await runSteps(quickSteps, { atOnce: 2 }));
