import type * as z from 'zod';
import type { AriUpdate } from '../../../generated/types.ts';
import { AriDays, AriDeparture, AriOptionDays, AriUpdate as AriUpdateSchema } from '../../../generated/zod/schemas.ts';
import { parseJson } from '../../platform/http/parse-json.ts';
import { fail, type FieldError, ok, type Outcome } from '../../platform/outcome.ts';
import { issueProblems } from '../issue-problems.rules.ts';
import { ROWS_MAX } from './ari-plan.rules.ts';

/** The contract's maximum length of `errors`, and of each explanation. */
const ERRORS_MAX = 100;
const DETAIL_MAX = 500;

/** The contract's maximum length of a list in a row. */
const LIST_IN_ROW_MAX = 100;

const ROWS = { days: AriDays, options: AriOptionDays, departures: AriDeparture } as const;
const LISTS = Object.keys(ROWS) as (keyof typeof ROWS)[];

type Issue = z.core.$ZodIssue;

export type MessageHead = Pick<AriUpdate, 'hotel_code' | 'message_id' | 'sequence'>;

export function headOf({ hotel_code, message_id, sequence }: AriUpdate): MessageHead {
  return { hotel_code, message_id, sequence };
}

/** Parses and validates a message. Fails with `malformed_request` or `validation`. */
export function readMessage(body: Uint8Array): Outcome<AriUpdate, 'malformed_request' | 'validation'> {
  const parsed = parseJson(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  if (!parsed.ok) return parsed;
  const issues = issuesOf(parsed.value);
  if (issues.length > 0) return invalid(issues.flatMap(issueProblems));
  const message = parsed.value as AriUpdate;
  let rows = 0;
  for (const list of LISTS) {
    rows += message[list]?.length ?? 0;
    if (list === 'departures') rows += (message[list] ?? []).reduce((sum, { cabins = [] }) => sum + cabins.length, 0);
    if (rows > ROWS_MAX) return invalid([{ pointer: `/${list}`, message: `More than ${ROWS_MAX} rows in total.` }]);
  }
  return ok(message);
}

/**
 * Validates the rows one by one, and stops once there are as many issues as a response can hold. Validating the whole
 * message would collect every issue, and millions of issues don't fit into memory.
 */
function issuesOf(message: unknown): Issue[] {
  const isObject = typeof message === 'object' && message !== null;
  const rest: Record<string, unknown> = isObject ? { ...message } : {};
  const issues: Issue[] = [];
  for (const list of LISTS) {
    const rows = rest[list];
    if (!Array.isArray(rows)) continue;
    rest[list] = [];
    for (let i = 0; i < rows.length && issues.length < ERRORS_MAX; i += 1) {
      const { error } = ROWS[list].safeParse(shortened(rows[i]));
      for (const issue of error?.issues ?? []) issues.push({ ...issue, path: [list, i, ...issue.path] });
    }
  }
  return [...(AriUpdateSchema.safeParse(isObject ? rest : message).error?.issues ?? []), ...issues];
}

/** Shortens lists in a row that are too long, but not so far that they become valid. */
function shortened(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const tooLong = Object.entries(row).filter(([, value]) => Array.isArray(value) && value.length > LIST_IN_ROW_MAX);
  if (tooLong.length === 0) return row;
  const short = tooLong.map(([name, value]) => [name, (value as unknown[]).slice(0, LIST_IN_ROW_MAX + 1)]);
  return { ...row, ...Object.fromEntries(short) };
}

function invalid(problems: readonly { pointer: string; message: string }[]) {
  const errors = problems
    .slice(0, ERRORS_MAX)
    .map(({ pointer, message }): FieldError => ({ pointer, code: 'validation', detail: message.slice(0, DETAIL_MAX) }));
  return fail('validation', { errors });
}
