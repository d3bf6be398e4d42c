import type { Context, MiddlewareHandler } from 'hono';
import { fail, ProblemError } from '../outcome.ts';
import { BEARER_TOKEN } from '../tokens.ts';
import type { Env, Operation, Principal, Resolvers, SchemeName } from './context.ts';

export type { Principal, Resolvers, SchemeName } from './context.ts';
export { principal } from './context.ts';

export function bearerOf(c: Context): string | undefined {
  const token = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  return token && BEARER_TOKEN.test(token) ? token : undefined;
}

const TOKEN_OF: Record<SchemeName, (c: Context) => string | undefined> = {
  bearerAuth: bearerOf,
  reservationToken: (c) => c.req.header('Reservation-Token') || undefined,
  quoteToken: (c) => c.req.header('Quote-Token') || undefined,
  signupToken: (c) => c.req.header('Signup-Token') || undefined,
  providerKey: (c) => c.req.header('Provider-Key') || undefined,
};

/** Applies to operations that declare no `security`. */
const DEFAULT = [{ bearerAuth: [] }];
const MAX_TOKEN = 512;

type Requirement = Readonly<Record<string, readonly string[]>>;

/**
 * Requires every scheme of at least one alternative in the operation's `security`, with the scopes that it lists. A
 * scheme without a resolver rejects every caller. Fails with `login_required` if no credential was sent, with
 * `invalid_api_key` or `session_expired` if the credential is invalid, and with `insufficient_scope` if it lacks a
 * scope. If the contract also allows calls without a credential (`{}`), an invalid credential is ignored.
 */
export function authorise(operation: Operation, resolvers: Resolvers): MiddlewareHandler<Env> {
  const alternatives = operation.security ?? DEFAULT;
  return async (c, next) => {
    c.set('principals', {});
    if (alternatives.length > 0) c.set('principals', await admit(c, alternatives, resolvers));
    await next();
  };
}

function schemesOf(requirement: Requirement): SchemeName[] {
  return Object.keys(requirement) as SchemeName[];
}

async function admit(c: Context<Env>, alternatives: readonly Requirement[], resolvers: Resolvers) {
  const sent = alternatives.filter((requirement) => {
    const schemes = schemesOf(requirement);
    return schemes.length > 0 && schemes.every((scheme) => TOKEN_OF[scheme]?.(c));
  });
  for (const requirement of sent) {
    const principals = await resolveAll(c, requirement, resolvers);
    if (principals) return principals;
  }
  if (alternatives.some((requirement) => schemesOf(requirement).length === 0)) return {};
  if (sent.length === 0) throw new ProblemError(fail('login_required').failure);
  throw new ProblemError(fail(sent.some(isForProviders) ? 'invalid_api_key' : 'session_expired').failure);
}

function isForProviders(requirement: Requirement): boolean {
  return 'providerKey' in requirement;
}

async function resolveAll(c: Context<Env>, requirement: Requirement, resolvers: Resolvers) {
  const principals: Partial<Record<SchemeName, Principal>> = {};
  for (const scheme of schemesOf(requirement)) {
    const token = TOKEN_OF[scheme](c)!;
    const known = token.length <= MAX_TOKEN ? await resolvers[scheme]?.(token) : undefined;
    if (!known) return undefined;
    requireScopes(known, requirement[scheme] ?? []);
    principals[scheme] = known;
  }
  return principals;
}

function requireScopes({ scopes = [] }: Principal, required: readonly string[]): void {
  const missing = required.find((scope) => !scopes.includes(scope));
  if (missing === undefined) return;
  throw new ProblemError(fail('insufficient_scope', { detail: `The key lacks the scope ${missing}.` }).failure);
}
