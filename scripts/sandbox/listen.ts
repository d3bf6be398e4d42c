import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Env, Hono } from 'hono';

/**
 * Opens an origin on loopback that already listens before it has a handler, because the handler may need to know the
 * address.
 */
export async function openOrigin(port = 0) {
  // Only the caller may close idle connections. If the server did, a request could be sent on a connection that is just
  // closing.
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

export async function listen<E extends Env>(app: Pick<Hono<E>, 'fetch'>, port?: number) {
  const origin = await openOrigin(port);
  origin.answer(getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0]));
  return origin;
}
