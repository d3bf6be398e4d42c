import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shell } from '../../tests/support/client/shell.ts';
import { type Listening, listen } from './listen.ts';
import { createLog } from './log.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Starts the HTTP shell with the handlers on a free port. `open` connects to it. */
async function started(handlers: Parameters<typeof shell>[0]) {
  const running: { http?: Listening } = {};
  const { app } = shell(handlers, { checked: false, isDraining: () => running.http?.isDraining() ?? false });
  const listening = await listen(app, 0, '127.0.0.1');
  running.http = listening;
  cleanups.push(listening.close);
  const { port, drain, close } = listening;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    cleanups.push(() => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  return { drain, close, open };
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
}

async function textUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  return text;
}

async function connected(): Promise<{ socket: Socket; logged: Promise<string[]> }> {
  const answered = Promise.withResolvers<string[]>();
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    if (line.includes('"request completed"')) answered.resolve(lines);
  };
  const { app } = shell({}, { log: createLog('info', { write }) });
  const listening: Listening = await listen(app, 0, '127.0.0.1');
  const socket = connect(listening.port, '127.0.0.1');
  cleanups.push(listening.close, () => socket.destroy());
  await once(socket, 'connect');
  return { socket, logged: answered.promise };
}

function post(...more: string[]) {
  const head = ['POST /api/bookings/1 HTTP/1.1', 'Host: site', 'Content-Type: application/json', ...more];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** Returns the status of the next response, or 'closed' if the connection ends without a response. */
async function statusFrom(socket: Socket): Promise<string> {
  const closed = once(socket, 'close').then(() => 'closed');
  const read = once(socket, 'data').then(([data]) => /^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 'no answer');
  return Promise.race([read, closed]);
}

test('a client that sends all of a rejected body keeps its connection', async () => {
  const { socket } = await connected();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  socket.write(post('Content-Length: 100000') + 'x'.repeat(1_000));
  expect(await statusFrom(socket)).toBe('413');
  await vi.advanceTimersByTimeAsync(5_000);
  socket.write(`${'x'.repeat(99_000)}GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n`);
  expect(await statusFrom(socket)).toBe('200');
});

test.each([
  ['with a Content-Length', 'Content-Length: 1000', '{"a":'],
  ['in chunks', 'Transfer-Encoding: chunked', '5\r\n{"a":\r\n'],
])('an aborted body %s is logged as a client error', async (_, header, part) => {
  const { socket, logged } = await connected();
  socket.write(post(header) + part, () => socket.destroy());
  const entries = (await logged).map((line) => JSON.parse(line) as { level: string; msg: string; status?: number });
  expect(entries).toMatchObject([{ level: 'info', msg: 'request completed', status: 400 }]);
});

test('while draining, the server is not ready, serves old and new connections, and closes each after its response', async () => {
  const { drain, open } = await started({});
  const kept = await open();
  kept.write(get('/readyz'));
  expect(await statusFrom(kept)).toBe('200');
  drain();
  kept.write(get('/readyz'));
  expect(await textUntilClosed(kept)).toMatch(
    /^HTTP\/1\.1 503 [\s\S]+\r\nconnection: close\r\n[\s\S]+"draining":true/i,
  );
  const late = await open();
  late.write(get('/healthz'));
  expect(await textUntilClosed(late)).toMatch(/^HTTP\/1\.1 200 [\s\S]+\r\nconnection: close\r\n/i);
});

test('a request in flight when the drain begins gets its response before the connection closes', async () => {
  const gate = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const visit = async (c: { json(body: object, status: number): Response }) => {
    entered.resolve();
    await gate.promise;
    return c.json({ greeting: 'hello' }, 200);
  };
  const { drain, close, open } = await started({ visit });
  const socket = await open();
  socket.write(get('/api/visit'));
  await entered.promise;
  drain();
  const closed = close();
  gate.resolve();
  expect(await textUntilClosed(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]+\r\nconnection: close\r\n[\s\S]+hello/i);
  await closed;
});

test('closing ends connections that are idle, that become idle later, or that were never used', {
  timeout: 20_000,
}, async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const visit = () => new Response(body.readable, { headers: { 'Content-Type': 'application/json' } });
  const { close, open } = await started({ visit });
  const [streaming, idle, unused] = [await open(), await open(), await open()];
  idle.write(get('/healthz'));
  expect(await statusFrom(idle)).toBe('200');
  const streamed = textUntilClosed(streaming);
  streaming.write(get('/api/visit'));
  await writer.write(new TextEncoder().encode('{"greeting":'));
  await once(streaming, 'data');
  const ends = [once(idle, 'close'), once(unused, 'close')];
  const closed = close();
  await writer.write(new TextEncoder().encode('"hello"}'));
  await writer.close();
  expect(await streamed).toMatch(/hello/);
  await Promise.all(ends);
  await closed;
});

describe('a body in chunks of one byte', () => {
  const tiny = '1\r\na\r\n'.repeat(2_000);

  test('closes its connection', async () => {
    const { open } = await started({});
    const client = await open();
    client.on('error', () => undefined);
    client.write(post('Transfer-Encoding: chunked') + tiny);
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
  });

  test('closes its connection after an early response', async () => {
    const { open } = await started({});
    const client = await open();
    client.on('error', () => undefined);
    client.write('POST /api/nothing HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n');
    expect(String((await once(client, 'data'))[0])).toMatch('HTTP/1.1 404');
    client.write(tiny);
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
  });
});

test('keeps a connection open for a body in larger chunks, before and after an early response', async () => {
  const { open } = await started({});
  const client = await open();
  const chunks = `40\r\n${'a'.repeat(64)}\r\n`.repeat(3_000);
  client.write('POST /api/nothing HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n');
  await once(client, 'data');
  client.write(`${chunks}0\r\n\r\n${get('/healthz')}`);
  expect(String((await once(client, 'data'))[0])).toMatch('HTTP/1.1 200');
});

test('closes a connection with many requests that it does not wait for', async () => {
  const { open } = await started({});
  const client = await open();
  client.on('error', () => undefined);
  client.write(get('/healthz').repeat(3));
  expect(String((await once(client, 'data'))[0])).toMatch('HTTP/1.1 200');
  client.write(get('/healthz').repeat(1_000));
  client.resume();
  await once(client, 'close');
  expect(client.destroyed).toBe(true);
});
