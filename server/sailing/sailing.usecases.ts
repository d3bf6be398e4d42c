import type { ProblemCode } from '../../generated/problems.ts';
import type {
  CabinSearchRequest,
  CabinSearchResult,
  PortsResult,
  SailingCalendar,
  SailingSearchRequest,
  SailingSearchResult,
  ShipResult,
} from '../../generated/types.ts';
import { monthsAround } from '../catalogue/availability.rules.ts';
import { policyOf } from '../catalogue/cancellation.rules.ts';
import { withinReach } from '../catalogue/stay.rules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fail, failWith, fieldFail, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { addDays, nightsBetween } from '../platform/values/nights.ts';
import { dayOf } from '../platform/values/port-time.ts';
import { bookablePeriod, effectiveHotelCode, type Hotel, type HotelKey, textsFor } from '../property/hotel.rules.ts';
import { findHotel, hotelOfKey } from '../property/property.usecases.ts';
import { sailingDays } from './calendar.rules.ts';
import { CLOSED, closedAs, type Departure, findRoute, findShip, type Leg, legOf } from './departure.rules.ts';
import { sleepers } from './fare.rules.ts';
import { legIn, portsIn, type SailingDocument, shipIn } from './sailing.presenter.ts';
import { type Departures, readDepartures, readRoutes, type RouteDays, readShipsByRoute } from './sailing.repository.ts';
import { cabinOffers, canReturn, nearestVoyages, sailingOffer, waysOf } from './search.rules.ts';
import { legsOf } from './voyage.rules.ts';

type Deps = { db: Database; clock: Clock };

/** The contract's maximum number of days in a calendar. */
const CALENDAR_DAYS_MAX = 100;
const NEAREST_WITHIN_DAYS = 21;

const NO_SAILINGS = { detail: 'The property sells no sailings.' };

export async function listPorts(
  { db, clock }: Deps,
  hotelCode: string,
  language: Language,
): Promise<Outcome<PortsResult, ProblemCode<'listPorts'>>> {
  const found = ferryOf(await findHotel({ db }, hotelCode));
  if (!found.ok) return found;
  const { hotel, document } = found.value;
  const { routes, ships } = document.sailing;
  const sailedBy = await readShipsByRoute(db, hotel, {
    routes: routes.map(({ route_code }) => route_code),
    ships: ships.map(({ ship_code }) => ship_code),
    from: bookablePeriod(document, clock.now()).from,
  });
  return ok({
    result: 'success',
    hotel_code: document.hotel_code,
    currency: document.currency,
    ...portsIn(document.sailing, sailedBy, textsFor(language, document)),
  });
}

export async function getShip(
  { db }: Pick<Deps, 'db'>,
  hotelCode: string,
  shipCode: string,
  language: Language,
): Promise<Outcome<ShipResult, ProblemCode<'getShip'>>> {
  const found = ferryOf(await findHotel({ db }, hotelCode));
  if (!found.ok) return found;
  const { document } = found.value;
  const ship = findShip(document.sailing, shipCode);
  if (ship === undefined) return fail('not_found', { detail: 'No such ship.' });
  const languages = textsFor(language, document);
  return ok({ result: 'success', hotel_code: document.hotel_code, ship: shipIn(document.sailing, ship, languages) });
}

/** `travellers` includes infants. */
type SailingCalendarRequest = {
  hotel_code: string;
  route_code: string;
  from: string;
  to: string;
  travellers: number;
};

/**
 * Returns each day of a route from `from` to `to` (inclusive). Sends one statement if the property's document is
 * cached. Fails with `stay_order` if `to` is before `from`, `validation` for more than CALENDAR_DAYS_MAX days,
 * `not_found` for an unknown ferry line or route, and `no_available_dates` if no day has an open or sold-out sailing.
 */
export async function getSailingCalendar(
  { db, clock }: Deps,
  { hotel_code, route_code, from, to, travellers }: SailingCalendarRequest,
): Promise<Outcome<SailingCalendar, ProblemCode<'getSailingCalendar'>>> {
  if (to < from) return failWith({ code: 'stay_order', pointer: '/to' });
  if (nightsBetween(from, to) >= CALENDAR_DAYS_MAX) return failWith({ code: 'validation', pointer: '/to' });

  const now = clock.now();
  const reach = withinReach({ from, to }, now);
  const read = await readOn(db, hotel_code, { route: route_code, ...monthsAround(reach.from, reach.to) });
  const found = ferryOf(await hotelOfKey({ db }, read?.key));
  if (!found.ok) return found;
  const { document } = found.value;
  const { sailing } = document;
  const route = findRoute(sailing, route_code);
  if (route === undefined) return fail('not_found', { detail: 'No such route.' });

  const departures = document.set_reservation ? (read?.departures ?? []) : [];
  const days = sailingDays({ document, sailing, route, now }, departures, { from, to }, travellers);
  if (!days.some(({ status }) => status === 'open' || status === 'sold_out')) return fail('no_available_dates');
  return ok({
    result: 'success',
    hotel_code: document.hotel_code,
    route_code,
    currency: document.currency,
    today: bookablePeriod(document, now).from,
    days,
  });
}

