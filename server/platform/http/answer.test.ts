import { gunzipSync, inflateSync } from 'node:zlib';
import type { Context } from 'hono';
import { describe, expect, test } from 'vitest';
import { shell } from '../../../tests/support/client/shell.ts';
import { renderAnswer } from './answer.ts';
import type { Env } from './context.ts';

const PATH = '/api/bookings/1';
const OWN = { 'Reservation-Token': 'good' };
const DECODE: Record<string, (bytes: Uint8Array) => Uint8Array> = { gzip: gunzipSync, deflate: inflateSync };

/** Requests a greeting. Returns the response, its body as sent, and its decoded text. */
async function ask(greeting: string, headers: Record<string, string> = {}, method = 'GET') {
  const read = (c: Context<Env>) => renderAnswer(c, { greeting }, 200);
  const response = await shell({ read })(PATH, { method, headers: { ...OWN, ...headers } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decode = DECODE[response.headers.get('content-encoding') ?? ''] ?? ((plain) => plain);
  return { status: response.status, headers: response.headers, bytes, text: Buffer.from(decode(bytes)).toString() };
}

const KOREAN = '하루 시티 호텔의 객실 ';

describe.each([
  ['short', KOREAN.repeat(9)],
  ['long', KOREAN.repeat(999)],
  ['too long to compress at once', KOREAN.repeat(40_000)],
])('a %s response', (length, greeting) => {
  const isLong = length !== 'short';

  test.each([
    ['gzip', isLong ? 'gzip' : null],
    ['br;q=1.0, GZIP;q=0.5', isLong ? 'gzip' : null],
    ['*', isLong ? 'gzip' : null],
    ['deflate', isLong ? 'deflate' : null],
    ['br', null],
    ['gzip;q=0', null],
    ['', null],
  ])('to a caller that accepts “%s” has the encoding %s', async (accepted, encoding) => {
    const { status, headers, bytes, text } = await ask(greeting, { 'Accept-Encoding': accepted });
    expect([status, headers.get('content-encoding'), headers.get('content-type')]).toEqual([
      200,
      encoding,
      'application/json',
    ]);
    expect(text).toBe(JSON.stringify({ greeting }));
    expect(headers.get('vary')).toContain('Accept-Encoding');
    const isStream = encoding !== null && (length.startsWith('too long') || !/gzip/i.test(accepted));
    expect(headers.get('content-length')).toBe(isStream ? null : String(bytes.byteLength));
  });
});

describe('a caller’s copy', () => {
  const greeting = KOREAN.repeat(999);

  test('is current regardless of the encoding', async () => {
    const plain = await ask(greeting);
    const etag = plain.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"[0-9a-f]{40}"$/);
    for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await ask(greeting, { 'If-None-Match': tags, 'Accept-Encoding': 'gzip' });
      expect([again.status, again.text]).toEqual([304, '']);
      const sent = ['etag', 'cache-control', 'vary', 'content-type', 'content-length', 'content-encoding'];
      expect(sent.map((name) => again.headers.get(name))).toEqual([
        etag,
        'private, no-cache',
        'Authorization, Accept-Encoding',
        null,
        null,
        null,
      ]);
    }
  });

  test('is replaced if the response has changed', async () => {
    const etag = (await ask('an earlier greeting')).headers.get('etag')!;
    const { status, text } = await ask(greeting, { 'If-None-Match': etag });
    expect([status, text]).toEqual([200, JSON.stringify({ greeting })]);
  });

  test('can be revalidated with HEAD', async () => {
    const etag = (await ask(greeting)).headers.get('etag')!;
    const head = await ask(greeting, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
    expect((await ask(greeting, { 'If-None-Match': etag }, 'HEAD')).status).toBe(304);
  });
});
