import type { BundleHotel, BundleOwnedRoom, BundleTier, ImportProblem, PropertyBundle } from '../../generated/types.ts';

/** How many buildings, units of a building and rooms of a unit the contract can tell an owner to pick from. */
const MOST = { buildings: 100, units: 100, rooms: 500 };

type Registry = Pick<PropertyBundle, 'tiers' | 'affiliates' | 'owned_rooms'>;

/** What is wrong with a company's tiers, affiliates and owned rooms that the schema lets pass. */
export function companyProblems({ tiers = [], affiliates = [], owned_rooms = [] }: Registry): ImportProblem[] {
  return [
    ...repeated('/tiers', 'tier_code', tiers, (tier) => tier.tier_code),
    ...thresholdProblems(tiers),
    ...repeated('/affiliates', 'customer_number', affiliates, (one) => `${one.business_number} ${one.customer_number}`),
    ...repeated(
      '/owned_rooms',
      'room_number',
      owned_rooms,
      (room) => `${room.building_code} ${room.unit_code} ${room.room_number}`,
    ),
    ...owned_rooms.flatMap((room, index) =>
      room.owner_kind === 'CORPORATE' && room.business_number === undefined
        ? [{ pointer: `/owned_rooms/${index}/business_number`, message: 'A corporation has one.' }]
        : [],
    ),
    ...repeated(
      '/owned_rooms',
      'contract/contract_number',
      owned_rooms,
      ({ contract, ...room }) => contract?.contract_number ?? JSON.stringify(room),
    ),
    ...overfull(owned_rooms),
  ];
}

/** The first tier is everybody's, and who goes up needs more for each. */
function thresholdProblems(tiers: readonly BundleTier[]): ImportProblem[] {
  return tiers.flatMap(({ threshold }, index) => {
    const place = (message: string) => [{ pointer: `/tiers/${index}/threshold`, message }];
    if (threshold && index === 0) return place('The first tier has none.');
    const { nights, spend } = threshold ?? {};
    if (threshold && nights === undefined && !spend) return place('It names neither nights nor money.');
    const before = tiers.slice(0, index).flatMap((tier) => tier.threshold ?? []);
    if (before.some((other) => nights !== undefined && other.nights !== undefined && other.nights >= nights))
      return place('It needs no more nights than a tier before it.');
    if (spend && before.some((other) => other.spend && other.spend.currency !== spend.currency))
      return place('It has another currency than a tier before it.');
    if (before.some((other) => spend && other.spend && other.spend.amount >= spend.amount))
      return place('It needs no more money than a tier before it.');
    return [];
  });
}

/** A rate is of one of the company's tiers, from the first up, and no tier pays more than one below it. */
export function memberRateProblems(hotels: readonly BundleHotel[], tiers: readonly BundleTier[]): ImportProblem[] {
  return hotels.flatMap(({ member_rates: rates = [] }, hotel) =>
    rates.flatMap(({ tier_code, percent }, index) => {
      const place = (field: string, message: string) => [
        { pointer: `/hotels/${hotel}/member_rates/${index}/${field}`, message },
      ];
      const rank = tiers.findIndex((tier) => tier.tier_code === tier_code);
      const before = rates[index - 1];
      if (rank === -1) return place('tier_code', 'No such tier.');
      if (!before) return rank === 0 ? [] : place('tier_code', 'The first rate is of the first tier.');
      if (tiers.findIndex((tier) => tier.tier_code === before.tier_code) >= rank)
        return place('tier_code', 'Not above the tier before it.');
      return percent < before.percent ? place('percent', 'Less than of the tier before it.') : [];
    }),
  );
}

/** The first room of each building, unit or room number that is one too many. */
function overfull(rooms: readonly BundleOwnedRoom[]): ImportProblem[] {
  const units = new Map<string, Map<string, number>>();
  return rooms.flatMap(({ building_code, unit_code }, index) => {
    const place = (field: string, message: string) => [{ pointer: `/owned_rooms/${index}/${field}`, message }];
    const unitsHere = units.get(building_code) ?? new Map<string, number>();
    const roomsHere = (unitsHere.get(unit_code) ?? 0) + 1;
    const isNewUnit = roomsHere === 1;
    units.set(building_code, unitsHere.set(unit_code, roomsHere));
    if (isNewUnit && unitsHere.size === 1 && units.size === MOST.buildings + 1)
      return place('building_code', `More than ${MOST.buildings} buildings.`);
    if (isNewUnit && unitsHere.size === MOST.units + 1)
      return place('unit_code', `More than ${MOST.units} units in a building.`);
    if (roomsHere === MOST.rooms + 1) return place('room_number', `More than ${MOST.rooms} rooms in a unit.`);
    return [];
  });
}

function repeated<Row>(list: string, field: string, rows: readonly Row[], keyOf: (row: Row) => string) {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = keyOf(row);
    if (seen.has(key)) return [{ pointer: `${list}/${index}/${field}`, message: 'Used twice.' }];
    seen.add(key);
    return [];
  });
}
