import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, companyCode, count, stayDate } from '../platform/database/columns.ts';
import { hotel } from '../property/property.tables.ts';

/**
 * `departs_at` is the port's local time in the format YYYY-MM-DDTHH:MM, and `departs_on` is its date. `capacity` and
 * `sold` count travellers, including infants. `provider_capacity` is the capacity that the provider sent. While it is
 * below `sold`, `capacity` equals `sold` and falls as inventory is released.
 */
export const departure = pgTable(
  'departure',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    departureCode: text('departure_code').notNull(),
    routeCode: text('route_code').notNull(),
    shipCode: text('ship_code').notNull(),
    departsOn: stayDate('departs_on').notNull(),
    departsAt: text('departs_at').notNull(),
    durationMinutes: count('duration_minutes').notNull(),
    status: text('status').$type<'open' | 'cancelled'>().notNull(),
    capacity: count('capacity').notNull(),
    providerCapacity: count('provider_capacity').notNull(),
    sold: count('sold').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.hotelCode, t.departureCode] }),
    foreignKey({ columns: [t.companyCode, t.hotelCode], foreignColumns: [hotel.companyCode, hotel.hotelCode] }),
    index('departure_by_route').on(t.routeCode, t.departsOn, t.hotelCode, t.companyCode),
    index('departure_by_ship').on(t.routeCode, t.shipCode, t.departsOn, t.hotelCode, t.companyCode),
    check('departure_never_oversold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.capacity}`),
    check('departure_status_known', sql`${t.status} in ('open', 'cancelled')`),
  ],
);

/**
 * Fares are per berth. Cabins without fares aren't sold. `provider_cabins` is the number that the provider sent last,
 * and `cabins` is the number that can be sold. They differ only if the provider sends fewer cabins than are already
 * sold: `cabins` then equals `sold` and falls as cabins are released.
 */
export const departureCabin = pgTable(
  'departure_cabin',
  {
    companyCode: companyCode(),
    hotelCode: text('hotel_code').notNull(),
    departureCode: text('departure_code').notNull(),
    cabinTypeCode: text('cabin_type_code').notNull(),
    cabins: count('cabins').notNull(),
    providerCabins: count('provider_cabins').notNull(),
    sold: count('sold').notNull().default(0),
    fareAdult: amount('fare_adult'),
    fareKid: amount('fare_kid'),
    fareInfant: amount('fare_infant'),
  },
  (t) => [
    primaryKey({
      name: 'departure_cabin_pk',
      columns: [t.companyCode, t.hotelCode, t.departureCode, t.cabinTypeCode],
    }),
    foreignKey({
      name: 'departure_cabin_of_departure',
      columns: [t.companyCode, t.hotelCode, t.departureCode],
      foreignColumns: [departure.companyCode, departure.hotelCode, departure.departureCode],
    }),
    check('departure_cabin_never_oversold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.cabins}`),
    check('departure_cabin_fare_whole', sql`num_nonnulls(${t.fareAdult}, ${t.fareKid}, ${t.fareInfant}) in (0, 3)`),
  ],
);
