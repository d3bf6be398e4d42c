import type { Hono, MiddlewareHandler } from 'hono';
import { fail, ok, ProblemError } from '../outcome.ts';
import { sendingOff } from '../sending-off.ts';
import { renderProblem } from './problem.ts';
import { guardBody, hasJson } from './body.ts';
import type { Admissions, Env, Operation, Proof, Proofs, Resolvers } from './context.ts';
import { checkLongLists } from './long-lists.ts';
import { authorise } from './security.ts';
import { checkHeaders } from './validation.ts';

function patternOf(path: string) {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

type Guards = { resolvers: Resolvers; sending: boolean; admissions?: Admissions; proofs?: Proofs };

/**
 * Adds the checks that run before the path, the query and the body are validated against the contract: SEND=off,
 * credentials, admissions, body size, long lists, proofs and headers.
 */
export function guardOperations(
  api: Hono<Env>,
  operations: readonly Operation[],
  { resolvers, sending, admissions = {}, proofs = {} }: Guards,
): void {
  for (const operation of operations) {
    const path = patternOf(operation.path);
    const method = operation.method.toUpperCase();
    api.on([method], [path], async (c, next) => {
      c.set('operation', operation);
      if (operation['x-outward'] && !sending) throw sendingOff();
      await next();
    });
    api.on([method], [path], authorise(operation, resolvers));
    for (const guard of guardBody(operation, admissions[operation.operationId])) api.on([method], [path], guard);
    const lists = checkLongLists(operation);
    if (lists) api.on([method], [path], lists);
    const proof = proofs[operation.operationId];
    if (proof) api.on([method], [path], requireProof(proof));
    const headers = checkHeaders(operation);
    if (headers) api.on([method], [path], headers);
  }
}

/** Requires a valid proof in a JSON body. A body that isn't JSON is passed on, because validation rejects it later. */
function requireProof(proof: Proof): MiddlewareHandler<Env> {
  return async (c, next) => {
    const body: unknown = hasJson(c) ? await c.req.json().catch(() => undefined) : undefined;
    const proven = body === undefined ? ok() : await proof(c, body);
    if (!proven.ok) throw new ProblemError(proven.failure);
    c.set('proven', proven.value);
    await next();
  };
}

/** Responds with 405 to other methods on known paths. Call after the handlers have been added. */
export function refuseOtherMethods(api: Hono<Env>, operations: readonly Operation[]): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) {
    methods.set(path, [
      ...(methods.get(path) ?? []),
      ...(method.toLowerCase() === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]),
    ]);
  }
  for (const [path, allowed] of methods) {
    api.all(patternOf(path), (c) =>
      renderProblem(c, fail('method_not_allowed', { headers: { Allow: allowed.join(', ') } }).failure),
    );
  }
}
