import type { HotelInfo, PartyRoom, Room } from '../../../generated/types.ts';

/**
 * Splits the party into more rooms than now, but as few as possible. Each room gets at least one adult, and all rooms
 * have the same type. Returns null if this would take more rooms than the hotel allows or than there are adults.
 */
export function divided(
  rooms: readonly PartyRoom[],
  roomTypes: readonly Pick<Room, 'min_person' | 'max_person' | 'pets_allowed'>[],
  hotel: Pick<HotelInfo, 'max_rooms'>,
): PartyRoom[] | null {
  return dividedUntil(rooms, hotel, (parts) => roomTypes.some((type) => parts.every((part) => fits(part, type))));
}

/** Like `divided`, but limits only the adults per room. */
export function dividedByAdults(
  rooms: readonly PartyRoom[],
  maxAdults: number,
  hotel: Pick<HotelInfo, 'max_rooms'>,
): PartyRoom[] | null {
  return dividedUntil(rooms, hotel, (parts) => parts.every(({ adult }) => adult <= maxAdults));
}

function dividedUntil(
  rooms: readonly PartyRoom[],
  hotel: Pick<HotelInfo, 'max_rooms'>,
  good: (parts: PartyRoom[]) => boolean,
): PartyRoom[] | null {
  const adults = rooms.reduce((sum, { adult }) => sum + adult, 0);
  for (let count = rooms.length + 1; count <= Math.min(hotel.max_rooms, adults); count += 1) {
    const parts = dealtOut(rooms, count);
    if (good(parts)) return parts;
  }
  return null;
}

function dealtOut(rooms: readonly PartyRoom[], count: number): PartyRoom[] {
  const parts: PartyRoom[] = Array.from({ length: count }, () => ({ adult: 0, kid: 0, infant: 0, pet: 0 }));
  let turn = 0;
  for (const kind of ['adult', 'kid', 'infant', 'pet'] as const) {
    const all = rooms.reduce((sum, room) => sum + room[kind], 0);
    for (let dealt = 0; dealt < all; dealt += 1) parts[turn++ % count]![kind] += 1;
  }
  return parts;
}

/** Returns whether the guests fit the room type. Infants don't count as occupants. */
function fits({ adult, kid, pet }: PartyRoom, type: Pick<Room, 'min_person' | 'max_person' | 'pets_allowed'>): boolean {
  const guests = adult + kid;
  return guests >= type.min_person && guests <= type.max_person && (pet === 0 || type.pets_allowed);
}
