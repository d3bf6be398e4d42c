import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { today } from '../platform/values/nights.ts';
import { findHotel } from '../property/property.usecases.ts';
import { findChanges } from './change.repository.ts';
import type { Money } from './money.port.ts';
import type { ReservationNow } from './reservation.presenter.ts';
import type { FoundReservation } from './reservation.repository.ts';

/** What reading a reservation needs. */
export type ReadingDeps = { db: Database; clock: Clock; money: Money };

/** A reservation as it is now, whoever asks; `db` may be a transaction. */
export async function reservationNow(
  deps: ReadingDeps,
  db: Database,
  found: FoundReservation,
): Promise<ReservationNow> {
  const { reservation, hold } = found;
  const hotel = await findHotel({ ...deps, db }, reservation.hotelCode);
  if (!hotel.ok) throw new Error(`the hotel of reservation ${reservation.reservationNumber} is gone`);
  const money = await deps.money.find(db, hold);
  const changes = await findChanges(db, hold);
  const selection = changes.at(-1)?.selection ?? found.selection;
  const day = today(hotel.value.document.time_zone, deps.clock.now());
  return { found, changes, selection, money, hotel: hotel.value, today: day };
}
