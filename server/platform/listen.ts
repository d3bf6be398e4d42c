import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { CannotStart } from './database/database-errors.ts';
import type { Env } from './http/context.ts';

export type Listening = {
  port: number;
  /** Still serves requests, but closes each connection after its response, so that proxies switch to other servers. */
  drain(): void;
  isDraining(): boolean;
  /** Stops accepting connections, closes idle ones, and waits up to IN_FLIGHT_MS for open requests. */
  close(): Promise<void>;
};

/** Must be longer than the time limit for requests, which is 30 s. */
const IN_FLIGHT_MS = 35_000;
/**
 * Interval at which `close` closes idle connections. It does so repeatedly, because a response that began before the
 * drain leaves its connection open.
 */
const SWEEP_MS = 50;
/**
 * Age at which `close` closes a connection that hasn't received any data. Browsers open connections in advance and may
 * never use them.
 */
const FIRST_BYTES_MS = 1_000;
/** If a body has more than `chunks` chunks with fewer than `bytes` bytes on average, its connection is closed. */
const TINY_CHUNKS = { chunks: 1_000, bytes: 32 };
/**
 * Maximum number of open requests on a connection. If there are more, the connection is closed, so that a caller can't
 * make the server handle thousands of requests at once. Browsers and proxies wait for each response before they send
 * the next request on a connection.
 */
const PIPELINED_MAX = 20;

export async function listen(app: Hono<Env>, port: number, host: string): Promise<Listening> {
  // If `autoCleanupIncoming` were on, the adaptor would close the connection half a second after an early response, and
  // a client that is still sending would lose the response. When it's off, Node reads the rest of the body.
  const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const connections = followConnections(server);
  server.prependListener('request', limitChunks);
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

/**
 * Closes the connection if a body exceeds TINY_CHUNKS. Node calls `push` for each chunk, so 10 MB in chunks of one byte
 * would block the event loop for seconds.
 */
function limitChunks(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  // Without these two calls, Node would discard data that arrives after an early response, and `push` would never see
  // it.
  request.read(0);
  response.once('finish', () => request.resume());
  const push = request.push.bind(request);
  let chunks = 0;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    chunks += 1;
    bytes += chunk?.length ?? 0;
    if (chunks <= TINY_CHUNKS.chunks || bytes >= chunks * TINY_CHUNKS.bytes) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}

function followConnections(server: Server) {
  // Track the responses per connection, and forget them when it closes: a pipelined response that is still waiting for
  // an earlier one emits no `close` event.
  const responses = new Map<Socket, Set<ServerResponse>>();
  const openedAt = new Map<Socket, number>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now());
    responses.set(socket, new Set());
    socket.once('close', () => {
      openedAt.delete(socket);
      responses.delete(socket);
    });
  });
  // Replace the adaptor's listener. It would handle all pipelined requests of a connection, even after the connection
  // was closed for exceeding PIPELINED_MAX.
  const [handle] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const open = responses.get(socket) ?? new Set<ServerResponse>();
    if (draining) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
    if (open.size > PIPELINED_MAX) socket.destroy();
    if (!socket.destroyed) handle!(request, response);
  });
  return {
    isDraining: () => draining,
    drain() {
      draining = true;
      for (const response of [...responses.values()].flatMap((open) => [...open]))
        if (!response.headersSent) response.setHeader('Connection', 'close');
    },
    /** Closes connections that haven't received any data. Node doesn't count them as idle. */
    closeUnused() {
      const limit = performance.now() - FIRST_BYTES_MS;
      for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < limit) socket.destroy();
    },
  };
}
