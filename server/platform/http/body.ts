import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fail, ProblemError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import type { Env, Operation } from './context.ts';

/** More than three times the depth of any request in the contract. */
const MAX_DEPTH = 32;

/**
 * Returns middleware that rejects a body before it is parsed, because parsing it would be expensive: 413 if it is longer than the operation
 * allows, 400 if its JSON is nested too deeply.
 */
export function guardBody(operation: Operation): MiddlewareHandler<Env>[] {
  const maxSize = operation['x-body-limit'];
  return maxSize === undefined ? [] : [limitLength(maxSize), limitDepth];
}

/**
 * Checks the declared length if there is one, because HTTP guarantees that the body is not longer. Otherwise, `bodyLimit` counts the bytes,
 * at the cost of a second Request object and web streams.
 */
function limitLength(maxSize: number): MiddlewareHandler<Env> {
  const tooLarge = (c: Context<Env>) => renderProblem(c, fail('payload_too_large').failure);
  const read = bodyLimit({ maxSize, onError: tooLarge as never });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      const refused = await read(c, async () => undefined).catch(rejectIncomplete);
      return refused ?? next();
    }
    return Number(length) > maxSize ? tooLarge(c) : next();
  };
}

/**
 * Handles a failure to read the body, which occurs only if the client has closed the connection. The client does not receive the response,
 * so its status appears only in the log.
 */
function rejectIncomplete(): never {
  throw new ProblemError(fail('malformed_request', { detail: 'The body is incomplete.' }).failure);
}

const limitDepth: MiddlewareHandler<Env> = async (c, next) => {
  if (hasJson(c) && nestsDeeper(await c.req.text().catch(rejectIncomplete), MAX_DEPTH))
    return renderProblem(
      c,
      fail('malformed_request', { detail: `The body is nested more than ${MAX_DEPTH} levels deep.` }).failure,
    );
  return next();
};

export function isJson(type: string): boolean {
  return /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
}

export function hasJson(c: Context<Env>): boolean {
  return isJson(c.req.header('Content-Type') ?? '');
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

function nestsDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
