/**
 * npm run certify -- --url http://localhost:8080 --company haneul --key KEY [--case ID] [--json]
 *
 * Certifies the provider's side of a server: loads a property of its own, books, cancels, reads and changes, and prints
 * a verdict for each case. Needs a key with every scope and the card provider's sandbox. Exits with code 1 if a case
 * fails. Certify a test installation, because the property and its reservations stay.
 */
import { parseArgs } from 'node:util';
import type { Send } from './calls.ts';
import { CASES, certify, type Verdict } from './certification.ts';

const USAGE = 'npm run certify -- --url http://localhost:8080 --company haneul --key KEY [--case ID] [--json]';

function print({ case: each, steps, failure }: Verdict): void {
  const lines = [
    `${failure === undefined ? 'PASS' : 'FAIL'}  ${each.id}`,
    `      Given ${each.given}, when ${each.when}: ${each.expect}.`,
    ...steps.map(({ request, status }) => `      ${status}  ${request}`),
    ...(failure === undefined ? [] : failure.split('\n').map((line) => `      ${line}`)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sendTo(url: string): Send {
  return (path, init) => fetch(`${url.replace(/\/$/, '')}/api${path}`, init);
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    company: { type: 'string' },
    key: { type: 'string' },
    case: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const { url, company, key } = values;
if (!url || !company || !key) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const cases = CASES.filter(({ id }) => values.case === undefined || id === values.case);
const verdicts = await certify({ send: sendTo(url), key, company, now: new Date() }, cases);
const failed = verdicts.filter(({ failure }) => failure !== undefined).length;
if (values.json) {
  const report = verdicts.map(({ case: { run: _, ...each }, ...verdict }) => ({ ...each, ...verdict }));
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} else {
  for (const verdict of verdicts) print(verdict);
  process.stdout.write(`\n${verdicts.length - failed} of ${verdicts.length} cases passed.\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
