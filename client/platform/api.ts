import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { Problem, paths } from '../../generated/types.ts';

/** What each request carries, asked anew for each; undefined sends no header. */
export type Transport = {
  bearerToken: () => string | undefined;
  reservationToken: () => string | undefined;
  quoteToken: () => string | undefined;
  /** A BCP 47 tag, sent as Accept-Language. */
  language: () => string | undefined;
  /** Called when the server knows the bearer token that a request carried no more. */
  sessionEnded: (bearer: string) => void;
};

const transport: Transport = {
  bearerToken: () => undefined,
  reservationToken: () => undefined,
  quoteToken: () => undefined,
  language: () => undefined,
  sessionEnded: () => undefined,
};

/** Says where credentials and language come from. What is not named stays as it was. */
export function setTransport(sources: Partial<Transport>): void {
  Object.assign(transport, sources);
}

/** What is said where no server has: it could not be reached (status 0), or what answered was no problem document. */
function unavailable(status: number): Problem {
  const title = 'No answer';
  return { type: 'about:blank', title, status, instance: 'about:blank', result: 'fail', code: 'unavailable' };
}

/** Every failure of a call, thrown, with the Problem that the server said. An aborted call stays an AbortError. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;
  /** Names this one failure in the server's log. */
  readonly requestId: string | undefined;

  constructor(problem: Problem, headers?: Headers, cause?: unknown) {
    super(problem.detail ?? problem.title, { cause });
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfter = Number(headers?.get('Retry-After')) || undefined;
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
  }
}

/** The Problem of whatever a call threw. What is none reads as `unavailable`: nothing is known of its outcome. */
export function problemOf(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : unavailable(0);
}

/** For a machine's actor: what a call threw goes on as the wire Problem. */
export function rejectWithProblem(error: unknown): never {
  throw problemOf(error);
}

const BEARER = 'Bearer ';
function isProblem(response: Response) {
  return response.headers.get('Content-Type')?.startsWith('application/problem+json');
}
function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError';
}

/** Not randomUUID: a browser has it on https and localhost only. */
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
      'Accept-Language': transport.language(),
      'X-Request-Id': requestId(),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (value && !request.headers.has(name)) request.headers.set(name, value);
    }
  },
};

const problems: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const problem = isProblem(response) ? await readProblem(response) : undefined;
    const bearer = request.headers.get('Authorization')?.slice(BEARER.length);
    // A sign-up has a session of its own, which ends by the same code.
    if (bearer && problem?.code === 'session_expired' && !request.headers.has('Signup-Token')) {
      transport.sessionEnded(bearer);
    }
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

/** What a call may throw: an ProblemError, or the AbortError of who left. */
export function asFailure(error: unknown): Error {
  return error instanceof ProblemError || isAbort(error) ? error : new ProblemError(unavailable(0), undefined, error);
}

export type Api = Client<paths>;

/** The typed transport. `fetch` lets a test hand over the app itself, with no port. */
export function createApi(options: { baseUrl?: string; fetch?: (request: Request) => Promise<Response> } = {}): Api {
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const api = createClient<paths>({ baseUrl: `${origin}/api`, credentials: 'same-origin', ...options });
  api.use(credentials, problems);
  return api;
}

export const api: Api = createApi();
