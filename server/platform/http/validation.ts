import type { Context } from 'hono';
import { fail } from '../outcome.ts';
import type { ErrorCode, FieldError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import { unstorablePlaces } from '../values/text.ts';
import type { Env } from './context.ts';

type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
};
type Result = { success: boolean; target: string; data?: unknown; error?: { issues: readonly unknown[] } };

/** Fields whose mistakes have a code of their own. */
const CODE_OF_FIELD: readonly [RegExp, ErrorCode][] = [
  [/phone/i, 'invalid_phone'],
  [/email/i, 'invalid_email'],
  [/^birthday$/i, 'invalid_birthday'],
  [/^passport_/, 'invalid_passport'],
];

/**
 * Answers a request that does not obey the contract, or that holds a text which no database can store: 422 with a pointer and a
 * code for each place. Called for body, query, path and headers, each after it was parsed.
 */
export function onInvalid(result: Result, c: Context): Response | undefined {
  const errors = result.success
    ? unstorablePlaces(result.data).map((path): FieldError => ({ pointer: pointerOf(path), code: 'validation' }))
    : (result.error?.issues ?? []).flatMap((issue) => placesOf(issue as Issue));
  if (result.success && errors.length === 0) return undefined;
  const codes = new Set(errors.map(({ code }) => code));
  const only = codes.size === 1 ? errors[0]?.code : undefined;
  return renderProblem(c as Context<Env>, fail(only ?? 'validation', { status: 422, errors }).failure);
}

/** An unrecognized key is wrong at its own place, not at the object that holds it. */
function placesOf(issue: Issue): FieldError[] {
  const paths =
    issue.code === 'unrecognized_keys' && issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ pointer: pointerOf(path), code: codeOf(path, issue.code) }));
}

function pointerOf(path: readonly PropertyKey[]) {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function codeOf(path: readonly PropertyKey[], issue: string): ErrorCode {
  if (issue === 'unrecognized_keys') return 'validation';
  const name = String(path.findLast((part) => typeof part === 'string') ?? '');
  // A login takes any password; only where one is chosen it has a format, and what is no text at all has none to judge.
  if (name === 'password' && (issue === 'invalid_format' || issue === 'custom')) return 'password_format';
  return CODE_OF_FIELD.find(([field]) => field.test(name))?.[1] ?? 'validation';
}
