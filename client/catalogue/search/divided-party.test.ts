import { expect, test } from 'vitest';
import type { PartyRoom } from '../../../generated/types.ts';
import { divided } from './divided-party.ts';

function room(more: Partial<PartyRoom> = {}): PartyRoom {
  return { adult: 2, kid: 0, infant: 0, pet: 0, ...more };
}

test('splits a party that is too large into as few rooms as possible, with an adult in each', () => {
  const type = { min_person: 1, max_person: 4, pets_allowed: false };
  const hotel = { max_rooms: 3 };
  const large = [room({ adult: 5, kid: 2, infant: 1 })];
  expect(divided(large, [type], hotel)).toEqual([room({ adult: 3, kid: 1 }), room({ adult: 2, kid: 1, infant: 1 })]);
  expect(divided(large, [{ ...type, max_person: 3 }], hotel)).toHaveLength(3);
  expect(divided([room({ adult: 4 })], [{ ...type, max_person: 2 }], hotel)).toEqual([room(), room()]);
});

test.each([
  ['it is too large for the maximum number of rooms', [room({ adult: 8 })], {}],
  ['it has no adult for another room', [room({ adult: 1, kid: 4 })], {}],
  ['the parts are below the minimum occupancy', [room({ adult: 5 })], { min_person: 3, max_person: 4 }],
  ['no room allows pets', [room({ adult: 4, pet: 1 })], {}],
])('does not split a party if %s', (_, rooms, more) => {
  const type = { min_person: 1, max_person: 2, pets_allowed: false, ...more };
  expect(divided(rooms, [type], { max_rooms: 3 })).toBeNull();
});
