import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Env, Hono } from 'hono';

/**
 * Opens a loopback server that listens before its handler is set, because the handler may need the address of the
 * server.
 */
export async function openOrigin(port = 0) {
  // Only the client may close idle connections. If the server did, the client could send a request on a connection that
  // is being closed.
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
