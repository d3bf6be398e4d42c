import { type Database, rowsOf } from '../platform/database/database.ts';
import type { HotelKey } from '../property/hotel.rules.ts';
import type { Departure } from './departure.rules.ts';

/** The departures are ordered by departure time. `key` identifies the property's document. */
export type Departures = { key: HotelKey; departures: Departure[] };

type CabinTuple = [code: string, left: number, adult: number | null, kid: number | null, infant: number | null];
type DepartureTuple = [
  code: string,
  route: string,
  ship: string,
  departsAt: string,
  minutes: number,
  status: Departure['status'],
  left: number,
  cabins: CabinTuple[] | null,
];
type Row = HotelKey & { departures: DepartureTuple[] };

/**
 * Returns a query that selects a property and its departures in one row. `wanted` is a table expression that uses the
 * parameters from $2 on. `matches` joins it with the departures, `d`.
 */
function readMatching(wanted: string, matches: string): string {
  return `
  SELECT h.company_code AS "companyCode", h.hotel_code AS "hotelCode", h.revision, h.document_hash AS "documentHash",
    (SELECT coalesce(json_agg(json_build_array(d.departure_code, d.route_code, d.ship_code, d.departs_at, d.duration_minutes,
        d.status, d.capacity - d.sold,
        (SELECT json_agg(json_build_array(c.cabin_type_code, c.cabins - c.sold, c.fare_adult, c.fare_kid, c.fare_infant))
          FROM departure_cabin AS c
          WHERE c.company_code = d.company_code AND c.hotel_code = d.hotel_code AND c.departure_code = d.departure_code)
      ) ORDER BY d.departs_at, d.departure_code), '[]')
      FROM ${wanted} JOIN departure AS d ON ${matches}
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code) AS departures
  FROM hotel_reference AS r JOIN hotel AS h ON h.company_code = r.company_code AND h.hotel_code = r.hotel_code
  WHERE r.hotel_code = $1`;
}

const READ_BY_ROUTE = readMatching(
  'unnest($2::text[], $3::date[], $4::date[]) AS wanted (route_code, first_day, last_day)',
  'd.route_code = wanted.route_code AND d.departs_on BETWEEN wanted.first_day AND wanted.last_day',
);
const READ_BY_CODE = readMatching('unnest($2::text[]) AS wanted (code)', 'd.departure_code = wanted.code');

/** Departure days of a route, from `from` to `to` (inclusive). */
export type RouteDays = { route: string; from: string; to: string };

/** Reads the departures on the given routes in one statement. Returns undefined if the property doesn't exist. */
export async function readRoutes(
  db: Database,
  hotelCode: string,
  wanted: readonly RouteDays[],
): Promise<Departures | undefined> {
  const columns = [wanted.map(({ route }) => route), wanted.map(({ from }) => from), wanted.map(({ to }) => to)];
  return departuresOf(await rowsOf<Row>(db, READ_BY_ROUTE, [hotelCode, ...columns]));
}

/** Reads departures by code in one statement. Returns undefined if the property doesn't exist. */
export async function readDepartures(
  db: Database,
  hotelCode: string,
  codes: readonly string[],
): Promise<Departures | undefined> {
  return departuresOf(await rowsOf<Row>(db, READ_BY_CODE, [hotelCode, [...new Set(codes)]]));
}

function departuresOf([row]: Row[]): Departures | undefined {
  if (row === undefined) return undefined;
  const { departures, ...key } = row;
  return { key, departures: departures.map(departureOf) };
}

function departureOf([code, route, ship, departsAt, minutes, status, left, cabins]: DepartureTuple): Departure {
  return {
    departureCode: code,
    routeCode: route,
    shipCode: ship,
    departsAt,
    durationMinutes: minutes,
    status,
    left,
    cabins: (cabins ?? []).map(([cabinTypeCode, cabinsLeft, adult, kid, infant]) => ({
      cabinTypeCode,
      left: cabinsLeft,
      fares: adult === null || kid === null || infant === null ? null : { adult, kid, infant },
    })),
  };
}

const READ_SHIPS_BY_ROUTE = `
  SELECT route_code AS route, json_agg(ship_code) AS ships
  FROM unnest($3::text[]) AS route_code, unnest($4::text[]) AS ship_code
  WHERE EXISTS (
    SELECT FROM departure AS d
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.route_code = route_code.route_code AND d.ship_code = ship_code.ship_code
      AND d.departs_on >= $5::date
  )
  GROUP BY 1`;

/** Returns the ships that sail each route on or after `from`. Routes without ships are omitted. */
export async function readShipsByRoute(
  db: Database,
  { companyCode, hotelCode }: HotelKey,
  { routes, ships, from }: { routes: readonly string[]; ships: readonly string[]; from: string },
): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ route: string; ships: string[] }>(db, READ_SHIPS_BY_ROUTE, [
    companyCode,
    hotelCode,
    routes,
    ships,
    from,
  ]);
  return new Map(rows.map((row) => [row.route, row.ships]));
}
