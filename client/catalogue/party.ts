import type { HotelInfo, PartyRoom } from '../../generated/types.ts';

export const DEFAULT_ROOM: PartyRoom = { adult: 2, kid: 0, infant: 0, pet: 0 };

const bounds: Record<keyof PartyRoom, [least: number, most: number]> = {
  adult: [1, 20],
  kid: [0, 20],
  infant: [0, 20],
  pet: [0, 10],
};
const MOST_ROOMS = 5;

/**
 * Reads a party from an address or a cookie (`resvInfo`: JSON, a list of rooms). Untrusted: what is no party is null, what is
 * left out is nobody, and no more rooms are read than a booking can have.
 */
export function readParty(json: string | null): PartyRoom[] | null {
  try {
    const rooms: unknown = JSON.parse(json ?? '');
    if (!Array.isArray(rooms) || rooms.length < 1 || rooms.length > MOST_ROOMS) return null;
    const read = rooms.map(readRoom);
    return read.every((room) => room !== null) ? read : null;
  } catch {
    return null;
  }
}

function readRoom(value: unknown): PartyRoom | null {
  if (typeof value !== 'object' || value === null) return null;
  const room = { ...DEFAULT_ROOM };
  for (const [kind, [least, most]] of Object.entries(bounds) as [keyof PartyRoom, [number, number]][]) {
    const count = (value as Partial<Record<string, unknown>>)[kind] ?? (kind === 'adult' ? null : 0);
    if (!Number.isInteger(count) || (count as number) < least || (count as number) > most) return null;
    room[kind] = count as number;
  }
  return room;
}

export type Headcount = { guests: number; pets: number; rooms: number };

export function headcount(rooms: readonly PartyRoom[]): Headcount {
  const count = (of: (room: PartyRoom) => number) => rooms.reduce((sum, room) => sum + of(room), 0);
  return {
    guests: count(({ adult, kid, infant }) => adult + kid + infant),
    pets: count(({ pet }) => pet),
    rooms: rooms.length,
  };
}

/** How many more of a kind a room may take: the whole party stays within the hotel's largest; pets come only where they may. */
export function mostOf(kind: keyof PartyRoom, room: PartyRoom, rooms: readonly PartyRoom[], hotel: HotelInfo): number {
  if (kind === 'pet') return hotel.isPet ? bounds.pet[1] : 0;
  const free = hotel.max_guest - headcount(rooms).guests;
  return Math.min(bounds[kind][1], room[kind] + Math.max(0, free));
}
