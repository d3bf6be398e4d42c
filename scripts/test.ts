/** npm test: everything, each step with its time; quiet about what passes. The last line is the sum. */
import { haveBrowser } from './support/browser.ts';
import { buildWhenNeeded } from './build.ts';
import { contractSteps, quickSteps, wholeSteps } from './support/checks.ts';
import { check, runSteps } from './support/steps.ts';

const { passed, failed } = await runSteps([
  ...contractSteps,
  ...quickSteps,
  check('a browser', haveBrowser),
  check('the client builds', () => buildWhenNeeded({ quiet: true }).then(() => undefined)),
  ...wholeSteps,
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
