/**
 * npm run test:long: runs the tests that find more bugs the longer they run. It takes half an hour or more and covers
 * many more fuzz requests, a hundred thousand races for the last room, repeated crashes, rolling restarts, PgBouncer,
 * attacks on a real server, a booking in every language, every kind of member, every social provider, every story, and
 * every journey on a slow connection.
 */
import { randomInt } from 'node:crypto';
import { longPreparation, longSteps, longStepsAlone } from './support/checks.ts';
import { reportTotal, runSteps, slowest, sumOf } from './support/steps.ts';

process.env['TEST_LONG'] = '1';
process.env['FUZZ_SEED'] ??= String(randomInt(2 ** 31));
console.log(`The random tests start with FUZZ_SEED=${process.env['FUZZ_SEED']}`);
const prepared = await runSteps(longPreparation);
const alone = await runSteps(longStepsAlone);
const done = await runSteps(longSteps, { atOnce: 2 });
console.log(`\nThe slowest tests:\n${slowest(done.tests)}`);
reportTotal(sumOf(prepared, alone, done));
