import type { ProblemCode } from '../../../generated/problems.ts';
import type { Reservation, ReservationListResult, ReservationSummary } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { hotelOfKey } from '../../property/property.usecases.ts';
import {
  findActiveReservations,
  type ListedRow,
  listOwnHolds,
  listOwnReservations,
  type ListQuery,
} from './own-reservations.repository.ts';
import { presentSummary, reservationsCursor } from './own-reservations.presenter.ts';
import { findOwnHold, lockQuotesOf } from './reservation.repository.ts';
import type { ReadingDeps } from './reservation-now.usecases.ts';
import { presentReservation } from './reservation.presenter.ts';
import { loadReservation, type ReservationOf } from './reservation.usecases.ts';
import { PAGE_SIZE, pageOf } from '../../platform/values/cursor.ts';

type Deps = { db: Database; clock: Clock };
type PageQuery = Pick<ListQuery, 'months' | 'status'> & { cursor?: string | undefined };

/**
 * Returns a page of a member's reservations at all properties: upcoming ones first, starting with the next check-in,
 * and then ended and cancelled ones, starting with the latest.
 */
export async function listReservations(
  deps: Deps,
  member: MemberKey,
  { cursor, ...query }: PageQuery,
  language: Language,
): Promise<Outcome<ReservationListResult, ProblemCode<'listReservations'>>> {
  const after = reservationsCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const rows = await listOwnReservations(deps.db, member, { ...query, after, now: deps.clock.now() }, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  return ok({
    result: 'success',
    reservations: await summaries(deps, member, page, language),
    next_cursor: last ? reservationsCursor.encode(last.position) : null,
  });
}

async function summaries(
  { db }: Deps,
  { companyCode }: MemberKey,
  rows: readonly ListedRow[],
  language: Language,
): Promise<ReservationSummary[]> {
  const keys = new Map(
    rows.map(({ hotelCode, revision, documentHash }) => [
      hotelCode,
      { companyCode, hotelCode, revision, documentHash },
    ]),
  );
  const found = await Promise.all([...keys.values()].map((key) => hotelOfKey({ db }, key)));
  const hotels = new Map(found.flatMap((hotel) => (hotel.ok ? [[hotel.value.hotelCode, hotel.value] as const] : [])));
  return rows.map((row) => {
    const hotel = hotels.get(row.hotelCode);
    if (!hotel) throw new Error(`hotel ${row.hotelCode} of reservation ${row.reservationNumber} not found`);
    return presentSummary(row, hotel, language);
  });
}

/** Returns all of a member's reservations for the data export. */
export async function reservationData(deps: ReadingDeps, member: MemberKey, language: Language) {
  const reservations: Reservation[] = [];
  for (const of of await listOwnHolds(deps.db, member)) {
    const loaded = await loadReservation(deps, deps.db, of);
    if (loaded.ok) reservations.push(presentReservation(loaded.value, language).reservation);
  }
  return { reservations };
}

/** Fails with `reservation_not_found` if the member doesn't own the reservation. */
export async function ownReservation(
  db: Database,
  member: MemberKey,
  reservationNumber: string,
): Promise<Outcome<ReservationOf, 'reservation_not_found'>> {
  const { companyCode } = member;
  const holdNumber = await findOwnHold(db, { companyCode, reservationNumber }, member.memberId);
  return holdNumber === undefined ? fail('reservation_not_found') : ok({ companyCode, holdNumber, reservationNumber });
}

export { sumEndedStays } from './own-reservations.repository.ts';

/** Call `lock` before `find`, because `lock` waits for reservations that are being confirmed. */
export const activeReservations = { lock: lockQuotesOf, find: findActiveReservations };
