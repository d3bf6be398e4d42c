import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/values/nights.ts';
import { findHotel } from '../../property/property.usecases.ts';
import { hasBegun } from '../booking.rules.ts';
import type { Money } from '../money.port.ts';
import { withoutBenefits } from '../quote/benefits.rules.ts';
import { travellersOfHold } from '../traveller/traveller.usecases.ts';
import { findChanges } from './changes.repository.ts';
import type { ReservationNow } from './reservation.presenter.ts';
import type { FoundReservation } from './reservation.repository.ts';

export type ReadingDeps = { db: Database; clock: Clock; money: Money };

/** Reads everything that presentReservation needs. `db` may be a transaction. */
export async function reservationNow(
  deps: ReadingDeps,
  db: Database,
  found: FoundReservation,
): Promise<ReservationNow> {
  const { reservation, hold } = found;
  const hotel = await findHotel({ ...deps, db }, reservation.hotelCode);
  if (!hotel.ok)
    throw new Error(`hotel ${reservation.hotelCode} of reservation ${reservation.reservationNumber} not found`);
  const money = await deps.money.find(db, hold);
  const changes = await findChanges(db, hold);
  const request = withoutBenefits(changes.at(-1)?.request ?? found.request);
  const travellers = await travellersOfHold(db, hold);
  const now = deps.clock.now();
  const day = today(hotel.value.document.time_zone, now);
  return {
    found,
    changes,
    request,
    travellers,
    money,
    hotel: hotel.value,
    today: day,
    begun: hasBegun(hold.stay, now),
  };
}
