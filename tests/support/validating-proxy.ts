import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteReached } from './note-reached.ts';

/** An answer of ours that the contract does not know, as Prism (Ajv, not zod) sees it. */
export type Violation = { method: string; path: string; status: number; location: string[]; message: string };

export type ValidatingProxy = {
  origin: string /** From when on it hands over. `api` gets the address without /api. */;
  to(targets: { site: string; api?: string }): void;
  close(): Promise<void>;
};

/** Where a test asks what was wrong: answers the violations since it was asked last. */
export const VIOLATIONS_PATH = '/-/violations';
/** PUT lets the API's answers be validated from now on, DELETE no more: Prism costs several times what our server does. */
export const VALIDATION_PATH = '/-/validation';

/** Answered by a redirection, which Prism's proxy would follow itself. The API's own tests look at this one. */
const REDIRECTING = /^\/api\/client\/card-providers\/[a-z_]+\/returns$/;

/**
 * One origin for the browser: /api goes through the validating proxy, all else to the site. Listens at once, so that the
 * server can be told its public address before it starts. It validates unless told otherwise.
 */
export async function startValidatingProxy(): Promise<ValidatingProxy> {
  const violations: Violation[] = [];
  let targets: { site: string; api?: string } | undefined;
  let validates = true;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path === VIOLATIONS_PATH) return void outgoing.end(JSON.stringify(violations.splice(0)));
    if (path === VALIDATION_PATH) return void outgoing.end(String((validates = incoming.method === 'PUT')));
    if (!targets) return void outgoing.writeHead(503).end();
    const judged = validates && targets.api !== undefined && path.startsWith('/api/') && !REDIRECTING.test(path);
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
  const { method, headers } = incoming;
  // A connection of its own: one that is kept may be closed by the other side in the moment it is used again.
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

/** The codes that the browser met, for `npm test`: see reached.ts. */
function noteProblem(answer: IncomingMessage): void {
  const file = process.env['REACHED_FILE'];
  if (!file || !answer.headers['content-type']?.startsWith('application/problem+json')) return;
  const body: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => body.push(chunk));
  answer.on('end', () => noteReached(file, Buffer.concat(body).toString(), 'tests/journeys'));
}

type PrismViolation = { location: string[]; severity: string; message: string };

/** Only what our answer did wrong: a test may well send a wrong request. */
function violationsOf(
  { method = '', url = '' }: IncomingMessage,
  { headers, statusCode = 0 }: IncomingMessage,
): Violation[] {
  const header = headers['sl-violations'];
  if (typeof header !== 'string') return [];
  // A request with very many mistakes: Prism cuts the list off, which then is no JSON.
  if (header.startsWith('Too many violations')) {
    const ours = header.includes('"location":["response"');
    return ours ? [{ method, path: url, status: statusCode, location: ['response'], message: header }] : [];
  }
  return (JSON.parse(header) as PrismViolation[])
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, message }) => ({ method, path: url, status: statusCode, location, message }));
}
