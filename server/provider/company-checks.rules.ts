import type { BundleHotel, BundleOwnedRoom, BundleTier, ImportProblem, PropertyBundle } from '../../generated/types.ts';

/**
 * The API contract's limits on the buildings, units per building and rooms per unit in a `listOwnedRooms` response.
 * Owners choose their rooms from this response.
 */
const MOST = { buildings: 100, units: 100, rooms: 500 };

type Registry = Pick<PropertyBundle, 'tiers' | 'affiliates' | 'owned_rooms'>;

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
        ? [{ pointer: `/owned_rooms/${index}/business_number`, message: 'Required for a corporation.' }]
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

/** The first tier is open to all members. Each higher tier must require more than all tiers before it. */
function thresholdProblems(tiers: readonly BundleTier[]): ImportProblem[] {
  return tiers.flatMap(({ threshold }, index) => {
    const problemAt = (message: string) => [{ pointer: `/tiers/${index}/threshold`, message }];
    if (threshold && index === 0) return problemAt('The first tier must have no threshold.');
    const { nights, spend } = threshold ?? {};
    if (threshold && nights === undefined && !spend) return problemAt('Needs nights or spend.');
    const before = tiers.slice(0, index).flatMap((tier) => tier.threshold ?? []);
    if (before.some((other) => nights !== undefined && other.nights !== undefined && other.nights >= nights))
      return problemAt('Must need more nights than the tiers before it.');
    if (spend && before.some((other) => other.spend && other.spend.currency !== spend.currency))
      return problemAt('Must have the currency of the tiers before it.');
    if (before.some((other) => spend && other.spend && other.spend.amount >= spend.amount))
      return problemAt('Must need more spend than the tiers before it.');
    return [];
  });
}

/** Rates must begin with the first tier, follow the order of tiers and never decrease. */
export function memberRateProblems(hotels: readonly BundleHotel[], tiers: readonly BundleTier[]): ImportProblem[] {
  return hotels.flatMap(({ member_rates: rates = [] }, hotel) =>
    rates.flatMap(({ tier_code, percent }, index) => {
      const problemAt = (field: string, message: string) => [
        { pointer: `/hotels/${hotel}/member_rates/${index}/${field}`, message },
      ];
      const rank = tiers.findIndex((tier) => tier.tier_code === tier_code);
      const before = rates[index - 1];
      if (rank === -1) return problemAt('tier_code', 'Unknown tier.');
      if (!before) return rank === 0 ? [] : problemAt('tier_code', 'The first rate must be for the first tier.');
      if (tiers.findIndex((tier) => tier.tier_code === before.tier_code) >= rank)
        return problemAt('tier_code', 'Must be a higher tier than in the rate before it.');
      return percent < before.percent ? problemAt('percent', 'Less than the rate before it.') : [];
    }),
  );
}

function overfull(rooms: readonly BundleOwnedRoom[]): ImportProblem[] {
  const units = new Map<string, Map<string, number>>();
  return rooms.flatMap(({ building_code, unit_code }, index) => {
    const problemAt = (field: string, message: string) => [{ pointer: `/owned_rooms/${index}/${field}`, message }];
    const unitsHere = units.get(building_code) ?? new Map<string, number>();
    const roomsHere = (unitsHere.get(unit_code) ?? 0) + 1;
    const isNewUnit = roomsHere === 1;
    units.set(building_code, unitsHere.set(unit_code, roomsHere));
    if (isNewUnit && unitsHere.size === 1 && units.size === MOST.buildings + 1)
      return problemAt('building_code', `More than ${MOST.buildings} buildings.`);
    if (isNewUnit && unitsHere.size === MOST.units + 1)
      return problemAt('unit_code', `More than ${MOST.units} units in a building.`);
    if (roomsHere === MOST.rooms + 1) return problemAt('room_number', `More than ${MOST.rooms} rooms in a unit.`);
    return [];
  });
}

function repeated<Row>(list: string, field: string, rows: readonly Row[], keyOf: (row: Row) => string) {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = keyOf(row);
    if (seen.has(key)) return [{ pointer: `${list}/${index}/${field}`, message: 'Duplicate.' }];
    seen.add(key);
    return [];
  });
}
