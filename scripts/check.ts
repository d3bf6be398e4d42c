/** npm run check: types, lint, format, import rules, laws and the quick unit tests, in under a minute. */
import { quickSteps } from './support/checks.ts';
import { runSteps } from './support/steps.ts';

const { passed, failed } = await runSteps(quickSteps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
