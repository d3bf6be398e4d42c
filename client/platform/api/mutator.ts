import { asFailure, type ProblemError } from './api.ts';
import { api } from './api-client.ts';

/** `fetch` sends this one call in a way of its own. */
type CallInit = RequestInit & { fetch?: (request: Request) => Promise<Response> };

/**
 * The generated hooks send through this, and it through `api`: one base address, one set of headers, one kind of failure.
 * Throws what `asFailure` makes of it, also when an answer breaks off half way.
 */
export async function call<T>(url: string, { method = 'GET', body, ...init }: CallInit): Promise<T> {
  // The hook has written the body already, and the path with its query.
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

export type ErrorType<_Problem> = ProblemError;
export type BodyType<Body> = Body;
