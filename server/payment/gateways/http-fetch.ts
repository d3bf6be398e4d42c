import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** The subset of fetch that gateways use. Rejects if the response is incomplete. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<Response>;

const MAX_RESPONSE_BYTES = 1024 * 1024;

/**
 * Returns a `Fetch` with a connect timeout, which global fetch lacks. Each call opens a new connection: if the
 * provider closed a kept-alive connection during a charge, the outcome would be unknown.
 */
export function httpFetch({ connectTimeoutMs = 5_000 } = {}): Fetch {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const secure = new URL(url).protocol === 'https:';
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = (secure ? httpsRequest : httpRequest)(url, {
        method,
        headers: { ...headers, ...length },
        signal,
        agent: false,
      });
      request.on('socket', (socket) => {
        const timer = setTimeout(() => request.destroy(new Error('connect timeout')), connectTimeoutMs);
        socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
        socket.once('close', () => clearTimeout(timer));
      });
      request.on('error', reject);
      request.on('response', (response) => readWhole(response).then(resolve, reject));
      request.end(body);
    });
}

async function readWhole(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_RESPONSE_BYTES) {
      response.destroy();
      throw new Error('response too large');
    }
    chunks.push(chunk);
  }
  const status = response.statusCode ?? 502;
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : Buffer.concat(chunks), { status });
}
