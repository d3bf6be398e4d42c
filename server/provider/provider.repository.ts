import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { LocalizedText } from '../../generated/types.ts';
import { packageDay, roomDay, roomType, upsellingDay } from '../catalogue/catalogue.tables.ts';
import type { Database } from '../platform/database/database.ts';
import type { HotelDocument } from '../property/hotel.rules.ts';
import { company, hotel, hotelReference } from '../property/property.tables.ts';
import type { StoredDay } from './day-changes.rules.ts';
import type { DayRow, PackageDayRow, StockRow } from './days.rules.ts';

/** Rows per statement: enough to be fast, but few enough to report progress. */
export const ROWS_A_STATEMENT = 3_000;

export async function saveCompany(db: Database, companyCode: string, companyName: LocalizedText): Promise<void> {
  await db
    .insert(company)
    .values({ companyCode, companyName })
    .onConflictDoUpdate({ target: company.companyCode, set: { companyName } });
}

/** Returns false if the company exists. */
export async function insertCompany(tx: Database, companyCode: string, companyName: LocalizedText): Promise<boolean> {
  const inserted = await tx
    .insert(company)
    .values({ companyCode, companyName })
    .onConflictDoNothing()
    .returning({ companyCode: company.companyCode });
  return inserted.length === 1;
}

/** Returns the company codes in the database. */
export async function listCompanyCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ companyCode: company.companyCode }).from(company).orderBy(company.companyCode);
  return rows.map(({ companyCode }) => companyCode);
}

/** Returns the company that owns each hotel code. Unassigned codes are absent. */
export async function readOwners(db: Database, hotelCodes: string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(hotelReference).where(inArray(hotelReference.hotelCode, hotelCodes));
  return new Map(rows.map((row) => [row.hotelCode, row.companyCode]));
}

/**
 * Assigns a hotel code to a company if it is unassigned, and returns the company that owns it. Of two concurrent
 * callers, the first gets the code.
 */
export async function claimHotelCode(db: Database, companyCode: string, hotelCode: string): Promise<string> {
  const [row] = await db
    .insert(hotelReference)
    .values({ hotelCode, companyCode })
    .onConflictDoUpdate({ target: hotelReference.hotelCode, set: { hotelCode } })
    .returning({ companyCode: hotelReference.companyCode });
  return row?.companyCode ?? companyCode;
}

export async function saveHotel(
  db: Database,
  companyCode: string,
  document: HotelDocument,
  documentHash: string,
): Promise<void> {
  const facts = {
    paymentType: document.payment_type,
    timeZone: document.time_zone,
    documentHash,
    document,
  };
  const hotelCode = document.hotel_code;
  await db
    .insert(hotel)
    .values({ companyCode, hotelCode, revision: 1, ...facts })
    .onConflictDoUpdate({
      target: [hotel.companyCode, hotel.hotelCode],
      set: { ...facts, revision: sql`${hotel.revision} + 1` },
    });
  if (document.room_types.length === 0) return;
  await db
    .insert(roomType)
    .values(document.room_types.map((type) => ({ companyCode, hotelCode, roomTypeCode: type.room_type_code })))
    .onConflictDoNothing();
}

/** Reads the nights from a date on, with the allotments that the provider sent. */
export async function readDays(
  db: Database,
  companyCode: string,
  hotelCode: string,
  from: string,
): Promise<StoredDay[]> {
  return db
    .select({
      room_type_code: roomDay.roomTypeCode,
      stay_date: roomDay.stayDate,
      price: roomDay.price,
      allotment: sql<number>`coalesce(${roomDay.providerAllotment}, ${roomDay.allotment})`,
      sold: roomDay.sold,
      extra_adult_price: roomDay.extraAdultPrice,
      extra_kid_price: roomDay.extraKidPrice,
      min_nights: roomDay.minNights,
      max_nights: roomDay.maxNights,
      closed: roomDay.closed,
      closed_to_arrival: roomDay.closedToArrival,
      closed_to_departure: roomDay.closedToDeparture,
    })
    .from(roomDay)
    .where(and(eq(roomDay.companyCode, companyCode), eq(roomDay.hotelCode, hotelCode), gte(roomDay.stayDate, from)));
}

