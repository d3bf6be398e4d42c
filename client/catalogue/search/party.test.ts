import { expect, test } from 'vitest';
import type { HotelInfo, PartyRoom } from '../../../generated/types.ts';
import { headcount, mostOf } from './party.ts';

function room(more: Partial<PartyRoom> = {}): PartyRoom {
  return { adult: 2, kid: 0, infant: 0, pet: 0, ...more };
}

test('counts infants as guests, but not pets', () => {
  expect(headcount([room({ kid: 1, infant: 1, pet: 2 }), room()])).toEqual({ guests: 6, pets: 2, rooms: 2 });
});

test("limits the party to the hotel's maximum, and allows pets only if the hotel does", () => {
  const hotel = { max_guest: 5, isPet: false } as HotelInfo;
  const rooms = [room(), room({ adult: 1 })];
  expect(mostOf('adult', room(), rooms, hotel)).toBe(4);
  expect(mostOf('kid', room(), rooms, hotel)).toBe(2);
  expect(mostOf('pet', room(), rooms, hotel)).toBe(0);
  expect(mostOf('pet', room(), rooms, { ...hotel, isPet: true })).toBe(10);
});
