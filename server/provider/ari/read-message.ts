import type { AriUpdate } from '../../../generated/types.ts';
import { AriUpdate as AriUpdateSchema } from '../../../generated/zod/schemas.ts';
import { parseJson } from '../../platform/http/body.ts';
import { issuesInLists, ITEMS_AT_ONCE } from '../../platform/http/long-lists.ts';
import { fail, type FieldError, ok, type Outcome } from '../../platform/outcome.ts';
import { issueProblems } from '../issue-problems.rules.ts';
import { ROWS_MAX } from './ari-plan.rules.ts';

/** The contract's maximum length of `errors`, and of each explanation. */
const ERRORS_MAX = 100;
const DETAIL_MAX = 500;

/** Lists of messages, by the fields that contain them. */
const LISTS = ['days', 'options', 'departures'] as const;

/** Parses and validates a message. Fails with `malformed_request` or `validation`. */
export async function readMessage(body: Uint8Array): Promise<Outcome<AriUpdate, 'malformed_request' | 'validation'>> {
  const parsed = parseJson(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  if (!parsed.ok) return parsed;
  const issues = await issuesInLists(AriUpdateSchema, parsed.value);
  const all =
    issues.length > 0 ? issues : (AriUpdateSchema.safeParse(withoutChecked(parsed.value)).error?.issues ?? []);
  if (all.length > 0) return invalid(all.flatMap(issueProblems));
  const message = parsed.value as AriUpdate;
  let rows = 0;
  for (const list of LISTS) {
    rows += message[list]?.length ?? 0;
    if (list === 'departures') rows += (message[list] ?? []).reduce((sum, { cabins = [] }) => sum + cabins.length, 0);
    if (rows > ROWS_MAX) return invalid([{ pointer: `/${list}`, message: `More than ${ROWS_MAX} rows in total.` }]);
  }
  return ok(message);
}

/** Leaves out the rows of long lists, because issuesInLists has validated them. */
function withoutChecked(message: unknown): unknown {
  if (typeof message !== 'object' || message === null) return message;
  const rest: Record<string, unknown> = { ...message };
  for (const list of LISTS) {
    const rows = rest[list];
    if (Array.isArray(rows) && rows.length > ITEMS_AT_ONCE) rest[list] = [];
  }
  return rest;
}

function invalid(problems: readonly { pointer: string; message: string }[]) {
  const errors = problems
    .slice(0, ERRORS_MAX)
    .map(({ pointer, message }): FieldError => ({ pointer, code: 'validation', detail: message.slice(0, DETAIL_MAX) }));
  return fail('validation', { errors });
}
