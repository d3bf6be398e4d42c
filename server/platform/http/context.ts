import type { Context } from 'hono';
import { callerOf, type IdempotentCall } from '../idempotency.ts';
import type { Logger } from '../log.ts';
import { type ErrorCode, fail, type Outcome, ProblemError } from '../outcome.ts';
import type { Language } from '../values/language.ts';

/** Of a caller whose connection says nothing: nobody's. */
export const UNKNOWN_ADDRESS = 'unknown';

/** The names that the contract gives its credentials. */
export type SchemeName = 'bearerAuth' | 'reservationToken' | 'quoteToken' | 'signupToken' | 'providerKey';

/** Who showed a credential. `subject`: hold or reservation number, quote id, member id, name of the key. */
export type Principal = { companyCode: string; subject: string; detail?: unknown };

/** Who is it? Undefined when the token is unknown, has expired or was ended. */
export type Resolver = (token: string) => Promise<Principal | undefined>;
export type Resolvers = Partial<Record<SchemeName, Resolver>>;

/** What a call shows in its body, such as a signature, where no header does. By operationId. */
export type Proof = (c: Context<Env>, body: unknown) => Promise<Outcome<unknown, ErrorCode>>;
export type Proofs = Readonly<Record<string, Proof>>;

type Media = { schema: { safeParse(value: unknown): { success: boolean; error?: { issues: readonly unknown[] } } } };

/** What the platform needs to know of an operation of the contract. */
export type Operation = {
  method: string;
  path: string;
  operationId: string;
  security?: readonly Record<string, readonly string[]>[];
  request?: object;
  /** Bytes that its body may have, where it has one. */
  'x-body-limit'?: number;
  responses: Record<string | number, { content?: Record<string, Media> | undefined }>;
};

export type Env = {
  Variables: {
    requestId: string;
    /** Of the server; what concerns this request goes to `logOf`. */
    log: Logger;
    operation?: Operation;
    principals: Partial<Record<SchemeName, Principal>>;
    clientAddress: string;
    /** What the call has shown in its body, where its operation demands a proof. */
    proven?: unknown;
    /** Of a page of the site: the origins that may show it in a frame. */
    frameAncestors?: readonly string[];
    /** The guest's, of the product's, by Accept-Language. */
    language: Language;
  };
};

/**
 * Where this request's lines go, with its id; undefined before it is open. Made when it is asked for: few requests say more than
 * their one line.
 */
export function logOf(c: Context<Env>): Logger | undefined {
  return (c.get('log') as Logger | undefined)?.child({ request_id: c.get('requestId') });
}

/** The one whom the contract demanded for this operation. */
export function principal(c: Context<Env>, scheme: SchemeName): Principal {
  const known = c.get('principals')[scheme];
  if (!known) throw new ProblemError(fail('login_required').failure);
  return known;
}

/** The member who is logged in, where a visitor may call too; null for a visitor. */
export function memberOf(c: Context<Env>): { companyCode: string; memberId: string } | null {
  const known = c.var.principals.bearerAuth;
  return known ? { companyCode: known.companyCode, memberId: known.subject } : null;
}

/** This call, which may come twice. `request` is everything that makes it this call: its body and path parameters. */
export function idempotentCall(c: Context<Env>, scheme: SchemeName, request: unknown): IdempotentCall {
  const caller = principal(c, scheme);
  return {
    companyCode: caller.companyCode,
    operation: c.get('operation')!.operationId,
    caller: callerOf(scheme, caller.subject),
    key: c.req.header('Idempotency-Key') ?? '',
    request,
    requestId: c.get('requestId'),
  };
}
