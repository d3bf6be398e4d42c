import type { Context } from 'hono';
import type { ActingFor, Actor } from '../audit/audit.ts';
import { callerOf, type IdempotentCall, MAX_PROVIDER_KEYS, type ProviderCall } from '../idempotency.ts';
import type { Logger } from '../log.ts';
import { type ErrorCode, fail, type Outcome, ProblemError } from '../outcome.ts';
import type { Language } from '../values/language.ts';

/** Used as the client address if the connection has none. */
export const UNKNOWN_ADDRESS = 'unknown';

export type SchemeName = 'bearerAuth' | 'reservationToken' | 'quoteToken' | 'signupToken' | 'providerKey';

/**
 * The owner of a credential. `subject` identifies the owner within the company, for example by a hold or reservation
 * number, a quote ID or a member ID. `scopes` are the permissions of a provider key.
 */
export type Principal = { companyCode: string; subject: string; scopes?: readonly string[]; detail?: unknown };

/** Returns the owner of a token, or undefined if the token is unknown, expired or revoked. */
export type Resolver = (token: string) => Promise<Principal | undefined>;
export type Resolvers = Partial<Record<SchemeName, Resolver>>;

/** Runs before the body is read, for example to check a rate limit or an owner. */
export type Admission = (c: Context<Env>) => Promise<Outcome<unknown, ErrorCode>>;
/** Admissions by operationId. */
export type Admissions = Readonly<Record<string, Admission>>;

/** Verifies a proof in a request's body, such as a signature. */
export type Proof = (c: Context<Env>, body: unknown) => Promise<Outcome<unknown, ErrorCode>>;
/** Proofs by operationId. */
export type Proofs = Readonly<Record<string, Proof>>;

type Media = { schema: { safeParse(value: unknown): { success: boolean; error?: { issues: readonly unknown[] } } } };

export type Operation = {
  method: string;
  path: string;
  operationId: string;
  security?: readonly Record<string, readonly string[]>[];
  request?: object;
  'x-body-limit'?: number;
  /** The handler reads and validates the body itself. */
  'x-raw-body'?: boolean;
  /** The operation calls a card provider or sends a message, so it is unavailable with SEND=off. */
  'x-outward'?: boolean;
  responses: Record<string | number, { content?: Record<string, Media> | undefined }>;
};

export type Env = {
  Variables: {
    requestId: string;
    /** The server's logger. Use `logOf` for lines about this request. */
    log: Logger;
    operation?: Operation;
    principals: Partial<Record<SchemeName, Principal>>;
    clientAddress: string;
    proven?: unknown;
    frameAncestors?: readonly string[];
    /** Whether the response is a page that search engines may index. */
    indexed?: boolean;
    language: Language;
  };
};

/**
 * Returns a logger that adds the request ID, or undefined if `openRequest` hasn't run yet. The logger is created on
 * demand, because most requests log only their access line.
 */
export function logOf(c: Context<Env>): Logger | undefined {
  return (c.get('log') as Logger | undefined)?.child({ request_id: c.get('requestId') });
}

/**
 * Returns the principal of a scheme. Throws `login_required` if the request has none, for example because the operation
 * doesn't require the scheme.
 */
export function principal(c: Context<Env>, scheme: SchemeName): Principal {
  const known = c.get('principals')[scheme];
  if (!known) throw new ProblemError(fail('login_required').failure);
  return known;
}

/** Returns the company of the provider key that calls the operation. */
export function companyOf(c: Context<Env>): string {
  return principal(c, 'providerKey').companyCode;
}

/** Returns the system that calls a provider's operation, for the audit log. */
export function actingFor(c: Context<Env>): ActingFor {
  const { companyCode, detail } = principal(c, 'providerKey');
  return { companyCode, actor: detail as Actor, requestId: c.get('requestId') };
}

export function memberOf(c: Context<Env>): { companyCode: string; memberId: string } | null {
  const known = c.var.principals.bearerAuth;
  return known ? { companyCode: known.companyCode, memberId: known.subject } : null;
}

/** Describes the current call for `idempotent`. `request` contains its body and path parameters. */
export function idempotentCall(c: Context<Env>, scheme: SchemeName, request: unknown): IdempotentCall {
  const caller = principal(c, scheme);
  return {
    companyCode: caller.companyCode,
    operation: c.get('operation')!.operationId,
    caller: callerOf(scheme, caller.subject),
    key: c.req.header('Idempotency-Key') ?? '',
    request,
    requestId: c.get('requestId'),
    ...(scheme === 'providerKey' && { maxKeys: MAX_PROVIDER_KEYS }),
  };
}

/** Like `idempotentCall`, for a provider's operation. */
export function providerCall(c: Context<Env>, request: unknown): ProviderCall {
  return { by: actingFor(c), call: idempotentCall(c, 'providerKey', request) };
}
