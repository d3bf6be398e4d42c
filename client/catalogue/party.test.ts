import { expect, test } from 'vitest';
import type { HotelInfo, PartyRoom } from '../../generated/types.ts';
import { headcount, mostOf, readParty } from './party.ts';

function room(more: Partial<PartyRoom> = {}): PartyRoom {
  return { adult: 2, kid: 0, infant: 0, pet: 0, ...more };
}

test('a party in an address may leave out who does not come', () => {
  expect(readParty('[{"adult":2,"kid":1,"pet":0}]')).toEqual([room({ kid: 1 })]);
  expect(readParty('[{"adult":1},{"adult":2}]')).toEqual([room({ adult: 1 }), room()]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"adult":'],
  ['no list', '{"adult":2}'],
  ['an empty list', '[]'],
  ['nobody', '[{}]'],
  ['a room without an adult', '[{"adult":0,"kid":2}]'],
  ['a fraction', '[{"adult":1.5}]'],
  ['a text', '[{"adult":"2"}]'],
  ['too many', '[{"adult":21}]'],
  ['six rooms', JSON.stringify(Array.from({ length: 6 }, () => room()))],
  ['a list of null', '[null]'],
])('%s is no party', (_, json) => {
  expect(readParty(json)).toBeNull();
});

test('infants are guests, pets are not', () => {
  expect(headcount([room({ kid: 1, infant: 1, pet: 2 }), room()])).toEqual({ guests: 6, pets: 2, rooms: 2 });
});

test('the party never grows beyond what the hotel takes, and pets come only where they may', () => {
  const hotel = { max_guest: 5, isPet: false } as HotelInfo;
  const rooms = [room(), room({ adult: 1 })];
  expect(mostOf('adult', room(), rooms, hotel)).toBe(4);
  expect(mostOf('kid', room(), rooms, hotel)).toBe(2);
  expect(mostOf('pet', room(), rooms, hotel)).toBe(0);
  expect(mostOf('pet', room(), rooms, { ...hotel, isPet: true })).toBe(10);
});
