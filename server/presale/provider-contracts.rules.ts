import type { RoomContract } from '../../generated/types.ts';
import type { Hotel } from '../property/hotel.rules.ts';

type RoomKey = Pick<RoomContract, 'building_code' | 'unit_code' | 'room_number'>;

export function roomKeyOf({ building_code, unit_code, room_number }: RoomKey): string {
  return JSON.stringify([building_code, unit_code, room_number]);
}

/**
 * Returns pointers to the invalid fields. Each contract is listed once, its room has been loaded with a bundle, and its
 * property and room types belong to the company. `rooms` contains the keys of the loaded rooms.
 */
export function contractErrors(
  contracts: readonly RoomContract[],
  rooms: ReadonlySet<string>,
  hotels: readonly Hotel[],
): string[] {
  const seen = new Set<string>();
  return contracts.flatMap((row, index) => {
    const { contract_number, hotel_code, room_type_codes } = row.contract;
    const at = `/contracts/${index}`;
    const isRepeated = seen.has(contract_number);
    seen.add(contract_number);
    const hotel = hotels.find(({ hotelCode }) => hotelCode === hotel_code);
    const roomTypes = hotel?.document.room_types.map((room) => room.room_type_code) ?? [];
    return [
      ...(isRepeated ? [`${at}/contract/contract_number`] : []),
      ...(rooms.has(roomKeyOf(row)) ? [] : [`${at}/room_number`]),
      ...(hotel ? unknownAt(room_type_codes, roomTypes, at) : [`${at}/contract/hotel_code`]),
    ];
  });
}

function unknownAt(codes: readonly string[], known: readonly string[], at: string): string[] {
  return codes.flatMap((code, index) => (known.includes(code) ? [] : [`${at}/contract/room_type_codes/${index}`]));
}
