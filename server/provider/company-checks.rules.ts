import type { ImportProblem, PropertyBundle } from '../../generated/types.ts';

type Registry = Pick<PropertyBundle, 'tiers' | 'affiliates' | 'owned_rooms'>;

/** What is wrong with a company's tiers, affiliates and owned rooms that the schema lets pass. */
export function companyProblems({ tiers = [], affiliates = [], owned_rooms = [] }: Registry): ImportProblem[] {
  return [
    ...repeated('/tiers', 'tier_code', tiers, (tier) => tier.tier_code),
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
  ];
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
