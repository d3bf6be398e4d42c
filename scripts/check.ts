/** npm run check: types, lint, format, import rules, conventions and the quick unit tests, in half a minute. */
import { quickSteps } from './support/checks.ts';
import { reportTotal, runSteps } from './support/steps.ts';

reportTotal(await runSteps(quickSteps, { atOnce: 2 }));
