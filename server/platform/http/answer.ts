import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { JsonBody } from '../json-body.ts';
import type { Env, Operation } from './context.ts';
import { accepts } from './encoding.ts';

/** Shorter responses aren't compressed, because they fit into one packet anyway. */
const LEAST_COMPRESSED = 1_024;
/** Longer responses are left to compress(), which uses a stream. Compressing them here would block the event loop. */
const MOST_AT_ONCE = 500_000;

/**
 * Renders a success response as JSON, compressed if the caller accepts gzip. If the operation has a 304 response in the
 * contract, adds an ETag, and responds with 304 if the caller's copy is current. Such a response contains no personal
 * data.
 */
export function renderAnswer(c: Context<Env>, value: unknown, status: number): Response {
  const json = new JsonBody(value);
  const operation = c.get('operation');
  if (!operation || !(304 in operation.responses)) return send(c, json, status, { Vary: 'Accept-Encoding' });
  const headers = revalidated(operation, `W/"${hash('sha1', json.bytes())}"`);
  if (isCurrent(headers.ETag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
  return send(c, json, status, headers, true);
}

/**
 * Lets caches store the response and revalidate it by ETag before each use. If the response can depend on a
 * credential, only the caller's own cache may store it.
 */
function revalidated({ security }: Operation, ETag: string) {
  return security?.length === 0
    ? { ETag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
    : { ETag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept-Encoding' };
}

function isCurrent(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch === '*' || (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((tag) => `W/${tag}` === etag);
}

function send(
  c: Context<Env>,
  json: JsonBody,
  status: number,
  headers: Record<string, string>,
  isPublic = false,
): Response {
  const isCompressed = json.length >= LEAST_COMPRESSED && json.length <= MOST_AT_ONCE && accepts(c, 'gzip');
  const body = isCompressed ? json.gzip(isPublic) : json.bytes();
  return c.body(body, status as 200, {
    ...headers,
    'Content-Type': 'application/json',
    // Without the length, compress() would compress even a short response.
    'Content-Length': String(body.length),
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
}
