import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deref, type Node } from '../../scripts/generate/contract.ts';
import { contract, operations, type OperationWithExamples } from '../../scripts/generate/situations.ts';
import { callOf } from '../support/api/example-call.ts';
import { CREDENTIALS, stubbed } from '../support/client/stubbed.ts';

/** Maximum CPU time of this thread in milliseconds. Unlike elapsed time, it doesn't depend on other load. */
const MAX_MS = 50;

const ask = stubbed({ checked: false });

/**
 * Measures the CPU time of a request. If the time exceeds the limit, repeats the measurement up to two times and
 * returns the minimum, because a measurement can include compilation and garbage collection.
 */
async function costOf(path: string, init: RequestInit): Promise<{ status: number; ms: number }> {
  for (let least = Number.POSITIVE_INFINITY, tries = 1; ; tries += 1) {
    const before = process.threadCpuUsage();
    const { status } = await ask(path, init);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least <= MAX_MS || tries === 3) return { status, ms: least };
  }
}

function filled(bytes: number, part: string, [start, end]: [string, string] = ['', '']) {
  return start + part.repeat(Math.floor((bytes - start.length - end.length) / part.length)) + end;
}

function nested(levels: number) {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** About a megabyte of deeply nested lists. A validator that records the path to every value would take minutes. */
const DEEP_CHAINS = `{"a":[${Array(333).fill(nested(1_500)).join()}]}`;

/**
 * Returns JSON in which every list, including lists within lists, contains as many invalid items as the schema and
 * `bytes` allow, up to 500.
 */
function wrong(from: Node | undefined, bytes: number): string {
  if (bytes < 10) return '0';
  const schema = deref(from, contract) as Node | undefined;
  if (schema?.items) {
    const count = Math.min(schema.maxItems ?? 100, 500);
    const item = wrong(schema.items, bytes / count);
    return `[${Array(Math.min(count, Math.floor(bytes / (item.length + 1))))
      .fill(item)
      .join()}]`;
  }
  const fields = Object.entries<Node>(schema?.properties ?? {}).map(([name, each]) => [name, deref(each, contract)]);
  const lists = fields.filter(([, each]) => each.items);
  return `{${[...lists.map(([name, each]) => `"${name}":${wrong(each, bytes / lists.length - 30)}`), '"a":0'].join()}}`;
}

/** Returns bodies of the operation's maximum size, each expensive in a different way. */
function bodiesOf({ node, bodySchema, requests }: OperationWithExamples): Record<string, string> {
  const limit: number = node['x-body-limit'];
  const example = JSON.stringify(requests[0]!.body);
  const inside = [example.slice(0, -1), '}'] as const;
  const fields = Object.keys(requests[0]!.body as object);
  const each = (value: string) => `{${fields.map((name) => `"${name}":${value}`).join()}}`;
  const share = Math.floor((limit - 100) / fields.length) - 60;
  return {
    'opened and never closed': filled(limit, '['),
    'nested as deeply as possible': nested(limit / 2),
    'chains as deep as allowed': `{"a":[${filled(limit - 100, `${nested(30)},`)}0]}`,
    'chains in a good request': `${inside[0]},"zz":[${filled(limit - example.length - 100, `${nested(29)},`)}0]}`,
    'many keys': `{${Array.from({ length: limit / 14 }, (_, n) => `"k${n}":0`).join()}}`,
    'many keys that cannot be stored': `{${Array.from({ length: limit / 20 }, (_, n) => `"\\u0000${n}":0`).join()}}`,
    'many wrong items in every field': each(`[${filled(share, '0,')}0]`),
    'many empty objects in every field': each(`[${filled(share, '{},')}{}]`),
    'wrong items in lists of lists': wrong(bodySchema, limit),
    'long text in every field': each(JSON.stringify(filled(share, 'a'))),
    'blanks in every field': each(JSON.stringify(filled(share, ' '))),
    'digits in every field': each(JSON.stringify(filled(share, '0', ['1', '!']))),
    'half an email in every field': each(JSON.stringify(filled(share, 'a.', ['a@', '!']))),
    'escapes in every field': each(`"${filled(share, '\\u0000')}"`),
    'a megabyte of deep chains': DEEP_CHAINS,
    'not JSON': filled(limit, 'a'),
    'one byte too many': filled(limit + 1, ' ', [bodySchema ? '{' : '[', '']),
  };
}

function isForm({ node }: OperationWithExamples): boolean {
  return 'multipart/form-data' in node.requestBody.content;
}

/** Leaves out the operation whose handler validates the body; bundles.test.ts tests it. */
const withBody = operations.filter(({ bodySchema, node }) => bodySchema && !node['x-raw-body']);
const formOperations = withBody.filter(isForm);
const jsonOperations = withBody.filter((operation) => !isForm(operation));

/**
 * 501 is the stub's response to a valid request. Some of the bodies are valid, because some operations accept arbitrary
 * fields.
 */
const ANSWERS = [400, 413, 422, 501];

test.each(jsonOperations)('$id rejects any body within 50 ms of CPU time', async (operation) => {
  const { path, method, ...call } = callOf(operation, operation.requests[0]!);
  const headers = { ...CREDENTIALS, ...call.headers };
  await ask(`/api${path}`, { method, headers, body: call.body });
  const costs = [];
  for (const [what, body] of Object.entries(bodiesOf(operation))) {
    const init = { method, headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body };
    costs.push({ what, ...(await costOf(`/api${path}`, init)) });
  }
  expect(costs.filter(({ ms, status }) => ms > MAX_MS || !ANSWERS.includes(status))).toEqual([]);
});

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
/** Size of the chunks in which Node delivers a request body. */
const CHUNK = 65_536;

test.each([
  ['tiny parts', '', `${PART}\r\n`],
  ['parts without a name', '', '--x\r\n\r\n\r\n'],
  ['headers in a part', '--x\r\n', 'a: b\r\n'],
  ['a header in a part', '--x\r\na: ', 'a'],
  ['line ends in a header', '--x\r\na: ', '\r\n '],
  ['parameters in a header', '--x\r\nContent-Disposition: form-data', '; a="\\"'],
  ['almost a boundary', PART, '\r\n--'],
  ['almost a boundary, often', PART, '\r'],
  ['no part', '', 'a'],
  ['one field', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n', 'a'],
  ['one file', PART, 'a'],
])('no chunk of a form up to the limit takes more than 50 ms of CPU time: %s', async (_, start, part) => {
  for (const operation of formOperations) {
    const { path, method } = callOf(operation, operation.requests[0]!);
    const bytes = Buffer.from(filled(operation.node['x-body-limit'], part, [start, '']));
    const headers = { ...CREDENTIALS, 'Content-Type': 'multipart/form-data; boundary=x' };
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && least >= MAX_MS; tries += 1) {
      const { body, longestMs } = chunksOf(bytes);
      const { status } = await ask(`/api${path}`, { method, headers, body, duplex: 'half' } as RequestInit);
      least = Math.min(least, longestMs());
      expect(status).toBe(400);
    }
    expect(least).toBeLessThan(MAX_MS);
  }
});

/**
 * Sends the bytes in chunks, as a socket does. `longestMs` returns the longest CPU time between two chunks or after the
 * last chunk.
 */
function chunksOf(bytes: Buffer) {
  let [at, longest, before] = [0, 0, process.threadCpuUsage()];
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    return longest;
  };
  const pull = async (to: ReadableStreamDefaultController<Uint8Array>) => {
    await setImmediate();
    measure();
    if (at >= bytes.length) return to.close();
    to.enqueue(bytes.subarray(at, at + CHUNK));
    at += CHUNK;
  };
  return { body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), longestMs: measure };
}

