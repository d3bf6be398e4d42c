import { asFailure, type ProblemError } from './api.ts';
import { api } from './api-client.ts';

/**
 * The generated hooks send through this, and it through `api`: one base address, one set of headers, one kind of failure.
 * Throws what `asFailure` makes of it, also when an answer breaks off half way.
 */
export async function call<T>(url: string, { method = 'GET', body, ...init }: RequestInit): Promise<T> {
  // The hook has written the body already, and the path with its query.
  const written = body == null ? {} : { body, bodySerializer: (each: unknown) => each };
  const options = { ...init, ...written, parseAs: 'text' };
  try {
    const { data, response } = await api.request(method.toLowerCase() as 'get', url as never, options as never);
    const text = data as string | undefined;
    if (!text) return undefined as T;
    return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : (text as T);
  } catch (error) {
    throw asFailure(error);
  }
}

export type ErrorType<_Problem> = ProblemError;
export type BodyType<Body> = Body;
