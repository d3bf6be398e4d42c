/**
 * npm test: runs all checks, and all tests except those of `npm run test:long`. Prints each step with its time, the
 * details of failures, and, as the last line, the total.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractSteps, preparation, sourceSteps, wholeSteps } from './support/checks.ts';
import { unreachedCodes } from './support/reached.ts';
import { check, reportTotal, runSteps, slowest, sumOf } from './support/steps.ts';

const notes = mkdtempSync(join(tmpdir(), 'booking-reached-'));
process.env['REACHED_FILE'] = join(notes, 'codes.jsonl');

const prepared = await runSteps(preparation);
const done = await runSteps([...wholeSteps, ...contractSteps, ...sourceSteps], { atOnce: 2 });
const reached = await runSteps([
  check('every error code was reached', async () => unreachedCodes(process.env['REACHED_FILE']!)),
]);
rmSync(notes, { recursive: true, force: true });
console.log(`\nThe slowest tests:\n${slowest(done.tests)}`);
reportTotal(sumOf(prepared, done, reached));
