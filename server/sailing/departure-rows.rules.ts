import type { BundleFare, BundleSailing, DepartureRow } from '../../generated/types.ts';
import { isStayDate, weekday } from '../platform/values/nights.ts';
import { type Bands, findRoute, findShip } from './departure.rules.ts';

/** The field names are the column names. */
export type StoredDeparture = {
  departure_code: string;
  route_code: string;
  ship_code: string;
  departs_on: string;
  departs_at: string;
  duration_minutes: number;
  status: 'open' | 'cancelled';
  capacity: number;
};

export type StoredCabins = {
  departure_code: string;
  cabin_type_code: string;
  cabins: number;
  fare_adult: number | null;
  fare_kid: number | null;
  fare_infant: number | null;
};

export function rowErrors(sailing: BundleSailing, rows: readonly DepartureRow[]): string[] {
  const types = new Set(sailing.cabin_types.map(({ cabin_type_code }) => cabin_type_code));
  const seen = new Set<string>();
  return rows.flatMap((row, i) => {
    const at = `/departures/${i}`;
    const isRepeated = seen.has(row.departure_code);
    seen.add(row.departure_code);
    const codes = (row.cabins ?? []).map(({ cabin_type_code }) => cabin_type_code);
    return [
      ...(isRepeated ? [`${at}/departure_code`] : []),
      ...(findRoute(sailing, row.route_code) ? [] : [`${at}/route_code`]),
      ...(findShip(sailing, row.ship_code) ? [] : [`${at}/ship_code`]),
      ...(isStayDate(row.departs_at.slice(0, 10)) ? [] : [`${at}/departs_at`]),
      ...codes.flatMap((code, j) =>
        types.has(code) && codes.indexOf(code) === j ? [] : [`${at}/cabins/${j}/cabin_type_code`],
      ),
    ];
  });
}

/** Sorts rows in the order in which bookings lock departures. */
export function inCodeOrder(rows: readonly DepartureRow[]): DepartureRow[] {
  return [...rows].sort((a, b) => (a.departure_code < b.departure_code ? -1 : 1));
}

/** Values missing from the row come from its route and ship. */
export function storedDeparture(sailing: BundleSailing, { departs_at, ...row }: DepartureRow): StoredDeparture {
  return {
    departure_code: row.departure_code,
    route_code: row.route_code,
    ship_code: row.ship_code,
    departs_on: departs_at.slice(0, 10),
    departs_at,
    duration_minutes: row.duration_minutes ?? findRoute(sailing, row.route_code)?.duration_minutes ?? 1,
    status: row.status,
    capacity: row.capacity ?? findShip(sailing, row.ship_code)?.capacity ?? 0,
  };
}

/** If the row lists no cabins, the ship's cabins are used. */
export function storedCabins(
  sailing: BundleSailing,
  fares: Fares,
  { departure_code, route_code, ship_code, departs_at, cabins }: DepartureRow,
): StoredCabins[] {
  return (cabins ?? findShip(sailing, ship_code)?.cabins ?? []).map(({ cabin_type_code, count }) => ({
    departure_code,
    cabin_type_code,
    cabins: count,
    ...faresAsStored(fares.on(route_code, cabin_type_code, departs_at.slice(0, 10))),
  }));
}

export function faresAsStored(fares: Bands | null): Pick<StoredCabins, 'fare_adult' | 'fare_kid' | 'fare_infant'> {
  return { fare_adult: fares?.adult ?? null, fare_kid: fares?.kid ?? null, fare_infant: fares?.infant ?? null };
}

/** Looks up fares per berth by route, cabin type and day. If rows of the bundle overlap, the later one applies. */
export class Fares {
  readonly #rows: Map<string, BundleFare[]>;

  constructor(rows: readonly BundleFare[]) {
    this.#rows = Map.groupBy(rows, ({ route_code, cabin_type_code }) => `${route_code} ${cabin_type_code}`);
  }

  /** Returns null if the cabin type isn't sold on that day. */
  on(routeCode: string, cabinTypeCode: string, day: string): Bands | null {
    const rows = this.#rows.get(`${routeCode} ${cabinTypeCode}`) ?? [];
    const row = rows.findLast(
      ({ from, to, weekdays }) => from <= day && day <= to && (weekdays?.includes(weekday(day) || 7) ?? true),
    );
    return row?.fares ?? null;
  }
}
