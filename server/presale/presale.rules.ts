import type { BundleOwnedRoom, MemberType, OwnedBuilding, OwnershipRequest } from '../../generated/types.ts';
import { pickText, type TextLanguages } from '../platform/values/language.ts';
import { folded } from '../platform/values/text.ts';

const OWNER_KIND: Partial<Record<MemberType, BundleOwnedRoom['owner_kind']>> = {
  PRESALE_INDIVIDUAL: 'INDIVIDUAL',
  PRESALE_CORPORATE: 'CORPORATE',
};

/** Presale members own a room that was sold before it was built. */
export function isPresale(memberType: MemberType): boolean {
  return OWNER_KIND[memberType] !== undefined;
}

/**
 * Returns whether an ownership claim matches the sale of a room: the sale number, type of owner, owner's name
 * (ignoring spaces and case) and, for a corporation, business number.
 */
export function isOwner(room: BundleOwnedRoom, memberType: MemberType, request: OwnershipRequest): boolean {
  return (
    room.owner_kind === OWNER_KIND[memberType] &&
    room.distribution_number === request.distribution_number.trim() &&
    folded(room.owner_name) === folded(request.owner_name) &&
    (room.owner_kind === 'INDIVIDUAL' || room.business_number === request.business_number)
  );
}

/** Groups rooms by building and unit. The rooms must be sorted. */
export function asBuildings(rooms: readonly BundleOwnedRoom[], languages: TextLanguages): OwnedBuilding[] {
  const buildings: OwnedBuilding[] = [];
  for (const room of rooms) {
    let building = buildings.at(-1);
    if (building?.building_code !== room.building_code) {
      building = {
        building_code: room.building_code,
        building_name: pickText(room.building_name, languages),
        units: [],
      };
      buildings.push(building);
    }
    let unit = building.units.at(-1);
    if (unit?.unit_code !== room.unit_code) {
      unit = { unit_code: room.unit_code, unit_name: pickText(room.unit_name, languages), room_numbers: [] };
      building.units.push(unit);
    }
    unit.room_numbers.push(room.room_number);
  }
  return buildings;
}
