import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  EventType,
  PassportsResult,
  PropertyData,
  ProviderReservation,
  ProviderReservationResult,
  ReservationChangesResult,
  ReservationSearchRequest,
  ReservationSearchResult,
} from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readChanges } from '../../platform/events/changes.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { cursorOf, cursorParts, PAGE_SIZE, pageOf } from '../../platform/values/cursor.ts';
import type { Language } from '../../platform/values/language.ts';
import type { ReservationKey } from '../booking.rules.ts';
import { openedPassport } from '../traveller/stored-passports.usecases.ts';
import { travellersOfHold } from '../traveller/traveller.usecases.ts';
import { findReservationNumbers } from './provider-reservations.repository.ts';
import { type ReadingDeps, reservationNow } from './reservation-now.usecases.ts';
import { presentReservation, type ReservationNow } from './reservation.presenter.ts';
import { findReservation } from './reservation.repository.ts';

const searchCursor = cursorOf({ checkIn: cursorParts.date, reservationNumber: cursorParts.code });

/** Events after which the property must read a reservation again. */
const OF_RESERVATIONS: readonly EventType[] = [
  'reservation.created',
  'reservation.changed',
  'reservation.cancelled',
  'reservation.used',
  'reservation.updated',
  'reservation.no_show',
  'payment.captured',
  'payment.refunded',
  'payment.refund_refused',
];

type ChangesQuery = { changed_since?: string | undefined; hotel_code?: string | undefined };

/**
 * Returns the reservations with events after a cursor, each once, in the order of their last event. Without a cursor,
 * starts with the company's first event.
 */
export async function listReservationChanges(
  deps: ReadingDeps,
  companyCode: string,
  { changed_since: since, hotel_code: hotelCode }: ChangesQuery,
  language: Language,
): Promise<Outcome<ReservationChangesResult, ProblemCode<'listReservationChanges'>>> {
  const wanted = { types: OF_RESERVATIONS, hotelCode, since };
  const found = await readChanges(deps.db, companyCode, { ...wanted, keyOf: (event) => event.reservationNumber });
  if (!found.ok) return found;
  const { changes, ...position } = found.value;
  const reservations: ReservationChangesResult['reservations'] = [];
  for (const { key: reservationNumber, ...change } of changes) {
    const loaded = await loadForProvider(deps, { companyCode, reservationNumber }, language);
    if (loaded.ok) reservations.push({ ...loaded.value, ...change });
  }
  return ok({ result: 'success', reservations, ...position });
}

/** Fails with `not_found` if the company has no such reservation. */
export async function getProviderReservation(
  deps: ReadingDeps,
  key: ReservationKey,
  language: Language,
): Promise<Outcome<ProviderReservationResult, ProblemCode<'getProviderReservation'>>> {
  const loaded = await loadForProvider(deps, key, language);
  return loaded.ok ? ok({ result: 'success', reservation: loaded.value }) : loaded;
}

/** Returns a page of the reservations that meet every condition, latest check-in first. */
export async function findReservations(
  deps: ReadingDeps,
  companyCode: string,
  { cursor, ...wanted }: ReservationSearchRequest,
  language: Language,
): Promise<Outcome<ReservationSearchResult, ProblemCode<'findReservations'>>> {
  const after = searchCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  const rows = await findReservationNumbers(deps.db, companyCode, { ...wanted, after }, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  const reservations: ProviderReservation[] = [];
  for (const { reservationNumber } of page) {
    const loaded = await loadForProvider(deps, { companyCode, reservationNumber }, language);
    if (loaded.ok) reservations.push(loaded.value);
  }
  return ok({ result: 'success', reservations, next_cursor: last ? searchCursor.encode(last) : null });
}

/**
 * Returns the complete passports of a voyage, and records the access in the audit log. Fails with `not_found` if the
 * company has no such reservation.
 */
export function listPassports(
  deps: ReadingDeps & { ids: Ids; passports: Sealer },
  by: ActingFor,
  reservationNumber: string,
): Promise<Outcome<PassportsResult, ProblemCode<'listPassports'>>> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findReservation(tx, { companyCode: by.companyCode, reservationNumber });
    if (!found) return fail('not_found');
    const opened = (await travellersOfHold(tx, found.hold)).map((row) => openedPassport(deps.passports, row));
    const travellers = opened.filter((passport) => passport !== undefined);
    const action = { action: 'listPassports', objectKind: 'reservation', objectId: reservationNumber };
    await recordAction(deps, tx, by, { ...action, after: { passports: travellers.length } });
    return ok({ result: 'success', travellers });
  });
}

async function loadForProvider(
  deps: ReadingDeps,
  key: ReservationKey,
  language: Language,
): Promise<Outcome<ProviderReservation, 'not_found'>> {
  const found = await findReservation(deps.db, key);
  if (!found) return fail('not_found');
  const now = await reservationNow(deps, deps.db, found);
  const { reservation } = presentReservation(now, language);
  const { hotelCode, memberNo } = found.reservation;
  const property = presentForProperty(now);
  return ok({ hotel_code: hotelCode, member_no: memberNo, language: found.language, reservation, property });
}

/** Returns what only the property sees of a reservation. */
function presentForProperty({ found: { reservation, hold }, money }: ReservationNow): PropertyData {
  const { cancelledAt, cancelledByProperty, cancelReason, roomNumbers, propertyNote } = reservation;
  return {
    cancelled_by: cancelledAt ? (cancelledByProperty ? 'property' : 'guest') : null,
    cancel_reason: cancelReason,
    room_numbers: hold.stay.rooms.map((_, room) => roomNumbers?.[room] ?? null),
    note: propertyNote,
    refund_reasons: (money?.propertyRefunds ?? []).map(({ id, reason }) => ({ property_refund_id: id, reason })),
  };
}
