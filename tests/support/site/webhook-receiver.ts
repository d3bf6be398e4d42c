import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookPayload } from '../../../generated/types.ts';

export type ReceivedWebhook = {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  payload: WebhookPayload;
};

/** Answers a request, for example with a status. If it does nothing, the request hangs until the receiver is closed. */
type Answer = (response: ServerResponse, webhook: ReceivedWebhook) => void;

export function status(code: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => void response.writeHead(code, headers).end();
}

/** Starts an HTTP server on loopback that records the webhooks that it receives, and accepts them by default. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => void (body += chunk));
    request.on('end', () => {
      const { url: path = '/', headers } = request;
      const webhook = { path, id: String(headers['webhook-id']), headers, body, payload: JSON.parse(body) };
      received.push(webhook);
      (answers.get(path) ?? status(204))(response, webhook);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    received,
    /** Returns what was received at a path, oldest first. */
    at: (path: string) => received.filter((webhook) => webhook.path === path),
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
