import { type Database, rowsOf } from '../platform/database/database.ts';
import type { HotelKey } from '../property/hotel.rules.ts';
import type { CalendarRow, RoomNight } from './availability.rules.ts';
import type { OptionStock } from './options.rules.ts';
import type { PackageNight } from './package.rules.ts';

export type StayInventory = { key: HotelKey; nights: RoomNight[]; stock: OptionStock[]; packageNights: PackageNight[] };

type NightTuple = [
  string,
  string,
  number,
  number,
  number,
  number,
  boolean,
  boolean,
  boolean,
  number | null,
  number | null,
];
type PackageTuple = [string, string, string, number | null, number | null, number | null, boolean, boolean, boolean];
type StockTuple = [string, string, number];
type DayTuple = [
  string,
  number | null,
  boolean,
  number | null,
  number | null,
  boolean,
  boolean,
  Record<string, number> | null,
];

type InventoryRow = HotelKey & { nights: NightTuple[]; stock: StockTuple[]; packages: PackageTuple[] };

const READ_INVENTORY = `
  SELECT h.company_code AS "companyCode", h.hotel_code AS "hotelCode", h.revision, h.document_hash AS "documentHash",
    (SELECT coalesce(json_agg(json_build_array(d.room_type_code, d.stay_date, d.price, d.allotment - d.sold, d.min_nights,
        d.max_nights, d.closed, d.closed_to_arrival, d.closed_to_departure, d.extra_adult_price, d.extra_kid_price)), '[]')
      FROM room_day AS d
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
        AND d.stay_date BETWEEN $2::date AND $3::date) AS nights,
    (SELECT coalesce(json_agg(json_build_array(d.upselling_code, d.stay_date, d.allotment - d.sold)), '[]')
      FROM upselling_day AS d
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
        AND d.stay_date BETWEEN $2::date AND $3::date) AS stock,
    (SELECT coalesce(json_agg(json_build_array(d.room_type_code, d.package_code, d.stay_date, d.price, d.min_nights,
        d.max_nights, d.closed, d.closed_to_arrival, d.closed_to_departure)), '[]')
      FROM package_day AS d
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
        AND d.stay_date BETWEEN $2::date AND $3::date) AS packages
  FROM hotel_reference AS r JOIN hotel AS h ON h.company_code = r.company_code AND h.hotel_code = r.hotel_code
  WHERE r.hotel_code = $1`;

/**
 * Reads a property's inventory between two dates (inclusive) and the key of its document, in one statement. Returns
 * undefined if the property doesn't exist. Uses JSON because drivers return dates and big integers differently.
 */
export async function readInventory(
  db: Database,
  hotelCode: string,
  from: string,
  to: string,
): Promise<StayInventory | undefined> {
  const [row] = await rowsOf<InventoryRow>(db, READ_INVENTORY, [hotelCode, from, to]);
  if (row === undefined) return undefined;
  const { nights, stock, packages, ...key } = row;
  return {
    key,
    nights: nights.map(roomNight),
    stock: stock.map(optionStock),
    packageNights: packages.map(packageNight),
  };
}

type DayRow = HotelKey & { days: DayTuple[] };

/** The condition for a night on which a room type has enough rooms left. */
const SELLABLE = 'NOT d.closed AND d.allotment - d.sold >= $4::int';

const READ_CALENDAR = `
  SELECT h.company_code AS "companyCode", h.hotel_code AS "hotelCode", h.revision, h.document_hash AS "documentHash",
    (SELECT coalesce(json_agg(json_build_array(stay_date, price, any_open, min_nights, max_nights, no_arrival,
        no_departure, prices) ORDER BY stay_date), '[]')
      FROM (SELECT d.stay_date, min(d.price) FILTER (WHERE ${SELLABLE}) AS price, bool_or(NOT d.closed) AS any_open,
          min(d.min_nights) FILTER (WHERE ${SELLABLE} AND NOT d.closed_to_arrival) AS min_nights,
          max(d.max_nights) FILTER (WHERE ${SELLABLE} AND NOT d.closed_to_arrival) AS max_nights,
          coalesce(bool_and(d.closed_to_arrival) FILTER (WHERE ${SELLABLE}), false) AS no_arrival,
          bool_and(d.closed_to_departure) AS no_departure,
          json_object_agg(d.room_type_code, d.price) FILTER (WHERE $6::boolean AND ${SELLABLE}) AS prices
        FROM room_day AS d
        WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
          AND d.stay_date BETWEEN $2::date AND $3::date AND ($5::text IS NULL OR d.room_type_code = $5::text)
        GROUP BY d.stay_date) AS day) AS days
  FROM hotel_reference AS r JOIN hotel AS h ON h.company_code = r.company_code AND h.hotel_code = r.hotel_code
  WHERE r.hotel_code = $1`;

