import type { ProblemCode } from '../../../generated/problems.ts';
import type { Reservation, ReservationListResult } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { findHotel } from '../../property/property.usecases.ts';
import {
  findStandingReservations,
  type ListedRow,
  listOwnHolds,
  listOwnReservations,
  type Wanted,
} from './own-reservations.repository.ts';
import { presentSummary, reservationsCursor } from './own-reservations.presenter.ts';
import { claimReservationRow, findOwnHold, findReservation, lockQuotesOf } from './reservation.repository.ts';
import type { ReadingDeps } from './reservation-now.usecases.ts';
import { presentReservation } from './reservation.presenter.ts';
import { loadReservation, type ReservationOf } from './reservation.usecases.ts';
import { PAGE_SIZE, pageOf } from '../../platform/values/cursor.ts';

type Deps = { db: Database; clock: Clock };
type Asked = Pick<Wanted, 'months' | 'status'> & { cursor?: string | undefined };

/** A page of a member's reservations at all properties of the company: those ahead first, the next one at the top. */
export async function listReservations(
  deps: Deps,
  member: MemberKey,
  { cursor, ...wanted }: Asked,
  language: Language,
): Promise<Outcome<ReservationListResult, ProblemCode<'listReservations'>>> {
  const after = reservationsCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const rows = await listOwnReservations(deps.db, member, { ...wanted, after, now: deps.clock.now() }, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  return ok({
    result: 'success',
    reservations: await summaries(deps, page, language),
    next_cursor: last ? reservationsCursor.encode(last.place) : null,
  });
}

async function summaries(deps: Deps, rows: readonly ListedRow[], language: Language) {
  const codes = [...new Set(rows.map(({ hotelCode }) => hotelCode))];
  const hotels = new Map(await Promise.all(codes.map(async (code) => [code, await findHotel(deps, code)] as const)));
  return rows.map((row) => {
    const hotel = hotels.get(row.hotelCode);
    if (!hotel?.ok) throw new Error(`the hotel of reservation ${row.reservationNumber} is gone`);
    return presentSummary(row, hotel.value, language);
  });
}

/** All that is kept of a member here, for themselves: what they have booked, as its holder sees it. */
export async function reservationData(deps: ReadingDeps, member: MemberKey, language: Language) {
  const reservations: Reservation[] = [];
  for (const of of await listOwnHolds(deps.db, member)) {
    const loaded = await loadReservation(deps, deps.db, of);
    if (loaded.ok) reservations.push(presentReservation(loaded.value, language).reservation);
  }
  return { reservations };
}

/** A member's own reservation, for what its holder may do; to anybody else it is not there. */
export async function ownReservation(
  db: Database,
  member: MemberKey,
  reservationNumber: string,
): Promise<Outcome<ReservationOf, 'reservation_not_found'>> {
  const { companyCode } = member;
  const holdNumber = await findOwnHold(db, { companyCode, reservationNumber }, member.memberId);
  return holdNumber === undefined ? fail('reservation_not_found') : ok({ companyCode, holdNumber, reservationNumber });
}

/** Makes the guest's reservation that the token opens a member's. `forbidden` where it is another's, or another company's. */
export async function claimReservation(
  { db }: Deps,
  of: ReservationOf,
  { companyCode, memberId }: MemberKey,
): Promise<Outcome<void, ProblemCode<'claimReservation'>>> {
  if (companyCode === of.companyCode && (await claimReservationRow(db, of, memberId))) return ok();
  const found = await findReservation(db, of);
  return fail(found?.hold.holdNumber === of.holdNumber ? 'forbidden' : 'reservation_not_found');
}

export { sumEndedStays } from './own-reservations.repository.ts';

/** The reservations of a member that stand and whose last day has not gone by; one that is just being confirmed is waited for. */
export const standingReservations = { lock: lockQuotesOf, find: findStandingReservations };
