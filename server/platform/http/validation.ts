import type { Context } from 'hono';
import { fail } from '../outcome.ts';
import type { ErrorCode, FieldError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import { unstorablePaths } from '../values/text.ts';
import type { Env } from './context.ts';

type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
};
type Result = { success: boolean; target: string; data?: unknown; error?: { issues: readonly unknown[] } };

/** Fields whose errors have a code of their name. */
const CODE_OF_FIELD: readonly [RegExp, ErrorCode][] = [
  [/phone/i, 'invalid_phone'],
  [/email/i, 'invalid_email'],
  [/^birthday$/i, 'invalid_birthday'],
  [/^passport_/, 'invalid_passport'],
];

/**
 * Answers 422 for a request that violates the contract or contains text that no database can store, with a pointer and a code for each
 * field. Called for body, query, path and headers, each after parsing.
 */
export function onInvalid(result: Result, c: Context): Response | undefined {
  const errors = result.success
    ? unstorablePaths(result.data).map((path): FieldError => ({ pointer: pointerOf(path), code: 'validation' }))
    : (result.error?.issues ?? []).flatMap((issue) => fieldErrorsOf(issue as Issue));
  if (result.success && errors.length === 0) return undefined;
  const codes = new Set(errors.map(({ code }) => code));
  const only = codes.size === 1 ? errors[0]?.code : undefined;
  return renderProblem(c as Context<Env>, fail(only ?? 'validation', { status: 422, errors }).failure);
}

/** Points an unrecognized key to the key, not to its object. */
function fieldErrorsOf(issue: Issue): FieldError[] {
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
  // At login any password is valid input. Only a chosen password has a format.
  if (name === 'password' && (issue === 'invalid_format' || issue === 'custom')) return 'password_format';
  return CODE_OF_FIELD.find(([field]) => field.test(name))?.[1] ?? 'validation';
}
