import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HotelKey } from '../../property/hotel.rules.ts';
import type { DayRun } from './exported-hotel.rules.ts';

type OfHotel = Pick<HotelKey, 'companyCode' | 'hotelCode'>;

/**
 * Combines days with the same codes and values to runs: first the same day of successive weeks, then days of the week
 * whose runs begin and end in the same weeks. `days` selects `codes`, `stay_date` and `value`, in which nulls mean a
 * default.
 */
function runsOf(days: string): string {
  return `
  WITH day AS (
    SELECT codes, stay_date, jsonb_strip_nulls(value) AS value, extract(isodow FROM stay_date)::int AS weekday,
      date_trunc('week', stay_date)::date AS week
    FROM (${days}) AS stored
  ), numbered AS (
    SELECT *, week - 7 * row_number() OVER (PARTITION BY codes, value, weekday ORDER BY week)::int AS run FROM day
  ), weekly AS (
    SELECT codes, value, weekday, min(stay_date) AS first, max(stay_date) AS last, min(week) AS first_week,
      max(week) AS last_week
    FROM numbered GROUP BY codes, value, weekday, run
  )
  SELECT codes, value, min(first)::text AS "from", max(last)::text AS "to", array_agg(weekday ORDER BY weekday) AS weekdays
  FROM weekly GROUP BY codes, value, first_week, last_week ORDER BY codes, "from", weekdays`;
}

const ROOM_RUNS = runsOf(`
  SELECT jsonb_build_object('room_type_code', room_type_code) AS codes, stay_date, jsonb_build_object('price', price,
    'allotment', coalesce(provider_allotment, allotment), 'extra_adult_price', extra_adult_price,
    'extra_kid_price', extra_kid_price, 'min_nights', nullif(min_nights, 1), 'max_nights', nullif(max_nights, $4::int),
    'closed', nullif(closed, false), 'closed_to_arrival', nullif(closed_to_arrival, false),
    'closed_to_departure', nullif(closed_to_departure, false)) AS value
  FROM room_day WHERE company_code = $1 AND hotel_code = $2 AND stay_date >= $3::date`);

/** `maxNights` is the property's maximum length of stay, which is the default. */
export function readRoomRuns(db: Database, hotel: OfHotel, from: string, maxNights: number): Promise<DayRun[]> {
  return rowsOf(db, ROOM_RUNS, [hotel.companyCode, hotel.hotelCode, from, maxNights]);
}

const PACKAGE_RUNS = runsOf(`
  SELECT jsonb_build_object('room_type_code', room_type_code, 'package_code', package_code) AS codes, stay_date,
    jsonb_build_object('price', price, 'min_nights', min_nights, 'max_nights', max_nights,
      'closed', nullif(closed, false), 'closed_to_arrival', nullif(closed_to_arrival, false),
      'closed_to_departure', nullif(closed_to_departure, false)) AS value
  FROM package_day WHERE company_code = $1 AND hotel_code = $2 AND stay_date >= $3::date`);

export function readPackageRuns(db: Database, hotel: OfHotel, from: string): Promise<DayRun[]> {
  return rowsOf(db, PACKAGE_RUNS, [hotel.companyCode, hotel.hotelCode, from]);
}

const STOCK_RUNS = runsOf(`
  SELECT jsonb_build_object('upselling_code', upselling_code) AS codes, stay_date,
    jsonb_build_object('stock', coalesce(provider_allotment, allotment)) AS value
  FROM upselling_day JOIN unnest($4::text[], $5::int[]) AS option (code, stock) ON option.code = upselling_code
  WHERE company_code = $1 AND hotel_code = $2 AND stay_date >= $3::date
    AND coalesce(provider_allotment, allotment) <> option.stock`);

/** Reads the days on which the stock of an option differs from its daily stock. */
export function readStockRuns(
  db: Database,
  hotel: OfHotel,
  from: string,
  options: readonly { code: string; stock: number }[],
): Promise<DayRun[]> {
  const daily = [options.map(({ code }) => code), options.map(({ stock }) => stock)];
  return rowsOf(db, STOCK_RUNS, [hotel.companyCode, hotel.hotelCode, from, ...daily]);
}
