import type { BundleHotel, BundleSailing, BundleShip, ImportProblem } from '../../generated/types.ts';

type Problems = ImportProblem[];

function problem(pointer: string, message: string): ImportProblem {
  return { pointer, message };
}

export function sailingProblems(hotel: BundleHotel, at: string): Problems {
  const { sailing } = hotel;
  if (hotel.property_kind !== 'sailing')
    return sailing ? [problem(`${at}/sailing`, 'Only allowed if property_kind is sailing.')] : [];
  if (!sailing) return [problem(`${at}/sailing`, 'Required if property_kind is sailing.')];
  const here = `${at}/sailing`;
  const rooms = (['room_types', 'packages', 'days'] as const).filter((list) => hotel[list].length > 0);
  const hasConsent = hotel.terms.some(({ termsType, required }) => termsType === 'PASSPORT' && required);
  return [
    ...rooms.map((list) => problem(`${at}/${list}`, 'Must be empty if property_kind is sailing.')),
    ...(hasConsent ? [] : [problem(`${at}/terms`, 'Required terms of type PASSPORT are missing.')]),
    ...duplicates(sailing, here),
    ...portProblems(sailing, here),
    ...cabinTypeProblems(sailing, here),
    ...sailing.ships.flatMap((ship, i) => shipProblems(sailing, ship, `${here}/ships/${i}`)),
    ...routeProblems(hotel, sailing, here),
    ...fareProblems(sailing, here),
  ];
}

function duplicates(sailing: BundleSailing, at: string): Problems {
  const lists: [string, string, string[]][] = [
    ['ports', 'port_code', sailing.ports.map(({ port_code }) => port_code)],
    ['cabin_types', 'cabin_type_code', sailing.cabin_types.map(({ cabin_type_code }) => cabin_type_code)],
    ['ships', 'ship_code', sailing.ships.map(({ ship_code }) => ship_code)],
    ['routes', 'route_code', sailing.routes.map(({ route_code }) => route_code)],
  ];
  return lists.flatMap(([list, field, codes]) => {
    const seen = new Set<string>();
    return codes.flatMap((code, i) => {
      const isRepeated = seen.has(code);
      seen.add(code);
      return isRepeated ? [problem(`${at}/${list}/${i}/${field}`, 'Duplicate.')] : [];
    });
  });
}

function portProblems({ ports }: BundleSailing, at: string): Problems {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return ports.flatMap(({ time_zone }, i) =>
    zones.has(time_zone) ? [] : [problem(`${at}/ports/${i}/time_zone`, 'Unknown time zone.')],
  );
}

function cabinTypeProblems({ cabin_types }: BundleSailing, at: string): Problems {
  return cabin_types.flatMap(({ min_person, berths }, i) =>
    min_person > berths ? [problem(`${at}/cabin_types/${i}/min_person`, 'Above berths.')] : [],
  );
}

function shipProblems({ cabin_types }: BundleSailing, ship: BundleShip, at: string): Problems {
  const types = new Set(cabin_types.map(({ cabin_type_code }) => cabin_type_code));
  const own = ship.cabins.map(({ cabin_type_code }) => cabin_type_code);
  return [
    ...own.flatMap((code, i) => {
      const pointer = `${at}/cabins/${i}/cabin_type_code`;
      if (!types.has(code)) return [problem(pointer, `No cabin type ${code}.`)];
      return own.indexOf(code) < i ? [problem(pointer, 'Duplicate.')] : [];
    }),
    ...ship.decks.flatMap(({ areas }, i) =>
      areas.flatMap((area, j) => {
        const pointer = `${at}/decks/${i}/areas/${j}`;
        const { kind, cabin_type_code: code, x, y, width, height } = area;
        const overlaps = areas
          .slice(0, j)
          .some((one) => x < one.x + one.width && one.x < x + width && y < one.y + one.height && one.y < y + height);
        return [
          ...(code !== undefined && kind !== 'cabins'
            ? [problem(`${pointer}/cabin_type_code`, 'Only allowed if kind is cabins.')]
            : []),
          ...(code !== undefined && !own.includes(code)
            ? [problem(`${pointer}/cabin_type_code`, `The ship has no cabins of type ${code}.`)]
            : []),
          ...(x + width > 100 || y + height > 100 ? [problem(pointer, 'Extends beyond the deck.')] : []),
          ...(overlaps ? [problem(pointer, 'Overlaps another area.')] : []),
        ];
      }),
    ),
  ];
}

function routeProblems({ policies }: BundleHotel, { ports, routes }: BundleSailing, at: string): Problems {
  const known = new Set(ports.map(({ port_code }) => port_code));
  return routes.flatMap((route, i) => {
    const here = `${at}/routes/${i}`;
    return [
      ...(['from', 'to'] as const).flatMap((end) =>
        known.has(route[end]) ? [] : [problem(`${here}/${end}`, `No port ${route[end]}.`)],
      ),
      ...(route.from === route.to ? [problem(`${here}/to`, 'Same port as from.')] : []),
      ...(policies.some(({ policy_code }) => policy_code === route.policy_code)
        ? []
        : [problem(`${here}/policy_code`, `No policy ${route.policy_code}.`)]),
      ...route.return_route_codes.flatMap((code, j) => {
        const back = routes.find(({ route_code }) => route_code === code);
        const isReturn = back?.from === route.to && back.to === route.from;
        return isReturn ? [] : [problem(`${here}/return_route_codes/${j}`, `No return route ${code}.`)];
      }),
    ];
  });
}

function fareProblems({ cabin_types, routes, fares }: BundleSailing, at: string): Problems {
  const types = new Set(cabin_types.map(({ cabin_type_code }) => cabin_type_code));
  const known = new Set(routes.map(({ route_code }) => route_code));
  return fares.flatMap(({ route_code, cabin_type_code, from, to }, i) => {
    const here = `${at}/fares/${i}`;
    return [
      ...(known.has(route_code) ? [] : [problem(`${here}/route_code`, `No route ${route_code}.`)]),
      ...(types.has(cabin_type_code) ? [] : [problem(`${here}/cabin_type_code`, `No cabin type ${cabin_type_code}.`)]),
      ...(from > to ? [problem(`${here}/to`, 'Before from.')] : []),
    ];
  });
}
