import type { BundleRoomType, PartyRoom, PetUpselling } from '../../generated/types.ts';
import { sum } from '../platform/values/money.ts';
import type { Violation } from '../platform/values/violation.ts';
import { type HotelDocument, petUpsellingOf } from '../property/hotel.rules.ts';

type PartyCode = 'too_many_rooms' | 'party_over_maximum' | 'customer_centre_required';

/** Infants don't count towards the maximum for a room or a booking. */
function counted(party: PartyRoom) {
  return party.adult + party.kid;
}

/**
 * Checks the party against the property's limits on rooms, guests, adults and pets. `list` is the JSON pointer to the
 * room list.
 */
export function partyViolation(
  document: HotelDocument,
  rooms: readonly PartyRoom[],
  list: string,
): Violation<PartyCode> | null {
  if (rooms.length > document.max_rooms) {
    return { code: 'too_many_rooms', pointer: list, maxRooms: document.max_rooms };
  }
  if (sum(rooms.map(counted)) > document.max_guest) return { code: 'party_over_maximum', pointer: list };

  const fromAdults = document.customer_centre_from_adults ?? Number.POSITIVE_INFINITY;
  if (rooms.some((party) => party.adult >= fromAdults)) {
    return { code: 'customer_centre_required', maxAdults: fromAdults - 1, ...numberToCall(document) };
  }
  const pets = petUpsellingOf(document);
  const tooManyPets = rooms.findIndex((party) => pets !== null && party.pet > pets.max_count);
  return tooManyPets === -1 ? null : { code: 'party_over_maximum', pointer: `${list}/${tooManyPets}/pet` };
}

/** Returns the phone number for bookings that can't be made online. */
export function numberToCall({ footer }: HotelDocument): { phone?: string } {
  return footer.tel === undefined ? {} : { phone: footer.tel };
}

export function roomFit(
  roomType: BundleRoomType,
  pets: PetUpselling | null,
  rooms: readonly PartyRoom[],
): 'fits' | 'too_small' | 'pets_not_allowed' {
  const misfit = (party: PartyRoom) => counted(party) > roomType.max_person || counted(party) < roomType.min_person;
  if (rooms.some(misfit)) return 'too_small';
  const petsWelcome = pets !== null && roomType.pets_allowed;
  return rooms.some((party) => party.pet > 0) && !petsWelcome ? 'pets_not_allowed' : 'fits';
}

/** Like `roomFit`, but returns a violation that points to the first room that isn't suitable for its guests. */
export function roomFitViolation(
  roomType: BundleRoomType,
  pets: PetUpselling | null,
  rooms: readonly PartyRoom[],
  list: string,
): Violation<'party_over_maximum' | 'validation'> | null {
  for (const [index, party] of rooms.entries()) {
    if (counted(party) > roomType.max_person) return { code: 'party_over_maximum', pointer: `${list}/${index}` };
    const fit = roomFit(roomType, pets, [party]);
    if (fit === 'too_small') return { code: 'validation', pointer: `${list}/${index}/adult` };
    if (fit === 'pets_not_allowed') return { code: 'validation', pointer: `${list}/${index}/pet` };
  }
  return null;
}
