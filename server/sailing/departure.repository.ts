import { type Database, rowsOf } from '../platform/database/database.ts';
import { batches } from '../platform/values/batches.ts';
import type { StoredCabins, StoredDeparture } from './departure-rows.rules.ts';

export type OfHotel = { companyCode: string; hotelCode: string };

const ROWS_A_STATEMENT = 3_000;

/** Prevents concurrent writes to a property's departures. Bookings don't take this lock, so they don't wait for it. */
export async function lockDepartures(tx: Database, { companyCode, hotelCode }: OfHotel): Promise<void> {
  const key = JSON.stringify(['departures', companyCode, hotelCode]);
  await rowsOf(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [key]);
}

/**
 * The statements below use subqueries with `OFFSET 0` to keep PostgreSQL from turning them into joins. Right after
 * many rows have been written, its statistics are outdated, so it would compare every row with every other one and
 * take minutes.
 */
const ELSEWHERE = `
  SELECT sent.departure_code AS code FROM json_to_recordset($3::json) AS sent (departure_code text, route_code text)
  WHERE EXISTS (
    SELECT FROM departure AS d
    WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.departure_code = sent.departure_code AND d.route_code <> sent.route_code
    OFFSET 0
  )`;

/** Returns the codes that already belong to departures on another route. */
export async function readElsewhere(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  rows: readonly StoredDeparture[],
): Promise<Set<string>> {
  const found = await rowsOf<{ code: string }>(tx, ELSEWHERE, [companyCode, hotelCode, JSON.stringify(rows)]);
  return new Set(found.map(({ code }) => code));
}

const SAVE_DEPARTURES = `
  INSERT INTO departure AS kept (company_code, hotel_code, departure_code, route_code, ship_code, departs_on, departs_at,
    duration_minutes, status, capacity, provider_capacity)
  SELECT $1, $2, sent.departure_code, sent.route_code, sent.ship_code, sent.departs_on, sent.departs_at, sent.duration_minutes,
    sent.status, sent.capacity, sent.capacity
  FROM json_to_recordset($3::json) AS sent (departure_code text, route_code text, ship_code text, departs_on date, departs_at text,
    duration_minutes int, status text, capacity int)
  WHERE NOT EXISTS (
    SELECT FROM departure AS now
    WHERE now.company_code = $1 AND now.hotel_code = $2 AND now.departure_code = sent.departure_code
      AND (now.route_code, now.ship_code, now.departs_at, now.duration_minutes, now.status, now.provider_capacity)
        = (sent.route_code, sent.ship_code, sent.departs_at, sent.duration_minutes, sent.status, sent.capacity)
    OFFSET 0
  )
  ORDER BY sent.departure_code COLLATE "C"
  ON CONFLICT (company_code, hotel_code, departure_code) DO UPDATE SET ship_code = excluded.ship_code,
    departs_on = excluded.departs_on, departs_at = excluded.departs_at, duration_minutes = excluded.duration_minutes,
    status = excluded.status, capacity = greatest(excluded.capacity, kept.sold), provider_capacity = excluded.capacity`;

const SAVE_CABINS = `
  INSERT INTO departure_cabin AS kept (company_code, hotel_code, departure_code, cabin_type_code, cabins, provider_cabins, fare_adult,
    fare_kid, fare_infant)
  SELECT $1, $2, sent.departure_code, sent.cabin_type_code, sent.cabins, sent.cabins, sent.fare_adult, sent.fare_kid, sent.fare_infant
  FROM json_to_recordset($3::json) AS sent (departure_code text, cabin_type_code text, cabins int, fare_adult bigint, fare_kid bigint,
    fare_infant bigint)
  WHERE NOT EXISTS (
    SELECT FROM departure_cabin AS now
    WHERE now.company_code = $1 AND now.hotel_code = $2 AND now.departure_code = sent.departure_code
      AND now.cabin_type_code = sent.cabin_type_code AND now.provider_cabins = sent.cabins
      AND (now.fare_adult, now.fare_kid, now.fare_infant)
        IS NOT DISTINCT FROM (sent.fare_adult, sent.fare_kid, sent.fare_infant)
    OFFSET 0
  )
  ORDER BY sent.departure_code COLLATE "C", sent.cabin_type_code COLLATE "C"
  ON CONFLICT (company_code, hotel_code, departure_code, cabin_type_code) DO UPDATE SET
    cabins = greatest(excluded.cabins, kept.sold), provider_cabins = excluded.cabins, fare_adult = excluded.fare_adult,
    fare_kid = excluded.fare_kid, fare_infant = excluded.fare_infant`;

/**
 * Writes departures that have changed. The rows must be sorted by code, the order in which bookings lock them. If a
 * capacity is below the number sold, stores the number sold as the capacity, which then falls as inventory is
 * released.
 */
export async function saveDepartures(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  departures: readonly StoredDeparture[],
): Promise<void> {
  for (const rows of batches(departures, ROWS_A_STATEMENT))
    await rowsOf(tx, SAVE_DEPARTURES, [companyCode, hotelCode, JSON.stringify(rows)]);
}

/**
 * Writes cabins in the same way as `saveDepartures`. Call it after writing all departures, because bookings lock
 * departures first.
 */
export async function saveCabins(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  cabins: readonly StoredCabins[],
): Promise<void> {
  for (const rows of batches(cabins, ROWS_A_STATEMENT))
    await rowsOf(tx, SAVE_CABINS, [companyCode, hotelCode, JSON.stringify(rows)]);
}

const READ_DEPARTURES = `
  SELECT d.departure_code, d.route_code, d.ship_code, d.departs_on::text, d.departs_at, d.duration_minutes, d.status,
    d.provider_capacity AS capacity, d.sold
  FROM departure AS d WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.departure_code = ANY ($3::text[])
  ORDER BY d.departure_code COLLATE "C"`;

/** Reads these departures in lock order, with the capacities that the provider sent. */
export function readDepartures(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  codes: readonly string[],
): Promise<(StoredDeparture & { sold: number })[]> {
  return rowsOf(tx, READ_DEPARTURES, [companyCode, hotelCode, codes]);
}

/** The route and day determine the fares of the cabins. */
export type SoldCabins = StoredCabins & { sold: number; route_code: string; departs_on: string };

const READ_CABINS = `
  SELECT c.departure_code, c.cabin_type_code, c.provider_cabins AS cabins, c.sold, c.fare_adult::float8, c.fare_kid::float8, c.fare_infant::float8,
    d.route_code, d.departs_on::text
  FROM departure AS d CROSS JOIN LATERAL (
    SELECT * FROM departure_cabin AS own
    WHERE own.company_code = $1 AND own.hotel_code = $2 AND own.departure_code = d.departure_code
    OFFSET 0
  ) AS c
  WHERE d.company_code = $1 AND d.hotel_code = $2 AND ($3::text[] IS NULL OR d.departure_code = ANY ($3))
  ORDER BY c.departure_code COLLATE "C", c.cabin_type_code COLLATE "C"`;

/** Reads the cabins of these departures, or of all departures if `codes` is null, in lock order. */
export function readCabins(
  tx: Database,
  { companyCode, hotelCode }: OfHotel,
  codes: readonly string[] | null,
): Promise<SoldCabins[]> {
  return rowsOf<SoldCabins>(tx, READ_CABINS, [companyCode, hotelCode, codes]);
}
