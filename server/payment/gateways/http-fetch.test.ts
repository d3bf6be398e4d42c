import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpFetch } from './http-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * Starts a server that responds to the first bytes of a connection with `text` and then closes the connection. If
 * `text` is null, it never responds. Returns the server's port.
 */
async function serverSending(text: string | null): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => text !== null && socket.end(text));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const get = { method: 'GET', headers: {}, signal: new AbortController().signal };

it('returns the whole response', async () => {
  const port = await serverSending('HTTP/1.1 401 No\r\nContent-Length: 5\r\n\r\nhello');
  const response = await httpFetch()(`http://127.0.0.1:${port}/`, get);
  expect([response.status, await response.text()]).toEqual([401, 'hello']);
});

it('rejects a truncated response', async () => {
  const port = await serverSending('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello');
  await expect(httpFetch()(`http://127.0.0.1:${port}/`, get)).rejects.toThrow();
});

it('rejects a response of more than 1 MiB', async () => {
  const port = await serverSending(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(1024 * 1024 + 1)}`);
  await expect(httpFetch()(`http://127.0.0.1:${port}/`, get)).rejects.toThrow('too large');
});

it('times out a slow connection', async () => {
  const port = await serverSending(null);
  const connecting = httpFetch({ connectTimeoutMs: 1 })(`https://127.0.0.1:${port}/`, get);
  await expect(connecting).rejects.toThrow('connect timeout');
});

it('stops when its signal is aborted', async () => {
  const port = await serverSending(null);
  const limit = new AbortController();
  const waiting = httpFetch()(`http://127.0.0.1:${port}/`, { ...get, signal: limit.signal });
  limit.abort();
  await expect(waiting).rejects.toThrow();
});