/**
 * Returns the sailings on the departure date and, for a round trip, on the return date. If either date has none, fails
 * with `no_sailings` and the nearest dates. Sends one statement if the property's document is cached, and another to
 * find the nearest dates.
 */
export async function searchSailings(
  { db, clock }: Deps,
  request: SailingSearchRequest,
  language: Language,
): Promise<Outcome<SailingSearchResult, ProblemCode<'searchSailings'>>> {
  const { route_code, departure_date, return_route_code, return_date } = request;
  const now = clock.now();
  const onDay = (route: string, date: string) => ({ route, from: date, to: date });
  const read = await readOn(
    db,
    request.hotel_code,
    onDay(route_code, departure_date),
    ...(return_route_code && return_date ? [onDay(return_route_code, return_date)] : []),
  );
  const found = ferryOf(await hotelOfKey({ db }, read?.key));
  if (!found.ok) return found;
  const { hotel, document } = found.value;
  const ways = waysOf(document, request, now);
  if ('violation' in ways) return failWith(ways.violation);

  const { outbound, inbound } = legsByDirection(document, read?.departures ?? [], request);
  if (return_date && outbound.length > 0 && !canReturn(outbound, inbound, return_date))
    return fieldFail('/return_date', 'return_before_arrival');
  if (outbound.length === 0 || (ways.back && inbound.length === 0)) {
    const around = (route: string, date: string) => ({
      route,
      from: addDays(date, -NEAREST_WITHIN_DAYS),
      to: addDays(date, NEAREST_WITHIN_DAYS),
    });
    const near = await readOn(
      db,
      hotel.hotelCode,
      around(route_code, departure_date),
      ...(ways.back ? [around(ways.back.route.route_code, ways.back.date)] : []),
    );
    const nearby = legsByDirection(document, near?.departures ?? [], request);
    const wanted = { date: departure_date, party: request, returnDate: return_date ?? null };
    return fail('no_sailings', { extra: { nearest_dates: nearestVoyages(document, wanted, nearby, now) } });
  }
  const languages = textsFor(language, document);
  const offers = (legs: readonly Leg[]) => legs.map((leg) => sailingOffer(document, leg, request, now, languages));
  return ok({
    result: 'success',
    hotel_code: document.hotel_code,
    currency: document.currency,
    trip: ways.back ? 'round_trip' : 'one_way',
    outbound: offers(outbound),
    inbound: offers(inbound),
  });
}

export async function searchCabins(
  { db, clock }: Deps,
  request: CabinSearchRequest,
  language: Language,
): Promise<Outcome<CabinSearchResult, ProblemCode<'searchCabins'>>> {
  const now = clock.now();
  const codes = [request.outbound, ...(request.inbound ? [request.inbound] : [])];
  const read = await readDepartures(db, effectiveHotelCode(request.hotel_code), codes);
  const found = ferryOf(await hotelOfKey({ db }, read?.key));
  if (!found.ok) return found;
  const { document } = found.value;
  const voyage = legsOf(document.sailing, read?.departures ?? [], request);
  if ('violation' in voyage) return failWith(voyage.violation);
  const { legs } = voyage;
  for (const { departure, from } of legs) {
    const closed = closedAs(document, departure, from, now);
    if (closed) return fail('sailing_closed', { detail: CLOSED[closed] });
  }
  if (sleepers(request) > document.max_guest) return fieldFail('/adult', 'party_over_maximum');
  const languages = textsFor(language, document);
  const today = bookablePeriod(document, now).from;
  const terms = { checkIn: dayOf(legs[0].departsAt), total: 0, today };
  return ok({
    result: 'success',
    hotel_code: document.hotel_code,
    currency: document.currency,
    trip: legs.length === 2 ? 'round_trip' : 'one_way',
    legs: legs.map((leg) => legIn(leg, languages)),
    max_rooms: document.max_rooms,
    free_until: policyOf(document, legs[0].route, terms, languages).free_until,
    cabins: cabinOffers(document, legs, request, languages),
  });
}

function readOn(db: Database, hotelCode: string, ...wanted: RouteDays[]): Promise<Departures | undefined> {
  return readRoutes(db, effectiveHotelCode(hotelCode), wanted);
}

function legsByDirection(
  { sailing }: SailingDocument,
  departures: readonly Departure[],
  { route_code, return_route_code }: SailingSearchRequest,
): { outbound: Leg[]; inbound: Leg[] } {
  const on = (route: string | undefined) =>
    departures.filter(({ routeCode }) => routeCode === route).flatMap((departure) => legOf(sailing, departure) ?? []);
  return { outbound: on(route_code), inbound: on(return_route_code) };
}

type Ferry = { hotel: HotelKey; document: SailingDocument };

function ferryOf(found: Outcome<Hotel, 'not_found'>): Outcome<Ferry, 'not_found'> {
  if (!found.ok) return found;
  const { document, ...hotel } = found.value;
  const { sailing } = document;
  return sailing ? ok({ hotel, document: { ...document, sailing } }) : fail('not_found', NO_SAILINGS);
}
