import type { ProblemCode } from '../../generated/problems.ts';
import type { Stay } from '../../generated/types.ts';
import type { Allocation, DepartureAllocation } from '../catalogue/options.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, fieldFail, failWith, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { dayOf } from '../platform/values/port-time.ts';
import { firstViolation } from '../platform/values/violation.ts';
import { effectiveHotelCode, type Hotel, textsFor } from '../property/hotel.rules.ts';
import { hotelOfKey } from '../property/property.usecases.ts';
import { type BookedVoyage, departuresForBooker } from './booked-voyage.rules.ts';
import { CLOSED, closedAs } from './departure.rules.ts';
import { cabinTypesOn, persons } from './fare.rules.ts';
import type { SailingDocument } from './sailing.presenter.ts';
import { readDepartures } from './sailing.repository.ts';
import { voyageStay } from './voyage.presenter.ts';
import {
  type Cabin,
  cabinsViolation,
  countedCabins,
  countViolation,
  horizonViolation,
  type Legs,
  legsOf,
  namedCabins,
  passportDays,
  assignmentViolation,
  soldOutViolation,
  type VoyageRequest,
} from './voyage.rules.ts';

export type VoyageCode =
  | Exclude<ProblemCode<'createVoyageQuote'>, 'rate_limited' | 'login_required' | 'member_not_matched'>
  | 'passport_expires_early';

type PricedVoyage = { hotel: Hotel; stay: Stay; allocation: Allocation };

/**
 * Checks a voyage request against the property's rules and current inventory, and prices it. Takes no inventory. Sends
 * one statement if the property's document is cached. `db` may be a transaction. `booked` is the reservation to be
 * changed, if any.
 */
export async function priceVoyage(
  { db, clock }: { db: Database; clock: Clock },
  request: VoyageRequest,
  language: Language,
  booked?: BookedVoyage,
): Promise<Outcome<PricedVoyage, VoyageCode>> {
  const now = clock.now();
  const codes = [request.outbound, ...(request.inbound ? [request.inbound] : [])];
  const read = await readDepartures(db, effectiveHotelCode(request.hotel_code), codes);
  const found = await hotelOfKey({ db }, read?.key);
  if (!found.ok) return found;
  const hotel = found.value;
  const { sailing } = hotel.document;
  if (sailing === undefined || read === undefined) return fail('not_found', { detail: 'No sailings are sold here.' });
  const document: SailingDocument = { ...hotel.document, sailing };

  const departures = booked ? departuresForBooker(booked, read.departures) : read.departures;
  const voyage = legsOf(sailing, departures, request);
  if ('violation' in voyage) return failWith(voyage.violation);
  const { legs } = voyage;
  const beyond = horizonViolation(document, legs, now);
  if (beyond) return failWith(beyond);
  for (const { departure, from } of legs) {
    const closed = closedAs(document, departure, from, now);
    if (closed) return fail('sailing_closed', { detail: CLOSED[closed] });
  }
  const tooMany = countViolation(document, request.cabins);
  if (tooMany) return failWith(tooMany);
  const counted = travellersByCabin(request, legs, document, booked);
  if (!counted.ok) return counted;
  const cabins = counted.value;
  const violation = firstViolation(
    () => cabinsViolation(document, sailing, legs, cabins),
    () => soldOutViolation(cabinTypesOn(sailing, legs), legs, cabins),
  );
  if (violation) return failWith(violation);

  const stay = voyageStay(document, { legs, cabins }, now, textsFor(language, document));
  return ok({ hotel, stay, allocation: allocationOf(legs, cabins) });
}

/**
 * Returns the cabins with the number of travellers in each age band. For a change, also checks that every traveller
 * has a cabin and that no passport expires too early.
 */
function travellersByCabin(
  { cabins }: VoyageRequest,
  legs: Legs,
  document: SailingDocument,
  booked: BookedVoyage | undefined,
): Outcome<Cabin[], 'validation' | 'passport_expires_early'> {
  const [counted, named] = [
    cabins.flatMap((cabin) => ('adult' in cabin ? [cabin] : [])),
    cabins.flatMap((cabin) => ('travellers' in cabin ? [cabin] : [])),
  ];
  if (!booked) return ok(countedCabins(counted));
  const { travellers } = booked;
  const misplaced = assignmentViolation(named, travellers.length);
  if (misplaced) return failWith(misplaced);
  const { passports_valid_until } = passportDays(document.sailing, legs);
  const tooShort = travellers.some(
    ({ passportExpiresOn }) => passportExpiresOn !== null && passportExpiresOn < passports_valid_until,
  );
  if (tooShort) return fieldFail('/outbound', 'passport_expires_early');
  return ok(namedCabins(named, travellers, dayOf(legs[0].departsAt), document.age_bands));
}

function allocationOf(legs: Legs, cabins: readonly Cabin[]): Allocation {
  const counts = Map.groupBy(cabins, ({ cabin_type_code }) => cabin_type_code);
  const departures = legs.map(
    ({ departure }): DepartureAllocation => ({
      departure_code: departure.departureCode,
      persons: sum(cabins.map(persons)),
      cabins: [...counts].map(([cabin_type_code, of]) => ({ cabin_type_code, count: of.length })),
    }),
  );
  return { room_type_code: cabins[0]!.cabin_type_code, nights: [], upsellings: [], departures };
}
