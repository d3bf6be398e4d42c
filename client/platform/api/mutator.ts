import type { ProblemCode, ProblemCodes } from '../../../generated/problems.ts';
import { asFailure, type ProblemError } from './api.ts';
import { api } from './api-client.ts';

/** `fetch` replaces the default transport for this call. */
type CallInit = RequestInit & { fetch?: (request: Request) => Promise<Response> };

/**
 * Sends the requests of the generated hooks. Uses `api`, so all calls share the base address, headers and error
 * handling. All failures are thrown as `asFailure` returns them, even a connection lost in the middle of a response.
 */
export async function call<T>(url: string, { method = 'GET', body, ...init }: CallInit): Promise<T> {
  // The hook has already serialized the body and the path.
  const written = body == null ? {} : { body, bodySerializer: (each: unknown) => each };
  const options = { ...init, ...written, parseAs: 'blob' };
  try {
    const { data, response } = await api.request(method.toLowerCase() as 'get', url as never, options as never);
    const answer = data as Blob | undefined;
    if (!answer?.size) return undefined as T;
    const type = response.headers.get('Content-Type') ?? '';
    if (type.includes('json')) return JSON.parse(await answer.text());
    return (type.startsWith('text/') ? await answer.text() : answer) as T;
  } catch (error) {
    throw asFailure(error);
  }
}

/** Error thrown by an operation's hook. Its problem has one of the codes that the operation declares. */
export type ErrorType<Operation extends keyof ProblemCodes> = ProblemError<ProblemCode<Operation>>;
export type BodyType<Body> = Body;
