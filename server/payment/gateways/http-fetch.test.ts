import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpFetch } from './http-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers every connection's first bytes with exactly these, then breaks off. */
async function serverSaying(text: string | null): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => text !== null && socket.end(text));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const get = { method: 'GET', headers: {}, signal: new AbortController().signal };

it('gives the whole answer', async () => {
  const port = await serverSaying('HTTP/1.1 401 No\r\nContent-Length: 5\r\n\r\nhello');
  const response = await httpFetch()(`http://127.0.0.1:${port}/`, get);
  expect([response.status, await response.text()]).toEqual([401, 'hello']);
});

it('rejects half an answer', async () => {
  const port = await serverSaying('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello');
  await expect(httpFetch()(`http://127.0.0.1:${port}/`, get)).rejects.toThrow();
});

it('rejects an answer that never ends within a mebibyte', async () => {
  const port = await serverSaying(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(1024 * 1024 + 1)}`);
  await expect(httpFetch()(`http://127.0.0.1:${port}/`, get)).rejects.toThrow('too large');
});

it('gives up a connection that is not ready in time', async () => {
  const port = await serverSaying(null);
  const connecting = httpFetch({ connectTimeoutMs: 1 })(`https://127.0.0.1:${port}/`, get);
  await expect(connecting).rejects.toThrow('connect timeout');
});

it('stops when it is told to', async () => {
  const port = await serverSaying(null);
  const limit = new AbortController();
  const waiting = httpFetch()(`http://127.0.0.1:${port}/`, { ...get, signal: limit.signal });
  limit.abort();
  await expect(waiting).rejects.toThrow();
});
