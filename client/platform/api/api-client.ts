import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Problem, paths } from '../../../generated/types.ts';
import { asFailure, ProblemError, transport, unavailable } from './api.ts';

const BEARER = 'Bearer ';
function isProblem(response: Response) {
  return response.headers.get('Content-Type')?.startsWith('application/problem+json');
}

/** Doesn't use `crypto.randomUUID`, which is available only on HTTPS and localhost. */
function requestId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const credentials: Middleware = {
  onRequest({ request }) {
    const bearer = transport.bearerToken();
    const headers = {
      Authorization: bearer && BEARER + bearer,
      'Reservation-Token': transport.reservationToken(),
      'Quote-Token': transport.quoteToken(),
      'Company-Info': transport.companyInfo(),
      'Accept-Language': transport.language(),
      'X-Request-Id': requestId(),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (value && !request.headers.has(name)) request.headers.set(name, value);
    }
  },
};

/**
 * Headers with tokens other than the login token. If one of these tokens has expired, the server returns the same error
 * code as for an expired login.
 */
const OWN_TOKENS = ['Reservation-Token', 'Quote-Token', 'Signup-Token'];

function loginEnded({ headers }: Request, code: string | undefined): boolean {
  return code === 'login_required' || (code === 'session_expired' && !OWN_TOKENS.some((name) => headers.has(name)));
}

const problems: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const problem = isProblem(response) ? await readProblem(response) : undefined;
    const bearer = request.headers.get('Authorization')?.slice(BEARER.length);
    if (bearer && loginEnded(request, problem?.code)) transport.sessionEnded(bearer);
    throw new ProblemError(problem ?? unavailable(response.status), response.headers);
  },
  onError: ({ error }) => asFailure(error),
};

function readProblem(response: Response): Promise<Problem | undefined> {
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/**
 * If the server doesn't respond within this time, it counts as unreachable. Repeating a change is safe, because the
 * repeated call sends the same idempotency key.
 */
const ANSWER_WITHIN_MS = 15_000;

function withDeadline(send: (request: Request) => Promise<Response>, within: number) {
  return (request: Request) =>
    send(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(within)]) }));
}

export type Api = Client<paths>;

type ApiOptions = {
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  answerWithin?: number;
};

/**
 * Creates an API client that is typed by the contract, or by the given `Paths`. Tests pass the server app's `fetch`, so
 * they don't need a port.
 */
export function createApi<Paths extends object = paths>(options: ApiOptions = {}): Client<Paths> {
  const { fetch: send = (request) => globalThis.fetch(request), answerWithin = ANSWER_WITHIN_MS, ...given } = options;
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const fetch = withDeadline(send, answerWithin);
  const api = createClient<Paths>({ baseUrl: `${origin}/api`, credentials: 'same-origin', ...given, fetch });
  api.use(credentials, problems);
  return api;
}
