import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { JsonBody, sharedFields, startingWith } from './json-body.ts';

const rooms = [{ name: '디럭스 "트윈" 😀', area: 32, view: undefined }];
const long = Array.from({ length: 5_000 }, (_, at) => ({ at, name: `객실 ${at}` }));

describe.each([
  ['a plain response', { result: 'success', rooms, none: undefined }],
  ['a response with shared fields', startingWith(sharedFields({ rooms }), { pets: null, none: undefined, at: 1 })],
  ['a long response', startingWith(sharedFields({ long, none: undefined }), { more: long })],
  ['a response without shared fields', startingWith({ rooms }, { at: 1 })],
  ['an empty object', {}],
  ['a list', [1, undefined]],
  ['null', null],
])('the JSON of %s', (_, response) => {
  const body = new JsonBody(response);
  const expected = JSON.stringify(response);

  test('is the same as from JSON.stringify', () => {
    expect(body.bytes().toString()).toBe(expected);
    expect(body.length).toBe(Buffer.byteLength(expected));
  });

  test('is the same after decompression', () => {
    for (const isPublic of [true, true, false])
      expect(gunzipSync(new JsonBody(response).gzip(isPublic)).toString()).toBe(expected);
  });
});

test('shared fields are encoded only once', () => {
  const fields = sharedFields({ count: 1 });
  fields.count = 2;
  expect(new JsonBody(startingWith(fields, { at: 1 })).bytes().toString()).toBe('{"count":1,"at":1}');
});

test('a browser can decompress the response', async () => {
  const response = startingWith(sharedFields({ rooms }), { long });
  const stream = new Blob([new JsonBody(response).gzip(true)]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(stream).json()).toEqual(JSON.parse(JSON.stringify(response)));
});
