import type { AriDeparture } from '../../generated/types.ts';
import { type Fares, faresAsStored, type StoredCabins, type StoredDeparture } from './departure-rows.rules.ts';

/** New values of a departure. Omitted values and unlisted cabin types stay unchanged. */
export type DepartureValues = Pick<AriDeparture, 'departure_code' | 'status' | 'capacity'> & {
  cabins: readonly { cabin_type_code: string; count: number }[];
};

/**
 * A departure or, if `cabin_type_code` is set, its cabins of one type, of which more is sold than the provider allots.
 * `date` is the departure date.
 */
export type DepartureShortage = {
  departure_code: string;
  cabin_type_code?: string;
  date: string;
  allotment: number;
  sold: number;
};

/** If there are several changes, the later one applies, value by value. */
export function changedDeparture(
  departure: StoredDeparture,
  changes: readonly Pick<DepartureValues, 'status' | 'capacity'>[],
): StoredDeparture {
  return {
    ...departure,
    status: changes.findLast(({ status }) => status !== undefined)?.status ?? departure.status,
    capacity: changes.findLast(({ capacity }) => capacity !== undefined)?.capacity ?? departure.capacity,
  };
}

/** Returns the cabins with new counts, in lock order. A cabin type has the fares of the bundle. */
export function changedCabins(
  { departure_code, route_code, departs_on }: StoredDeparture,
  changes: readonly Pick<DepartureValues, 'cabins'>[],
  fares: Fares,
): StoredCabins[] {
  const counts = new Map(
    changes.flatMap(({ cabins }) => cabins.map(({ cabin_type_code, count }) => [cabin_type_code, count])),
  );
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cabin_type_code, cabins]) => ({
      departure_code,
      cabin_type_code,
      cabins,
      ...faresAsStored(fares.on(route_code, cabin_type_code, departs_on)),
    }));
}
