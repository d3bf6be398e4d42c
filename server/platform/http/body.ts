import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fail, ProblemError } from '../outcome.ts';
import { renderProblem } from './problem.ts';
import type { Env, Operation } from './context.ts';

/** No request of the contract is a third as deep. */
const MAX_DEPTH = 32;

/**
 * Before anything is made of a body: 413 when it is longer than its operation takes, 400 when its JSON nests deeper than any request
 * does. Both are told without parsing it, for parsing is what such a body is to make dear.
 */
export function guardBody(operation: Operation): MiddlewareHandler<Env>[] {
  const maxSize = operation['x-body-limit'];
  return maxSize === undefined ? [] : [limitLength(maxSize), limitDepth];
}

/**
 * A body that says its length is judged by that, which HTTP holds it to. One that does not is read by bodyLimit; asked for every
 * body it would cost each request a second Request and web streams.
 */
function limitLength(maxSize: number): MiddlewareHandler<Env> {
  const tooLarge = (c: Context<Env>) => renderProblem(c, fail('payload_too_large').failure);
  const read = bodyLimit({ maxSize, onError: tooLarge as never });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      const refused = await read(c, async () => undefined).catch(brokenOff);
      return refused ?? next();
    }
    return Number(length) > maxSize ? tooLarge(c) : next();
  };
}

/** A body can be read to its end unless whoever sends it has gone: nobody's fault, and nobody hears the answer. */
function brokenOff(): never {
  throw new ProblemError(fail('malformed_request', { detail: 'The body did not come whole.' }).failure);
}

const limitDepth: MiddlewareHandler<Env> = async (c, next) => {
  if (hasJson(c) && nestsDeeper(await c.req.text().catch(brokenOff), MAX_DEPTH))
    return renderProblem(c, fail('malformed_request', { detail: `The body nests deeper than ${MAX_DEPTH}.` }).failure);
  return next();
};

/** Whether a content type is one of JSON. */
export function isJson(type: string): boolean {
  return /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
}

export function hasJson(c: Context<Env>): boolean {
  return isJson(c.req.header('Content-Type') ?? '');
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text nests deeper than so many levels, in one pass that ends where it does. */
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
