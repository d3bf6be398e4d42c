/** npm run check: checks types, lint rules, formatting, import rules and conventions, and runs the fast unit tests. */
import { quickSteps } from './support/checks.ts';
import { reportTotal, runSteps } from './support/steps.ts';

reportTotal(await runSteps(quickSteps, { atOnce: 2 }));
