import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { HotelKey } from '../property/hotel.rules.ts';
import { hotel, hotelReference } from '../property/property.tables.ts';
import type { CalendarRow, RoomNight } from './availability.rules.ts';
import { roomDay } from './catalogue.tables.ts';
import type { OptionStock } from './options.rules.ts';

export type StayInventory = { key: HotelKey; nights: RoomNight[]; stock: OptionStock[] };

type NightTuple = [string, string, number, number, number, number, boolean, boolean, boolean];
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

const hotelKeyColumns = {
  companyCode: hotel.companyCode,
  hotelCode: hotel.hotelCode,
  revision: hotel.revision,
  documentHash: hotel.documentHash,
};

const sameHotel = and(eq(hotel.companyCode, hotelReference.companyCode), eq(hotel.hotelCode, hotelReference.hotelCode));

type InventoryRow = HotelKey & { nights: NightTuple[]; stock: StockTuple[] };

const READ_INVENTORY = `
  SELECT h.company_code AS "companyCode", h.hotel_code AS "hotelCode", h.revision, h.document_hash AS "documentHash",
    (SELECT coalesce(json_agg(json_build_array(d.room_type_code, d.stay_date, d.price, d.allotment - d.sold, d.min_nights,
        d.max_nights, d.closed, d.closed_to_arrival, d.closed_to_departure)), '[]')
      FROM room_day AS d
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
        AND d.stay_date BETWEEN $2::date AND $3::date) AS nights,
    (SELECT coalesce(json_agg(json_build_array(d.upselling_code, d.stay_date, d.allotment - d.sold)), '[]')
      FROM upselling_day AS d
      WHERE d.company_code = h.company_code AND d.hotel_code = h.hotel_code
        AND d.stay_date BETWEEN $2::date AND $3::date) AS stock
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
  const { nights, stock, ...key } = row;
  return { key, nights: nights.map(roomNight), stock: stock.map(optionStock) };
}

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
  const { from, to, rooms, roomTypeCode, pricesByType } = wanted;
  const sellable = sql`not d.closed and d.allotment - d.sold >= ${rooms}`;
  const ofType = roomTypeCode === undefined ? sql`` : sql`and d.room_type_code = ${roomTypeCode}`;
  const prices = pricesByType
    ? sql`json_object_agg(d.room_type_code, d.price) filter (where ${sellable})`
    : sql`null::json`;
  const [row] = await db
    .select({
      ...hotelKeyColumns,
      days: sql<
        DayTuple[]
      >`(select coalesce(json_agg(json_build_array(stay_date, price, any_open, min_nights, max_nights,
          no_arrival, no_departure, prices) order by stay_date), '[]') from (
        select d.stay_date, min(d.price) filter (where ${sellable}) as price, bool_or(not d.closed) as any_open,
          min(d.min_nights) filter (where ${sellable} and not d.closed_to_arrival) as min_nights,
          max(d.max_nights) filter (where ${sellable} and not d.closed_to_arrival) as max_nights,
          coalesce(bool_and(d.closed_to_arrival) filter (where ${sellable}), false) as no_arrival,
          bool_and(d.closed_to_departure) as no_departure,
          ${prices} as prices
        from ${roomDay} as d
        where d.company_code = ${hotel.companyCode} and d.hotel_code = ${hotel.hotelCode}
          and d.stay_date between ${from}::date and ${to}::date ${ofType}
        group by d.stay_date) as day)`,
    })
    .from(hotelReference)
    .innerJoin(hotel, sameHotel)
    .where(eq(hotelReference.hotelCode, hotelCode));
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
