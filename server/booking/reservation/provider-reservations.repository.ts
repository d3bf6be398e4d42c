import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { ReservationSearchRequest } from '../../../generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import { hold, reservation } from '../booking.tables.ts';
import { comparableName } from '../customer.rules.ts';

/** A position in the list of found reservations: latest check-in first. */
export type FoundPosition = { checkIn: string; reservationNumber: string };

type Wanted = Omit<ReservationSearchRequest, 'cursor'> & { after: FoundPosition | null };

/**
 * Returns the reservations that meet every given condition. Names and phone numbers are those of the guest and the
 * booker. Conditions that weren't given are left out of the statement, so that PostgreSQL can use an index for the rest.
 */
export function findReservationNumbers(
  db: Database,
  companyCode: string,
  wanted: Wanted,
  atMost: number,
): Promise<FoundPosition[]> {
  const { checkIn, reservationNumber } = reservation;
  return db
    .select({ checkIn, reservationNumber })
    .from(reservation)
    .innerJoin(hold, and(eq(hold.companyCode, reservation.companyCode), eq(hold.holdNumber, reservation.holdNumber)))
    .where(and(eq(reservation.companyCode, companyCode), eq(hold.companyCode, companyCode), ...conditionsOf(wanted)))
    .orderBy(desc(checkIn), desc(reservationNumber))
    .limit(atMost);
}

function conditionsOf(wanted: Wanted): (SQL | undefined)[] {
  const { hotel_code, reservation_number, code, name, last_digits, check_in_from, check_in_to, status, after } = wanted;
  const { checkIn, reservationNumber } = reservation;
  return [
    hotel_code === undefined ? undefined : eq(reservation.hotelCode, hotel_code),
    reservation_number === undefined ? undefined : eq(reservationNumber, reservation_number),
    code === undefined ? undefined : eq(reservation.propertyCode, code),
    name === undefined ? undefined : hasName(comparableName(name)),
    last_digits === undefined ? undefined : hasPhoneEnding(last_digits),
    check_in_from === undefined ? undefined : gte(checkIn, check_in_from),
    check_in_to === undefined ? undefined : lte(checkIn, check_in_to),
    status === undefined ? undefined : eq(reservation.status, status),
    after === null
      ? undefined
      : sql`(${checkIn}, ${reservationNumber}) < (${after.checkIn}::date, ${after.reservationNumber}::text)`,
  ];
}

function hasName(part: string): SQL {
  return sql`EXISTS (SELECT 1 FROM jsonb_array_elements_text(${reservation.guestNames}) AS name WHERE strpos(name, ${part}) > 0)`;
}

function hasPhoneEnding(digits: string): SQL {
  return sql`${digits} IN (right(${hold.customer}->>'guest_phone', ${digits.length}), right(${hold.customer}->>'booker_phone', ${digits.length}))`;
}
