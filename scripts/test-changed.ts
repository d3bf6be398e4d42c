/**
 * npm run test:changed: the checks that the changes since the last commit can affect. Another base: `npm run test:changed -- main`.
 * Leaves out journeys, races and the contract's fuzz, which `npm test` runs.
 */
import { sourceSteps } from './support/checks.ts';
import { reportTotal, runSteps, testsOf } from './support/steps.ts';

const [base = 'HEAD'] = process.argv.slice(2);
const changed = testsOf('tests that the changes can affect', ['conventions', 'unit', 'client'], {
  files: ['--changed', base, '--passWithNoTests'],
});
reportTotal(await runSteps([changed, ...sourceSteps], { atOnce: 2 }));
console.log('Not run: journeys, races and contract fuzz. `npm test` runs everything.');