/** Just below Node's limit on the total size of request headers (16 KiB). */
const HEADER_BYTES = 16_000;

test.each([
  ['Accept-Language', filled(HEADER_BYTES, 'a,')],
  ['Accept-Language', filled(HEADER_BYTES, 'zh-hant;q=0.1,')],
  ['Accept-Language', filled(HEADER_BYTES, ';', ['ko', 'q=1'])],
  ['Accept-Encoding', filled(HEADER_BYTES, ' ', [',', 'br'])],
  ['Accept-Encoding', filled(HEADER_BYTES, '0', ['br;q=0.', '!'])],
  ['Authorization', filled(HEADER_BYTES, '=', ['Bearer ', ' '])],
  ['Content-Type', filled(HEADER_BYTES, 'x+', ['application/', 'xml'])],
  ['Cookie', filled(HEADER_BYTES, 'd_booking_code=1; ')],
  ['If-None-Match', filled(HEADER_BYTES, 'W/"1",')],
  ['X-Forwarded-For', filled(HEADER_BYTES, ',::')],
  ['X-Request-Id', filled(HEADER_BYTES, 'a')],
])('responds to a long %s header within 50 ms of CPU time: %.20s', async (name, value) => {
  const body = JSON.stringify({ hotelCode: '1' });
  const headers = { 'Content-Type': 'application/json', Accept: 'text/html', [name]: value };
  const calls = [
    await costOf('/api/client/main', { method: 'POST', headers, body }),
    await costOf('/api/client/catalogue/calendar?hotel_code=1&from=2027-06-01&to=2027-06-02', { headers }),
    await costOf('/assets/app-1a2b.js', { headers }),
    await costOf('/', { headers }),
  ];
  expect(calls.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});

test.each([
  ['query', `/api/client/catalogue/calendar?${filled(HEADER_BYTES, 'from=&')}`],
  ['escaped path', `/files/${filled(HEADER_BYTES, '%2e%2e%2f')}`],
  ['path of slashes', filled(HEADER_BYTES, '/')],
  ['path of segments', `/api${filled(HEADER_BYTES, '/a')}`],
  ['reservation number', `/api/client/booking/reservations/${filled(HEADER_BYTES, 'A')}`],
])('responds to a long %s within 50 ms of CPU time', async (_, path) => {
  const { ms, status } = await costOf(path, { headers: { ...CREDENTIALS, Accept: 'text/html' } });
  expect(ms).toBeLessThan(MAX_MS);
  expect(status).toBeLessThan(500);
});
