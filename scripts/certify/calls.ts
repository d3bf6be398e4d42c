import { randomUUID } from 'node:crypto';
import type { Problem } from '../../generated/types.ts';

/** Sends a request to the API of the server under test. `path` does not include /api. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** `body` is the parsed JSON of a success, `problem` that of a failure. They are the same object. */
export type Answer<T> = { status: number; body: T; problem: Problem; headers: Headers };

export type CallOptions = {
  /** Sent as Provider-Key. The key under test if omitted, none if null. */
  key?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a FormData, which is sent as multipart/form-data. */
  body?: unknown;
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>;
};

/** One request of a case and its response, for the report. */
export type Step = { request: string; status: number };

/** Returns a function that sends requests as a provider's system does and adds each one to `steps`. */
export function callsOf(send: Send, key: string, steps: Step[]) {
  return async <T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> => {
    const sent = options.key === undefined ? key : options.key;
    const content = contentOf(options);
    const answer = await send(path, {
      method,
      redirect: 'manual',
      headers: { ...(sent !== null && { 'Provider-Key': sent }), ...content.headers, ...options.headers },
      ...(content.body !== undefined && { body: content.body }),
    });
    const text = await answer.text();
    steps.push({ request: `${method} ${path}`, status: answer.status });
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const parsed = (isJson ? JSON.parse(text) : text) as T & Problem;
    return { status: answer.status, body: parsed, problem: parsed, headers: answer.headers };
  };
}

export type Call = ReturnType<typeof callsOf>;

function contentOf({ body, form }: CallOptions): { headers?: Record<string, string>; body?: BodyInit } {
  if (form) return { body: new URLSearchParams(form) };
  if (body === undefined || body instanceof FormData) return body ? { body } : {};
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export function once(): Record<string, string> {
  return { 'Idempotency-Key': randomUUID() };
}

/** Returns the body of a successful response. Throws if the call failed. */
export function accepted<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`unexpected ${status} ${JSON.stringify(body)}`);
  return body;
}
