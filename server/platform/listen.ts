import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { CannotStart } from './database/database-errors.ts';
import type { Env } from './http/context.ts';

export type Listening = {
  port: number;
  /** Still serves requests, but closes each connection after its response, so that proxies stop using this server. */
  drain(): void;
  isDraining(): boolean;
  /** Stops accepting connections, closes idle ones, and waits for open requests, which it ends after IN_FLIGHT_MS. */
  close(): Promise<void>;
};

/** Longer than the time limit for requests, which is 30 s. */
const IN_FLIGHT_MS = 35_000;
/** Interval for closing idle connections. A response that began before the drain leaves its connection open when it ends. */
const SWEEP_MS = 50;
/** Time in which a new connection must send its first bytes. Browsers open connections that they may never use. */
const FIRST_BYTES_MS = 1_000;

export async function listen(app: Hono<Env>, port: number, host: string): Promise<Listening> {
  // With `autoCleanupIncoming` off, Node reads the rest of a body after an early response. Otherwise the adaptor would close the connection
  // after half a second, and a client that is still sending would lose the response.
  const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const connections = followConnections(server);
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
    drain: connections.drain,
    isDraining: connections.isDraining,
    async close() {
      const ended = once(server, 'close');
      connections.drain();
      server.close();
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        connections.closeUnused();
      }, SWEEP_MS);
      const timer = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_MS);
      await ended;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}

function followConnections(server: Server) {
  const responses = new Set<ServerResponse>();
  const openedAt = new Map<Socket, number>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  // Runs before the adaptor's listener, which may send the response at once.
  server.prependListener('request', (_, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return {
    isDraining: () => draining,
    drain() {
      draining = true;
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
    },
    /** Closes connections on which nothing has arrived. Node does not count them as idle. */
    closeUnused() {
      const limit = performance.now() - FIRST_BYTES_MS;
      for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < limit) socket.destroy();
    },
  };
}
