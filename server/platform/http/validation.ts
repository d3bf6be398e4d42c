import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { fail } from '../outcome.ts';
import type { ErrorCode, FieldError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import { unstorablePaths } from '../values/text.ts';
import type { Env, Operation } from './context.ts';

type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
};
type Result = { success: boolean; target: string; data?: unknown; error?: { issues: readonly unknown[] } };

/** The contract's maximum length of `errors`. */
export const ERRORS_MAX = 100;

const CODE_OF_FIELD: readonly [RegExp, ErrorCode][] = [
  [/phone/i, 'invalid_phone'],
  [/email/i, 'invalid_email'],
  [/^birthday$/i, 'invalid_birthday'],
  [/^passport_/, 'invalid_passport'],
];

/**
 * Responds with 422 to a request that violates the contract or contains text that the database can't store. The
 * response contains a pointer and a code for each invalid field. Called after parsing, separately for the body, the
 * query, the path and the headers.
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

/**
 * Returns middleware that validates the declared headers, if there are any. OpenAPIHono would read all headers of the
 * request, which is slow.
 */
export function checkHeaders(operation: Operation): MiddlewareHandler<Env> | undefined {
  const { headers: schema } = (operation.request ?? {}) as { headers?: z.ZodObject };
  if (!schema) return undefined;
  const names = Object.keys(schema.shape);
  return async (c, next) => {
    const sent = names.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const result = schema.safeParse(Object.fromEntries(sent));
    const refused = onInvalid({ ...result, target: 'header' }, c);
    if (refused) return refused;
    c.req.addValidatedData('header', result.data!);
    return next();
  };
}

/**
 * Returns the field errors for an issue. For unrecognized keys, each error points to the key, not to the object that
 * contains it.
 */
function fieldErrorsOf(issue: Issue): FieldError[] {
  const paths =
    issue.code === 'unrecognized_keys' && issue.keys
      ? issue.keys.slice(0, ERRORS_MAX).map((key) => [...issue.path, key])
      : [issue.path];
  return paths.map((path) => ({ pointer: pointerOf(path), code: codeOf(path, issue.code) }));
}

function pointerOf(path: readonly PropertyKey[]) {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function codeOf(path: readonly PropertyKey[], issue: string): ErrorCode {
  if (issue === 'unrecognized_keys') return 'validation';
  const name = String(path.findLast((part) => typeof part === 'string') ?? '');
  // The contract requires a password's format only where a new password is chosen, not at login.
  if (name === 'password' && (issue === 'invalid_format' || issue === 'custom')) return 'password_format';
  return CODE_OF_FIELD.find(([field]) => field.test(name))?.[1] ?? 'validation';
}
