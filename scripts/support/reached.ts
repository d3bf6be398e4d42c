import { existsSync, readFileSync } from 'node:fs';
import { STUBBED_AREAS, UNREACHABLE_CODES } from './stubbed-areas.ts';
import { deref, loadContract, operationsOf } from '../generate/contract.ts';
import type { Node } from '../generate/contract.ts';

/**
 * Error codes that the platform itself returns. Tests in server/platform call test operations instead of real ones, so
 * only these codes count as reached by them.
 */
const OF_THE_PLATFORM = new Set([
  'malformed_request',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'not_implemented',
  'internal',
  'rate_limited',
  'login_required',
  'session_expired',
]);

/** Returns the error codes that the contract declares in domain areas without stubs. */
function codesOfDelivered(): string[] {
  const contract = loadContract();
  const delivered = operationsOf(contract).filter(({ area }) => !STUBBED_AREAS.includes(area));
  const answers = delivered.flatMap(({ node }) =>
    Object.values<Node>(node.responses).map((answer) => deref(answer, contract)),
  );
  const examples = answers.flatMap((answer) =>
    Object.values<Node>(answer.content?.['application/problem+json']?.examples ?? {}),
  );
  return [...new Set(examples.map((example) => deref(example, contract).value.code as string))].sort();
}

/**
 * Compares the contract's error codes with those that the tests reached. Returns a message if a code is neither reached
 * nor listed as unreachable, or if a code is both.
 */
export function unreachedCodes(notes: string): string | undefined {
  const met = existsSync(notes)
    ? readFileSync(notes, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { codes: string[]; testPath: string })
    : [];
  const reached = new Set(
    met.flatMap(({ codes, testPath }) =>
      codes.filter((code) => !testPath.includes('/server/platform/') || OF_THE_PLATFORM.has(code)),
    ),
  );
  const missing = codesOfDelivered().filter((code) => !reached.has(code) && !(code in UNREACHABLE_CODES));
  const wrong = Object.keys(UNREACHABLE_CODES).filter((code) => reached.has(code));
  if (missing.length > 0) return `No test reaches these codes on our server: ${missing.join(', ')}.`;
  return wrong.length > 0
    ? `Tests reach these codes now; remove them from scripts/support/stubbed-areas.ts: ${wrong.join(', ')}.`
    : undefined;
}
