import { expect, test } from 'vitest';
import { composeExamples } from './compose-examples.ts';

const stay = { nights: 2, rooms: [{ code: 'DLX' }] };

function composed(value: unknown): unknown {
  const doc = { components: { examples: { quote: { value: { stay } }, hold: { value } } } };
  composeExamples(doc);
  return doc.components.examples.hold.value;
}

test('copies a fragment of another example', () => {
  expect(composed({ stay: { $ref: '#/components/examples/quote/value/stay' } })).toEqual({ stay });
  expect(composed([{ $ref: '#/components/examples/quote/value/stay/rooms/0' }])).toEqual([{ code: 'DLX' }]);
  expect(composed({ $ref: '#/components/examples/quote/value/stay/rooms' })).toEqual([{ code: 'DLX' }]);
});

test('overrides keys of the copy with the keys beside the reference', () => {
  expect(composed({ $ref: '#/components/examples/quote/value/stay', nights: 1 })).toEqual({ ...stay, nights: 1 });
});

test('rejects a reference to a fragment that does not exist', () => {
  expect(() => composed({ $ref: '#/components/examples/quote/value/room' })).toThrow('quote/value/room');
});
