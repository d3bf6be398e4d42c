import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/values/nights.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { withoutBenefits } from '../quote/benefits.rules.ts';
import { findChanges } from '../change/change.repository.ts';
import type { Money } from '../money.port.ts';
import type { ReservationNow } from './reservation.presenter.ts';
import { hasBegun } from '../booking.rules.ts';
import { travellersOfHold } from '../traveller/traveller.usecases.ts';
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
  const askedFor = withoutBenefits(changes.at(-1)?.selection ?? found.selection);
  const travellers = await travellersOfHold(db, hold);
  const now = deps.clock.now();
  const day = today(hotel.value.document.time_zone, now);
  return {
    found,
    changes,
    askedFor,
    travellers,
    money,
    hotel: hotel.value,
    today: day,
    begun: hasBegun(hold.stay, now),
  };
}