/**
 * Writes nights in one statement, in the order in which bookings lock them. If an allotment is below the number of
 * rooms sold, stores the number sold instead. As rooms are released, the stored value drops until it reaches the
 * allotment. Unchanged rows aren't written, so bookings of these nights don't wait for the import.
 */
export async function saveDays(
  db: Database,
  companyCode: string,
  hotelCode: string,
  rows: readonly DayRow[],
): Promise<void> {
  await db.execute(sql`
    insert into ${roomDay} as kept (company_code, hotel_code, room_type_code, stay_date, price, allotment, extra_adult_price,
      extra_kid_price, min_nights, max_nights, closed, closed_to_arrival, closed_to_departure)
    select ${companyCode}, ${hotelCode}, d.room_type_code, d.stay_date, d.price, d.allotment, d.extra_adult_price,
      d.extra_kid_price, d.min_nights, d.max_nights, d.closed, d.closed_to_arrival, d.closed_to_departure
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as d (room_type_code text, stay_date date, price bigint,
      allotment int, extra_adult_price bigint, extra_kid_price bigint, min_nights int, max_nights int, closed boolean,
      closed_to_arrival boolean, closed_to_departure boolean)
    where not exists (
      select from ${roomDay} as now
      where now.company_code = ${companyCode} and now.hotel_code = ${hotelCode} and now.room_type_code = d.room_type_code
        and now.stay_date = d.stay_date and now.price = d.price and coalesce(now.provider_allotment, now.allotment) = d.allotment
        and (now.extra_adult_price, now.extra_kid_price) is not distinct from (d.extra_adult_price, d.extra_kid_price)
        and now.min_nights = d.min_nights and now.max_nights = d.max_nights and now.closed = d.closed
        and now.closed_to_arrival = d.closed_to_arrival and now.closed_to_departure = d.closed_to_departure
    )
    order by d.room_type_code, d.stay_date
    on conflict (company_code, hotel_code, room_type_code, stay_date) do update set price = excluded.price,
      allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment,
      extra_adult_price = excluded.extra_adult_price, extra_kid_price = excluded.extra_kid_price, min_nights = excluded.min_nights,
      max_nights = excluded.max_nights, closed = excluded.closed, closed_to_arrival = excluded.closed_to_arrival,
      closed_to_departure = excluded.closed_to_departure`);
}

export async function saveStock(
  db: Database,
  companyCode: string,
  hotelCode: string,
  rows: readonly StockRow[],
): Promise<void> {
  await db.execute(sql`
    insert into ${upsellingDay} as kept (company_code, hotel_code, upselling_code, stay_date, allotment)
    select ${companyCode}, ${hotelCode}, d.upselling_code, d.stay_date, d.allotment
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as d (upselling_code text, stay_date date, allotment int)
    where not exists (
      select from ${upsellingDay} as now
      where now.company_code = ${companyCode} and now.hotel_code = ${hotelCode} and now.upselling_code = d.upselling_code
        and now.stay_date = d.stay_date and coalesce(now.provider_allotment, now.allotment) = d.allotment
    )
    order by d.upselling_code, d.stay_date
    on conflict (company_code, hotel_code, upselling_code, stay_date)
      do update set allotment = greatest(excluded.allotment, kept.sold), provider_allotment = excluded.allotment`);
}

export async function deletePackageDays(db: Database, companyCode: string, hotelCode: string): Promise<void> {
  await db.delete(packageDay).where(and(eq(packageDay.companyCode, companyCode), eq(packageDay.hotelCode, hotelCode)));
}

/** Inserts nights of packages, which must not exist. */
export async function insertPackageDays(
  db: Database,
  companyCode: string,
  hotelCode: string,
  rows: readonly PackageDayRow[],
): Promise<void> {
  await db.execute(sql`
    insert into ${packageDay} (company_code, hotel_code, room_type_code, package_code, stay_date, price, min_nights, max_nights,
      closed, closed_to_arrival, closed_to_departure)
    select ${companyCode}, ${hotelCode}, d.* from json_to_recordset(${JSON.stringify(rows)}::text::json) as d (
      room_type_code text, package_code text, stay_date date, price bigint, min_nights int, max_nights int, closed boolean,
      closed_to_arrival boolean, closed_to_departure boolean)`);
}
