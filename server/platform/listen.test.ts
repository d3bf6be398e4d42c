import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { shell } from '../../tests/support/client/shell.ts';
import { type Listening, listen } from './listen.ts';
import { createLog } from './log.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

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
