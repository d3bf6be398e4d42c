import type { ProblemCode, ProblemCodes } from '../../../generated/problems.ts';
import { asFailure, type ProblemError } from './api.ts';
import { createApi } from './api-client.ts';

/** A call made by a generated hook: the path is complete and the body is serialized. */
type SerializedCall = {
  requestBody?: { content: { 'application/json': BodyInit } };
  responses: { 200: { content: { '*/*': Blob } } };
};
type Method = 'get' | 'put' | 'post' | 'delete';
const api = createApi<Record<string, Record<Method, SerializedCall>>>();

/** `fetch` replaces the default transport for this call. */
type CallInit = RequestInit & { fetch?: (request: Request) => Promise<Response> };

/**
 * Sends the requests of the generated hooks. Converts every error with `asFailure` before throwing it, even if the
 * connection is lost in the middle of a response.
 */
export async function call<T>(url: string, { method = 'GET', body, ...init }: CallInit): Promise<T> {
  const written = body == null ? {} : { body, bodySerializer: (each?: BodyInit) => each };
  try {
    const { data, response } = await api[method as Uppercase<Method>](url, { ...init, ...written, parseAs: 'blob' });
    if (!data?.size) return undefined as T;
    const type = response.headers.get('Content-Type') ?? '';
    if (type.includes('json')) return JSON.parse(await data.text());
    return (type.startsWith('text/') ? await data.text() : data) as T;
  } catch (error) {
    throw asFailure(error);
  }
}

/** Error thrown by an operation's hook. Its problem has one of the codes that the operation declares. */
export type ErrorType<Operation extends keyof ProblemCodes> = ProblemError<ProblemCode<Operation>>;
export type BodyType<Body> = Body;
