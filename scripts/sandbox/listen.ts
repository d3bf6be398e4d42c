import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Env, Hono } from 'hono';

/** An origin on loopback. It listens first: what answers there may have to know its address. */
export async function openOrigin(port = 0) {
  // An idle connection is ended by its caller alone: ended here, it may be gone at the moment in which a call is sent on it.
  const server = createServer({ keepAliveTimeout: 0 });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}`,
    answer: (listener: RequestListener) => void server.on('request', listener),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** The same, answered by a Hono app. */
export async function listen<E extends Env>(app: Pick<Hono<E>, 'fetch'>, port?: number) {
  const origin = await openOrigin(port);
  origin.answer(getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0]));
  return origin;
}