/**
 * Reads the days between two dates (inclusive), for all room types or for one. The price, the length limits and the
 * arrival restriction consider only room types with at least `rooms` rooms left. Days without rows are omitted.
 * `pricesByType` adds the price of each room type.
 */
export async function readCalendar(
  db: Database,
  hotelCode: string,
  wanted: { from: string; to: string; rooms: number; roomTypeCode: string | undefined; pricesByType: boolean },
): Promise<{ key: HotelKey; days: CalendarRow[] } | undefined> {
  const { from, to, rooms, roomTypeCode = null, pricesByType } = wanted;
  const [row] = await rowsOf<DayRow>(db, READ_CALENDAR, [hotelCode, from, to, rooms, roomTypeCode, pricesByType]);
  if (row === undefined) return undefined;
  const { days, ...key } = row;
  return { key, days: days.map(calendarRow) };
}

export type LowestPrice = { roomTypeCode: string; date: string; price: number };

const READ_LOWEST_PRICES = `
  SELECT DISTINCT ON (d.room_type_code) d.room_type_code AS "roomTypeCode", d.stay_date::text AS date, d.price::float8 AS price
  FROM room_day AS d
  WHERE d.company_code = $1 AND d.hotel_code = $2 AND d.stay_date >= $3::date AND d.stay_date < $4::date
    AND NOT d.closed AND NOT d.closed_to_arrival AND d.min_nights <= 1 AND d.allotment > d.sold
  ORDER BY d.room_type_code, d.price, d.stay_date`;

/**
 * Returns the cheapest night of each room type, considering only nights that can be booked as a one-night stay. Omits
 * room types without such a night.
 */
export async function readLowestPrices(
  db: Database,
  { companyCode, hotelCode }: Pick<HotelKey, 'companyCode' | 'hotelCode'>,
  { from, to }: { from: string; to: string },
): Promise<LowestPrice[]> {
  return rowsOf(db, READ_LOWEST_PRICES, [companyCode, hotelCode, from, to]);
}

function roomNight([
  roomTypeCode,
  date,
  price,
  left,
  minNights,
  maxNights,
  closed,
  toArrival,
  toDeparture,
  extraAdultPrice,
  extraKidPrice,
]: NightTuple): RoomNight {
  return {
    roomTypeCode,
    date,
    price,
    left,
    minNights,
    maxNights,
    closed,
    closedToArrival: toArrival,
    closedToDeparture: toDeparture,
    ...(extraAdultPrice !== null && { extraAdultPrice }),
    ...(extraKidPrice !== null && { extraKidPrice }),
  };
}

function packageNight([
  roomTypeCode,
  packageCode,
  date,
  price,
  minNights,
  maxNights,
  closed,
  toArrival,
  toDeparture,
]: PackageTuple): PackageNight {
  return {
    roomTypeCode,
    packageCode,
    date,
    price,
    minNights,
    maxNights,
    closed,
    closedToArrival: toArrival,
    closedToDeparture: toDeparture,
  };
}

function optionStock([upsellingCode, date, left]: StockTuple): OptionStock {
  return { upsellingCode, date, left };
}

function calendarRow([
  date,
  price,
  anyOpen,
  minNights,
  maxNights,
  closedToArrival,
  closedToDeparture,
  prices,
]: DayTuple): CalendarRow {
  return { date, price, prices: prices ?? {}, anyOpen, minNights, maxNights, closedToArrival, closedToDeparture };
}
