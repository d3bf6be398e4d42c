import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { CannotStart } from './database/database-errors.ts';
import type { Env } from './http/context.ts';

export type Listening = {
  port: number;
  /** Stops accepting connections, waits up to 10 s for open requests, then closes the remaining connections. */
  close(): Promise<void>;
};

const DRAIN_MS = 10_000;

export async function listen(app: Hono<Env>, port: number, host: string): Promise<Listening> {
  // With `autoCleanupIncoming` off, Node reads the rest of a body after an early response. Otherwise the adaptor would close the connection
  // after half a second, and a client that is still sending would lose the response.
  const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is in use; set PORT to another.`);
    if (code === 'EACCES') throw new CannotStart(`Port ${port} may not be opened by this user; set PORT to another.`);
    throw error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const ended = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
