import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const CHECK_MS = 100;

/**
 * Starts a proxy that spreads requests across the servers whose /readyz returns 200. Like a typical load balancer, it
 * checks each server at regular intervals, keeps connections open, and never retries a request. A request that a server
 * drops, or that arrives while no server is ready, gets a 502 response and is added to `lost`.
 */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  const lost: string[] = [];
  let turn = 0;

  const checks = setInterval(() => {
    for (const origin of ready.keys()) void check(origin);
  }, CHECK_MS);

  async function check(origin: string) {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (ready.has(origin)) ready.set(origin, answer?.ok ?? false);
  }

  const proxy = createServer((incoming, outgoing) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    turn += 1;
    pass(incoming, outgoing, origins[turn % origins.length]);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, origin: string | undefined) {
    const fail = (error: Error) => {
      lost.push(`${incoming.method} ${incoming.url} at ${origin}: ${error.message}`);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (!origin) return fail(new Error('no server is ready'));
    const { method, headers, url } = incoming;
    const sent = request(origin + url, { agent, method, headers }, (answer) => {
      const { connection, 'keep-alive': keepAlive, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode!, others);
      answer.on('error', fail).pipe(outgoing);
    });
    sent.on('error', fail);
    incoming.pipe(sent);
  }

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost,
    add: (origin: string) => void ready.set(origin, true),
    remove: (origin: string) => void ready.delete(origin),
    async close() {
      clearInterval(checks);
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}
