/**
 * npm run test:long: what proves more the longer it runs. Many times the requests of the fuzz, a hundred thousand contests for the
 * last room, kill after kill, a booking in every language, every kind of member and social provider, every story, every journey
 * with each answer late. It takes half an hour or more; the tests are those of `npm test`.
 */
import { randomInt } from 'node:crypto';
import { longSteps, preparation } from './support/checks.ts';
import { reportTotal, runSteps, slowest, sumOf } from './support/steps.ts';

process.env['TEST_LONG'] = '1';
process.env['FUZZ_SEED'] ??= String(randomInt(2 ** 31));
console.log(`The fuzz begins at FUZZ_SEED=${process.env['FUZZ_SEED']}`);
const prepared = await runSteps(preparation);
const done = await runSteps(longSteps, { atOnce: 2 });
console.log(`\nThe slowest tests:\n${slowest(done.tests)}`);
reportTotal(sumOf(prepared, done));
