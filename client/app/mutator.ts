import { type ApiProblem, api } from './api.ts';

/** The generated hooks send through this, and it through `api`: one base address, one set of headers, one kind of failure. */
export async function call<T>(url: string, { method = 'GET', body, ...init }: RequestInit): Promise<T> {
  const { data, response } = await api.request(method.toLowerCase() as 'get', url as never, {
    ...init,
    // The hook has written the body already, and the path with its query.
    ...(body != null && { body, bodySerializer: (written: unknown) => written }),
    parseAs: 'text',
  } as never);
  const text = data as string | undefined;
  if (!text) return undefined as T;
  return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : (text as T);
}

export type ErrorType<_Problem> = ApiProblem;
export type BodyType<Body> = Body;
