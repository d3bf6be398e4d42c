/**
 * npm run test:changed: runs the checks that the changes since the last commit can affect. To compare with another
 * base, use `npm run test:changed -- main`. Never runs journeys, races or the contract fuzz tests.
 */
import { sourceSteps } from './support/checks.ts';
import { reportTotal, runSteps, testsOf } from './support/steps.ts';

const [base = 'HEAD'] = process.argv.slice(2);
const changed = testsOf('tests that the changes can affect', ['conventions', 'unit', 'client'], {
  files: ['--changed', base, '--passWithNoTests'],
});
reportTotal(await runSteps([changed, ...sourceSteps], { atOnce: 2 }));
console.log('Not run: journeys, races and contract fuzz tests. Use `npm test` to run them.');
