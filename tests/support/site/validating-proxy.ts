import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteReached } from '../note-reached.ts';

/** A response that violates the contract, as reported by Prism. Prism validates with Ajv, not with zod. */
export type Violation = { method: string; path: string; status: number; location: string[]; message: string };

export type ValidatingProxy = {
  origin: string;
  /**
   * Starts forwarding to the targets. Until then, every request gets 503. `api` is the address of Prism's proxy, which
   * receives paths without /api.
   */
  to(targets: { site: string; api?: string }): void;
  close(): Promise<void>;
};

/** A GET request to this path returns the violations since the previous such request. */
export const VIOLATIONS_PATH = '/-/violations';
/**
 * The responses to requests with these headers are validated. All other requests bypass Prism, because a call through
 * Prism takes several times as long as a direct one.
 */
export const VALIDATED: Readonly<Record<string, string>> = { 'x-validated': 'true' };
/**
 * The responses to requests with these headers are not compressed. happy-dom throws uncaught errors if a page is left
 * while a compressed response arrives, and its own Accept-Encoding header can't be changed.
 */
export const UNCOMPRESSED: Readonly<Record<string, string>> = { 'x-uncompressed': 'true' };

/**
 * Paths whose responses are redirects. Requests to them bypass Prism's proxy, which would follow the redirect. API
 * tests cover these responses.
 */
const REDIRECTING = /^\/api\/client\/card-providers\/[a-z_]+\/returns$/;

/**
 * Starts a single origin for the browser: calls to /api with a VALIDATED header go through Prism's validating proxy,
 * and all other requests go directly to the site. The proxy listens before the server starts, so that the server can be
 * given its address.
 */
export async function startValidatingProxy(): Promise<ValidatingProxy> {
  const violations: Violation[] = [];
  let targets: { site: string; api?: string } | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path === VIOLATIONS_PATH) return void outgoing.end(JSON.stringify(violations.splice(0)));
    if (!targets) return void outgoing.writeHead(503).end();
    const validated = Object.keys(VALIDATED).some((name) => name in incoming.headers);
    const judged = validated && targets.api !== undefined && path.startsWith('/api/') && !REDIRECTING.test(path);
    const target = judged ? `${targets.api}${path.slice('/api'.length)}` : `${targets.site}${path}`;
    forward(incoming, outgoing, target, (answer) => violations.push(...violationsOf(incoming, answer)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (given) => void (targets = given),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  judge: (answer: IncomingMessage) => void,
): void {
  const { method } = incoming;
  const headers = { ...incoming.headers };
  if (Object.keys(UNCOMPRESSED).some((name) => name in headers)) delete headers['accept-encoding'];
  // Use a new connection, because the other side may close a kept-alive connection at the moment it is reused.
  const onward = request(
    target,
    { method, agent: false, headers: { ...headers, host: new URL(target).host } },
    (answer) => {
      judge(answer);
      noteProblem(answer);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', (error) =>
    outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`${target}: ${error.message}`),
  );
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Records the error codes that the browser receives. `npm test` compares them with the contract (reached.ts). */
function noteProblem(answer: IncomingMessage): void {
  const file = process.env['REACHED_FILE'];
  if (!file || !answer.headers['content-type']?.startsWith('application/problem+json')) return;
  const body: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => body.push(chunk));
  answer.on('end', () => noteReached(file, Buffer.concat(body).toString(), 'tests/journeys'));
}

type PrismViolation = { location: string[]; severity: string; message: string };

/**
 * Returns the violations in a response. Violations in requests are ignored, because tests send invalid requests on
 * purpose.
 */
function violationsOf(
  { method = '', url = '' }: IncomingMessage,
  { headers, statusCode = 0 }: IncomingMessage,
): Violation[] {
  const header = headers['sl-violations'];
  if (typeof header !== 'string') return [];
  // If the list is very long, Prism truncates it, and the header isn't valid JSON.
  if (header.startsWith('Too many violations')) {
    const ours = header.includes('"location":["response"');
    return ours ? [{ method, path: url, status: statusCode, location: ['response'], message: header }] : [];
  }
  return (JSON.parse(header) as PrismViolation[])
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, message }) => ({ method, path: url, status: statusCode, location, message }));
}
