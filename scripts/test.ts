/** npm test: everything, each step with its time; quiet about what passes. The last line is the sum. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from './build.ts';
import { haveBrowser } from './support/browser.ts';
import { contractSteps, sourceSteps, wholeSteps } from './support/checks.ts';
import { unreachedCodes } from './support/reached.ts';
import { check, runSteps } from './support/steps.ts';

const notes = mkdtempSync(join(tmpdir(), 'booking-reached-'));
process.env['REACHED_FILE'] = join(notes, 'codes.jsonl');

const { passed, failed } = await runSteps([
  ...contractSteps,
  ...sourceSteps,
  check('a browser', haveBrowser),
  check('the client builds', () => buildWhenNeeded({ quiet: true }).then(() => undefined)),
  ...wholeSteps,
  check('every error code was reached', async () => unreachedCodes(process.env['REACHED_FILE']!)),
]);
rmSync(notes, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
