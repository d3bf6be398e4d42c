import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fail, ProblemError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import type { Admission, Env, Operation } from './context.ts';
import { readForms } from './form.ts';
import { nestsTooDeep, TOO_DEEP } from './parse-json.ts';

/**
 * Returns middleware that rejects bodies that would be expensive to parse: 413 if a body is longer than the operation
 * allows, 400 if its JSON is nested too deeply. `admission` runs before the body is read.
 */
export function guardBody(operation: Operation, admission: Admission | undefined): MiddlewareHandler<Env>[] {
  const maxSize = operation['x-body-limit'];
  const admit = admission ? [requireAdmission(admission)] : [];
  if (maxSize === undefined) return admit;
  if (acceptsForm(operation)) return [limitDeclaredLength(maxSize), ...admit, readForms(maxSize)];
  const read = operation['x-raw-body'] ? [] : [limitDepth];
  return [limitDeclaredLength(maxSize), ...admit, limitLength(maxSize), ...read];
}

function acceptsForm({ request }: Operation): boolean {
  return 'multipart/form-data' in ((request as { body?: { content: object } } | undefined)?.body?.content ?? {});
}

function requireAdmission(admission: Admission): MiddlewareHandler<Env> {
  return async (c, next) => {
    const admitted = await admission(c);
    return admitted.ok ? next() : renderProblem(c, admitted.failure);
  };
}

function limitDeclaredLength(maxSize: number): MiddlewareHandler<Env> {
  return async (c, next) => (Number(c.req.header('Content-Length') ?? 0) > maxSize ? tooLarge(c) : next());
}

function tooLarge(c: Context<Env>): Response {
  return renderProblem(c, fail('payload_too_large').failure);
}

/**
 * Counts the bytes only if no length is declared, because counting is slow: it creates another Request and web streams.
 * Node never reads more bytes than declared.
 */
function limitLength(maxSize: number): MiddlewareHandler<Env> {
  const read = bodyLimit({ maxSize, onError: tooLarge as never });
  return async (c, next) => {
    const declared = c.req.header('Content-Length') !== undefined && c.req.header('Transfer-Encoding') === undefined;
    const refused = declared ? undefined : await read(c, async () => undefined).catch(rejectIncomplete);
    return refused ?? next();
  };
}

/** Reading fails only if the client has closed the connection, so the status is visible only in the log. */
function rejectIncomplete(): never {
  throw new ProblemError(fail('malformed_request', { detail: 'The body is incomplete.' }).failure);
}

const limitDepth: MiddlewareHandler<Env> = async (c, next) => {
  if (hasJson(c) && nestsTooDeep(await c.req.text().catch(rejectIncomplete))) return renderProblem(c, TOO_DEEP.failure);
  return next();
};

/** Reads the body of an operation with `x-raw-body`. */
export async function readBody(c: Context<Env>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await c.req.arrayBuffer().catch(rejectIncomplete));
}

export function isJson(type: string): boolean {
  return /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
}

export function hasJson(c: Context<Env>): boolean {
  return isJson(c.req.header('Content-Type') ?? '');
}
