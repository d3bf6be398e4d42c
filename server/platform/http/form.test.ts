import { once } from 'node:events';
import { connect } from 'node:net';
import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../listen.ts';
import type { Env } from './context.ts';
import { readForms } from './form.ts';
import { onError } from './problem.ts';
import { timeLimit } from './request.ts';

const LIMIT = 1_000_000;
const TYPE = { 'content-type': 'multipart/form-data; boundary=x' };
const HEAD =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const END = '\r\n--x--\r\n';

/** Responds with the form's fields, including the contents of files. */
const app = new OpenAPIHono<Env>();
app.onError(onError);
app.post('/', readForms(LIMIT), async (c) => {
  const fields = [...(await c.req.formData())];
  const shown = fields.map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, value.size, Buffer.from(await value.arrayBuffer()).toString()],
  );
  return c.json(await Promise.all(shown));
});

/** Streams the parts one at a time, as a network does. */
async function post(parts: Iterable<string | Buffer>, headers: Record<string, string> = TYPE) {
  let read = 0;
  const left = parts[Symbol.iterator]();
  const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value = '' } = left.next();
    if (done) return to.close();
    read += value.length;
    to.enqueue(Buffer.from(value as string));
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const answer = await app.request('/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as unknown, read };
}

test('reads a file and a field, however the bytes are split', async () => {
  const whole = `${HEAD}one${END.slice(0, -4)}\r\nContent-Disposition: form-data; name="note"\r\n\r\n안녕${END}`;
  const expected = [
    ['note', '안녕'],
    ['file', 'a.pdf', 'application/pdf', 3, 'one'],
  ];
  for (const size of [1, 7, whole.length]) {
    const bytes = Buffer.from(whole);
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const { status, body } = await post(parts);
    expect([status, (body as unknown[]).toSorted()]).toEqual([200, expected.toSorted()]);
  }
});

test('rejects a form that is cut off at any byte', async () => {
  const whole = `${HEAD}one\r\n--x`;
  const statuses = new Set<number>();
  for (let end = 0; end <= whole.length; end += 1) statuses.add((await post([whole.slice(0, end)])).status);
  expect([...statuses]).toEqual([400]);
});

test.each<[string, (n: number) => string, number]>([
  ['thousands of parts', (n: number) => `${n === 0 ? '' : '\r\n'}${HEAD}`, 400],
  ['thousands of parts without a name', () => '--x\r\n\r\n\r\n', 400],
  ['one endless file', (n: number) => (n === 0 ? HEAD : 'a'.repeat(1_000)), 413],
  ['one endless header', (n: number) => (n === 0 ? '--x\r\nA: ' : 'a'.repeat(1_000)), 413],
  ['endless headers', (n: number) => (n === 0 ? '--x\r\n' : 'a: b\r\n'.repeat(100)), 413],
  ['no part', () => 'a'.repeat(1_000), 413],
])('stops reading a form with %s', async (_, part, status) => {
  const endless = function* () {
    for (let n = 0; n < 10_000; n += 1) yield part(n);
  };
  const answer = await post(endless());
  expect(answer.status).toBe(status);
  expect(answer.read).toBeLessThanOrEqual(LIMIT + 1_000);
});

test('lets the event loop handle other requests while it reads a long form', async () => {
  const run = { ended: false, turns: 0 };
  const count = () => {
    run.turns += 1;
    if (!run.ended) setImmediate(count);
  };
  setImmediate(count);
  expect((await post(['a'.repeat(LIMIT)])).status).toBe(400);
  run.ended = true;
  expect(run.turns).toBeGreaterThan(LIMIT / 10_000);
});

test.each([
  ['no boundary', { 'content-type': 'multipart/form-data' }],
  ['an empty boundary', { 'content-type': 'multipart/form-data; boundary=' }],
])('rejects a form with %s', async (_, headers) => {
  expect((await post([HEAD, 'one', END], headers)).status).toBe(400);
});

test('gives up on a form after the time limit if its client has gone', async () => {
  const left = Promise.withResolvers<void>();
  const slow = new OpenAPIHono<Env>();
  slow.onError(onError);
  slow.use(timeLimit(20));
  slow.use(async (_, next) => next().finally(left.resolve));
  slow.post('/', readForms(LIMIT));
  const { port, close } = await listen(slow, 0, '127.0.0.1');
  onTestFinished(close);
  const client = connect(port, '127.0.0.1');
  client.write(
    `POST / HTTP/1.1\r\nHost: site\r\nContent-Type: ${TYPE['content-type']}\r\nContent-Length: 999\r\n\r\n${HEAD}`,
  );
  expect(String((await once(client, 'data'))[0])).toMatch('HTTP/1.1 503');
  client.destroy();
  await expect(left.promise).resolves.toBeUndefined();
});
