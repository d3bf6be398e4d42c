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

/**
 * Requires every scheme of at least one alternative in the operation's `security`. A scheme without a resolver rejects
 * every caller. Fails with `login_required` if no credential was sent, or with `session_expired` if the credential is
 * invalid. If the contract also allows calls without a credential (`{}`), an invalid credential is ignored.
 */
export function authorise(operation: Operation, resolvers: Resolvers): MiddlewareHandler<Env> {
  const alternatives = (operation.security ?? DEFAULT).map((schemes) => Object.keys(schemes) as SchemeName[]);
  return async (c, next) => {
    c.set('principals', {});
    if (alternatives.length > 0) c.set('principals', await admit(c, alternatives, resolvers));
    await next();
  };
}

async function admit(c: Context<Env>, alternatives: SchemeName[][], resolvers: Resolvers) {
  const sent = alternatives.filter((schemes) => schemes.length > 0 && schemes.every((scheme) => TOKEN_OF[scheme]?.(c)));
  for (const schemes of sent) {
    const principals = await resolveAll(c, schemes, resolvers);
    if (principals) return principals;
  }
  if (alternatives.some((schemes) => schemes.length === 0)) return {};
  throw new ProblemError(fail(sent.length > 0 ? 'session_expired' : 'login_required').failure);
}

async function resolveAll(c: Context<Env>, schemes: SchemeName[], resolvers: Resolvers) {
  const principals: Partial<Record<SchemeName, Principal>> = {};
  for (const scheme of schemes) {
    const token = TOKEN_OF[scheme](c)!;
    const known = token.length <= MAX_TOKEN ? await resolvers[scheme]?.(token) : undefined;
    if (!known) return undefined;
    principals[scheme] = known;
  }
  return principals;
}
