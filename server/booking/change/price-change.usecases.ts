import type { Booked } from '../../catalogue/booked.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ErrorCode, fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { effectiveHotelCode } from '../../property/hotel.rules.ts';
import type { BookedVoyage } from '../../sailing/booked-voyage.rules.ts';
import { type Allocation, allowedActions, type StayChange } from '../booking.rules.ts';
import { carriedStay } from '../quote/benefits.usecases.ts';
import { type BookingRequest, isVoyage } from '../request.rules.ts';
import type { ReservationNow } from '../reservation/reservation.presenter.ts';
import { paidFor } from '../reservation/reservation.usecases.ts';
import { placesIn } from '../traveller/traveller.usecases.ts';
import { differenceOf, policyAllows, withoutSmallDifference } from './change.rules.ts';

export type ChangedStay = PricedStay & { change: StayChange };
export type ChangeCode = 'change_failed' | 'change_not_free' | 'validation';
/** Prices the requested stay. Inventory that is already booked for the reservation counts as available. */
export type Price<Code extends ErrorCode> = (booked: Booked & BookedVoyage) => Promise<Outcome<PricedStay, Code>>;

/**
 * Prices a change and checks that it is allowed. `besides` is the inventory taken for an earlier open change, which
 * the new change replaces.
 */
export async function priceChange<Code extends ErrorCode>(
  deps: { db: Database; clock: Clock },
  now: ReservationNow,
  besides: readonly Allocation[],
  request: BookingRequest,
  language: Language,
  price: Price<Code>,
): Promise<Outcome<ChangedStay, Code | ChangeCode>> {
  const { found, travellers, money, today: day } = now;
  const { reservation, hold } = found;
  if (!allowedActions(reservation.status, reservation.checkIn, now).includes('change')) return fail('change_failed');
  if (effectiveHotelCode(request.hotel_code) !== reservation.hotelCode) return fieldFail('/hotel_code', 'validation');
  const bare = await price({ ...hold, besides, travellers });
  if (!bare.ok) return bare;
  const priced = await carriedStay(deps, { hold, memberId: reservation.memberId }, bare.value, language);
  if (!priced.ok) return priced;
  const { hotel, allocation } = priced.value;
  const paid = paidFor(found, money);
  const stay = withoutSmallDifference(priced.value.stay, paid);
  if (!policyAllows(hold.stay, stay, nightsBetween(day, reservation.checkIn))) return fail('change_not_free');
  const change = {
    reservationNumber: reservation.reservationNumber,
    difference: differenceOf(hold.stay, stay, paid),
    becomes: allocation,
    guarantee: stay.payment_type === 'GUARANTEE' && stay.total_price > 0 && money === undefined,
    ...(isVoyage(request) && { places: placesIn(request, travellers, stay.start_date, hotel.document) }),
  };
  return ok({ ...priced.value, stay, change });
}
