import { deref, type Node, operationsOf } from './contract.ts';

/**
 * Responses, by status, that every operation can return (`OF_EVERY_CALL`), and additional responses of operations with
 * a request body (`OF_A_BODY`). The values are components in openapi/shared/responses.yaml.
 */
const OF_EVERY_CALL = { 500: 'InternalError', 501: 'NotImplemented', 503: 'Unavailable' };
const OF_A_BODY = { 400: 'BadRequest', 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' };

/**
 * Maximum size of a request body in bytes, several times the size of the client's largest request. An operation can
 * override it.
 */
const BODY_LIMIT = 32_768;

/**
 * Headers of every response (`OF_EVERY_ANSWER`), and additional headers by status (`OF_STATUS`). The values are
 * components in openapi/shared/headers.yaml.
 */
const OF_EVERY_ANSWER = { 'X-Request-Id': 'RequestId', 'Cache-Control': 'CacheControl' };
const OF_STATUS: Record<string, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  429: {
    'Retry-After': 'RetryAfter',
    'RateLimit-Limit': 'RateLimitLimit',
    'RateLimit-Remaining': 'RateLimitRemaining',
    'RateLimit-Reset': 'RateLimitReset',
  },
  503: { 'Retry-After': 'RetryAfter' },
};

export function addSharedParts(doc: Node): void {
  for (const { node } of operationsOf(doc)) {
    if (node.requestBody) node['x-body-limit'] ??= BODY_LIMIT;
    for (const [status, name] of Object.entries({ ...OF_EVERY_CALL, ...(node.requestBody && OF_A_BODY) })) {
      node.responses[status] ??= { $ref: `#/components/responses/${name}` };
    }
    for (const [status, response] of Object.entries<Node>(node.responses)) {
      const answer = deref(response, doc);
      answer.headers = { ...answer.headers, ...references({ ...OF_EVERY_ANSWER, ...OF_STATUS[status] }) };
    }
  }
}

function references(headers: Record<string, string>): Node {
  return Object.fromEntries(
    Object.entries(headers).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  );
}
