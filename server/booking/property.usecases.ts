import type { ProblemCode } from '../../generated/problems.ts';
import type { PropertyRecordRequest, ReservationResult } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { today } from '../platform/values/nights.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { ReservationKey } from './booking.rules.ts';
import type { Money } from './money.port.ts';
import { presentReservation } from './reservation.presenter.ts';
import { findReservation, writePropertyRecord } from './reservation.repository.ts';

/** What the property's own systems need to see a reservation. */
export type PropertyDeps = { db: Database; clock: Clock; money: Money };

/** Notes what the property's own system says of a reservation, in place of what it said before; `not_found` for another company's. */
export async function putPropertyRecord(
  deps: PropertyDeps,
  key: ReservationKey,
  request: PropertyRecordRequest,
  language: Language,
): Promise<Outcome<ReservationResult, ProblemCode<'putPropertyRecord'>>> {
  const written = await writePropertyRecord(deps.db, key, request);
  return written ? reservationForProperty(deps, key, language) : fail('not_found');
}

/** The reservation as its guest sees it, for the property's own staff; `not_found` where the company has none with this number. */
export async function reservationForProperty(
  deps: PropertyDeps,
  key: ReservationKey,
  language: Language,
): Promise<Outcome<ReservationResult, 'not_found'>> {
  const found = await findReservation(deps.db, key);
  if (!found) return fail('not_found');
  const hotel = await findHotel(deps, found.reservation.hotelCode);
  if (!hotel.ok) throw new Error(`the hotel of reservation ${key.reservationNumber} is gone`);
  const money = await deps.money.find(deps.db, found.hold);
  const day = today(hotel.value.document.time_zone, deps.clock.now());
  return ok(presentReservation(found, money, hotel.value, day, language));
}
