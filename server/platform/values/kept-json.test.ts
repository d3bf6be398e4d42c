import { expect, test } from 'vitest';
import { jsonOf, keepJson } from './kept-json.ts';

const rooms = [{ name: '디럭스 "트윈"', area: 32, view: undefined }];

test.each([
  ['a response with kept fields', { result: 'success', rooms: keepJson(rooms), pets: null, none: undefined, at: 1 }],
  ['a response with only kept fields', { rooms: keepJson(rooms), more: keepJson({ a: [] }) }],
  ['a response without kept fields', { rooms: [...rooms], none: undefined }],
  ['a kept value inside another field', { inside: { rooms: keepJson(rooms) } }],
  ['an empty object', {}],
  ['a list', [1, undefined]],
  ['null', null],
])('the JSON of %s is the same as from JSON.stringify', (_, body) => {
  expect(jsonOf(body)).toBe(JSON.stringify(body));
});

test('kept JSON is not written again', () => {
  const kept = keepJson({ count: 1 });
  kept.count = 2;
  expect(jsonOf({ kept })).toBe('{"kept":{"count":1}}');
});
