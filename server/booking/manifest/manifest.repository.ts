import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { TravellerPlace } from '../booking.rules.ts';
import { hold, reservation } from '../booking.tables.ts';
import { traveller } from '../traveller/traveller.tables.ts';

export type DepartureKey = { companyCode: string; hotelCode: string; departureCode: string };

type SailingDeparture = {
  routeCode: string;
  shipCode: string;
  departsOn: string;
  departsAt: string;
  status: 'open' | 'cancelled';
};

/** `departsAt` is the port's local time. */
export async function findDeparture(db: Database, key: DepartureKey): Promise<SailingDeparture | undefined> {
  const query = `
    SELECT route_code AS "routeCode", ship_code AS "shipCode", departs_on::text AS "departsOn", departs_at AS "departsAt", status
    FROM departure WHERE company_code = $1 AND hotel_code = $2 AND departure_code = $3`;
  return (await rowsOf<SailingDeparture>(db, query, [key.companyCode, key.hotelCode, key.departureCode]))[0];
}

/** The travellers' cabins and age bands after the last change, or null if there was none. */
const LAST_PLACES = sql<TravellerPlace[] | null>`(
  SELECT c.change->'places' FROM hold AS c
  WHERE c.company_code = ${hold.companyCode} AND c.changes_hold_number = ${hold.holdNumber} AND c.status = 'confirmed'
  ORDER BY c.confirmed_at DESC LIMIT 1)`;

/** Returns the travellers of all reservations for a departure, without cancelled reservations and no-shows. */
export function findPassengers(db: Database, { companyCode, hotelCode, departureCode }: DepartureKey, day: string) {
  return db
    .select({
      traveller,
      reservationNumber: reservation.reservationNumber,
      roomNumbers: reservation.roomNumbers,
      cabinTypes: sql<string[]>`jsonb_path_query_array(${hold.stay}, '$.rooms[*].room_type_code')`,
      places: LAST_PLACES,
    })
    .from(reservation)
    .innerJoin(hold, and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber)))
    .innerJoin(traveller, and(eq(traveller.companyCode, hold.companyCode), eq(traveller.holdNumber, hold.holdNumber)))
    .where(
      and(
        eq(reservation.companyCode, companyCode),
        eq(reservation.hotelCode, hotelCode),
        ne(reservation.status, 'cancelled'),
        isNull(reservation.noShowAt),
        // Only narrows the search. The line may have moved the departure since it was booked.
        sql`${reservation.checkIn} <= ${day}::date + 31 AND ${reservation.checkOut} >= ${day}::date - 31`,
        sql`${hold.stay}->'voyage'->'legs' @> jsonb_build_array(jsonb_build_object('departure_code', ${departureCode}::text))`,
      ),
    )
    .orderBy(reservation.reservationNumber, traveller.place);
}

export type Passenger = Awaited<ReturnType<typeof findPassengers>>[number];
