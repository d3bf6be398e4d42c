import type { HotelInfo, PartyRoom } from '../../../generated/types.ts';
import { PARTY_BOUNDS } from '../../../machines/session/stay.values.ts';

export const DEFAULT_ROOM: PartyRoom = { adult: 2, kid: 0, infant: 0, pet: 0 };

type Headcount = { guests: number; pets: number; rooms: number };

export function headcount(rooms: readonly PartyRoom[]): Headcount {
  const count = (of: (room: PartyRoom) => number) => rooms.reduce((sum, room) => sum + of(room), 0);
  return {
    guests: count(({ adult, kid, infant }) => adult + kid + infant),
    pets: count(({ pet }) => pet),
    rooms: rooms.length,
  };
}

/** Returns the maximum for one kind of guest in a room, within the hotel's limit for the whole party. */
export function mostOf(kind: keyof PartyRoom, room: PartyRoom, rooms: readonly PartyRoom[], hotel: HotelInfo): number {
  if (kind === 'pet') return hotel.isPet ? PARTY_BOUNDS.pet[1] : 0;
  const free = hotel.max_guest - headcount(rooms).guests;
  return Math.min(PARTY_BOUNDS[kind][1], room[kind] + Math.max(0, free));
}
