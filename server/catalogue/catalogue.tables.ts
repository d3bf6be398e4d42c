import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, companyCode, count, stayDate } from '../platform/database/columns.ts';
import { hotel } from '../property/property.tables.ts';

export const roomType = pgTable(
  'room_type',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    roomTypeCode: text('room_type_code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyCode, table.hotelCode, table.roomTypeCode] }),
    foreignKey({
      columns: [table.companyCode, table.hotelCode],
      foreignColumns: [hotel.companyCode, hotel.hotelCode],
    }),
  ],
);

/**
 * A night without a row is closed. If the provider sends an allotment below `sold`, it is stored in
 * `provider_allotment`, and `allotment` equals `sold` until enough rooms have been released. If a price for extra
 * guests is null, the room type's price applies.
 */
export const roomDay = pgTable(
  'room_day',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    roomTypeCode: text('room_type_code').notNull(),
    stayDate: stayDate('stay_date').notNull(),
    price: amount('price').notNull(),
    allotment: count('allotment').notNull(),
    providerAllotment: count('provider_allotment'),
    sold: count('sold').notNull().default(0),
    minNights: count('min_nights').notNull(),
    maxNights: count('max_nights').notNull(),
    closed: boolean('closed').notNull(),
    closedToArrival: boolean('closed_to_arrival').notNull(),
    closedToDeparture: boolean('closed_to_departure').notNull(),
    extraAdultPrice: amount('extra_adult_price'),
    extraKidPrice: amount('extra_kid_price'),
  },
  (table) => [
    // The date comes before the room type, because a search reads all room types for a few nights.
    primaryKey({ columns: [table.companyCode, table.hotelCode, table.stayDate, table.roomTypeCode] }),
    foreignKey({
      columns: [table.companyCode, table.hotelCode, table.roomTypeCode],
      foreignColumns: [roomType.companyCode, roomType.hotelCode, roomType.roomTypeCode],
    }),
    check('room_day_never_oversold', sql`${table.sold} >= 0 and ${table.sold} <= ${table.allotment}`),
  ],
);

/**
 * A package's own price and restrictions on one night with one room type. If a value is null or there is no row, the
 * property's document applies. The restrictions of the room type apply as well.
 */
export const packageDay = pgTable(
  'package_day',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    roomTypeCode: text('room_type_code').notNull(),
    packageCode: text('package_code').notNull(),
    stayDate: stayDate('stay_date').notNull(),
    price: amount('price'),
    minNights: count('min_nights'),
    maxNights: count('max_nights'),
    closed: boolean('closed').notNull(),
    closedToArrival: boolean('closed_to_arrival').notNull(),
    closedToDeparture: boolean('closed_to_departure').notNull(),
  },
  (table) => [
    // The date comes first, as in room_day.
    primaryKey({
      name: 'package_day_pk',
      columns: [table.companyCode, table.hotelCode, table.stayDate, table.roomTypeCode, table.packageCode],
    }),
    foreignKey({
      name: 'package_day_of_room_type',
      columns: [table.companyCode, table.hotelCode, table.roomTypeCode],
      foreignColumns: [roomType.companyCode, roomType.hotelCode, roomType.roomTypeCode],
    }),
  ],
);

/** An option without daily stock has no rows. For an option with daily stock, a day without a row has none left. */
export const upsellingDay = pgTable(
  'upselling_day',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    upsellingCode: text('upselling_code').notNull(),
    stayDate: stayDate('stay_date').notNull(),
    allotment: count('allotment').notNull(),
    providerAllotment: count('provider_allotment'),
    sold: count('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyCode, table.hotelCode, table.stayDate, table.upsellingCode] }),
    foreignKey({
      columns: [table.companyCode, table.hotelCode],
      foreignColumns: [hotel.companyCode, hotel.hotelCode],
    }),
    check('upselling_day_never_oversold', sql`${table.sold} >= 0 and ${table.sold} <= ${table.allotment}`),
  ],
);
