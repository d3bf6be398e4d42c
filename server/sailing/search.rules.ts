import type { BundleRoute, CabinOffer, NearestDates, Sailing, SailingSearchRequest } from '../../generated/types.ts';
import type { TextLanguages } from '../platform/values/language.ts';
import { sum } from '../platform/values/money.ts';
import { nightsBetween } from '../platform/values/nights.ts';
import { dayOf } from '../platform/values/port-time.ts';
import type { Violation } from '../platform/values/violation.ts';
import { bookablePeriod } from '../property/hotel.rules.ts';
import { FEW_BERTHS } from './calendar.rules.ts';
import { type Bands, berthsLeft, closedAs, findRoute, type Leg, leavesAfter } from './departure.rules.ts';
import {
  cabinsNeeded,
  cabinsOf,
  cabinTypesOn,
  lowestFare,
  lowestPrice,
  type Party,
  partyPrice,
  persons,
  sleepers,
} from './fare.rules.ts';
import { cabinTypeIn, legIn, type SailingDocument } from './sailing.presenter.ts';

/** Show the number of cabins left only below this limit. */
const FEW_CABINS = 5;

/** `back` is null for a one-way trip. */
type Ways = { out: BundleRoute; back: { route: BundleRoute; date: string } | null };

type SearchCode =
  | 'not_found'
  | 'validation'
  | 'stay_in_past'
  | 'stay_beyond_horizon'
  | 'return_before_arrival'
  | 'party_over_maximum';

export function waysOf(
  document: SailingDocument,
  request: SailingSearchRequest,
  now: Date,
): Ways | { violation: Violation<SearchCode> } {
  const { route_code, departure_date, return_route_code, return_date } = request;
  const refuse = (code: SearchCode, pointer: string) => ({ violation: { code, pointer } });
  if ((return_route_code === undefined) !== (return_date === undefined))
    return refuse('validation', return_date === undefined ? '/return_date' : '/return_route_code');
  const out = findRoute(document.sailing, route_code);
  const back = return_route_code === undefined ? undefined : findRoute(document.sailing, return_route_code);
  if (out === undefined || (return_route_code !== undefined && back === undefined))
    return { violation: { code: 'not_found' } };
  if (back && !out.return_route_codes.includes(back.route_code)) return refuse('validation', '/return_route_code');
  const { from, to } = bookablePeriod(document, now);
  if (departure_date < from) return refuse('stay_in_past', '/departure_date');
  if (departure_date > to) return refuse('stay_beyond_horizon', '/departure_date');
  if (return_date !== undefined && return_date > to) return refuse('stay_beyond_horizon', '/return_date');
  if (return_date !== undefined && return_date < departure_date) return refuse('return_before_arrival', '/return_date');
  if (sleepers(request) > document.max_guest) return refuse('party_over_maximum', '/adult');
  return { out, back: back && return_date !== undefined ? { route: back, date: return_date } : null };
}

/**
 * Returns whether a round trip is possible. An outbound sailing must arrive by the return date. If there are inbound
 * sailings, one of them must leave after an outbound sailing has arrived.
 */
export function canReturn(outbound: readonly Leg[], inbound: readonly Leg[], returnDate: string): boolean {
  if (outbound.every(({ arrivesAt }) => dayOf(arrivesAt) > returnDate)) return false;
  return inbound.length === 0 || inbound.some((back) => outbound.some((out) => leavesAfter(back, out)));
}

export function sailingOffer(
  document: SailingDocument,
  leg: Leg,
  party: Party,
  now: Date,
  languages: TextLanguages,
): Sailing {
  const { sailing, max_rooms } = document;
  const { departure, route, from } = leg;
  const closed = closedAs(document, departure, from, now);
  const total = closed ? null : lowestPrice(leg, sailing.cabin_types, party, max_rooms);
  const left = berthsLeft(sailing, departure);
  return {
    leg: legIn(leg, languages),
    status: closed ?? (total === null ? 'sold_out' : 'open'),
    remaining: closed === null && left < FEW_BERTHS ? left : null,
    price: total === null ? null : lowestFare(departure, route),
    total_price: total,
  };
}

export function cabinOffers(
  document: SailingDocument,
  legs: readonly Leg[],
  party: Party,
  languages: TextLanguages,
): CabinOffer[] {
  const { sailing, max_rooms } = document;
  const hasBerths = legs.every(({ departure }) => departure.left >= persons(party));
  return cabinTypesOn(sailing, legs).map((type): CabinOffer => {
    const onLegs = legs.flatMap(({ departure, route }) => {
      const cabins = cabinsOf(departure, type);
      return cabins?.fares ? [{ left: cabins.left, fares: cabins.fares, route }] : [];
    });
    const isSold = onLegs.length === legs.length;
    const left = isSold ? Math.min(...onLegs.map((cabins) => cabins.left)) : 0;
    const needed = cabinsNeeded(type, party, max_rooms);
    const status = needed === null ? 'too_small' : hasBerths && left >= needed ? 'available' : 'sold_out';
    const each = (amountsOf: (leg: (typeof onLegs)[number]) => Bands) => onLegs.map(amountsOf).reduce(addBands);
    const available = status === 'available' && needed !== null;
    return {
      cabin_type: cabinTypeIn(type, languages),
      status,
      remaining: left < FEW_CABINS ? left : null,
      cabins_needed: needed,
      fares: available ? each(({ fares }) => fares) : null,
      port_tax: available ? each(({ route }) => route.port_tax) : null,
      single_use_supplement: available ? (type.berths > 1 ? type.single_use_supplement * legs.length : 0) : null,
      total_price: available
        ? sum(onLegs.map(({ fares, route }) => partyPrice(type, fares, route, party, needed)))
        : null,
    };
  });
}

function addBands(one: Bands, other: Bands): Bands {
  return { adult: one.adult + other.adult, kid: one.kid + other.kid, infant: one.infant + other.infant };
}

/** The contract's maximum length for `nearest_dates`. */
const NEAREST_MAX = 5;

/**
 * Returns the days on which these travellers can sail, nearest first. Of two equally near days, the earlier one comes
 * first. For a round trip, each day is paired with the return day nearest to the requested one.
 */
export function nearestVoyages(
  document: SailingDocument,
  wanted: { date: string; party: Party; returnDate: string | null },
  { outbound, inbound }: { outbound: readonly Leg[]; inbound: readonly Leg[] },
  now: Date,
): NearestDates[] {
  const priced = (legs: readonly Leg[]) =>
    legs.flatMap((leg) => {
      if (closedAs(document, leg.departure, leg.from, now)) return [];
      const price = lowestPrice(leg, document.sailing.cabin_types, wanted.party, document.max_rooms);
      return price === null ? [] : [{ leg, day: dayOf(leg.departsAt), price }];
    });
  const backs = priced(inbound);
  const found = new Map<string, NearestDates>();
  for (const out of nearestFirst(priced(outbound), wanted.date)) {
    const back = nearestFirst(
      backs.filter(({ leg }) => leavesAfter(leg, out.leg)),
      wanted.returnDate ?? out.day,
    )[0];
    if (found.has(out.day) || (wanted.returnDate !== null && back === undefined)) continue;
    const end_date = back?.day ?? out.day;
    found.set(out.day, { start_date: out.day, end_date, total_price: out.price + (back?.price ?? 0) });
  }
  return [...found.values()].slice(0, NEAREST_MAX);
}

function nearestFirst<Priced extends { day: string; price: number }>(all: readonly Priced[], day: string): Priced[] {
  const away = (one: Priced) => Math.abs(nightsBetween(day, one.day));
  return [...all].sort((a, b) => away(a) - away(b) || (a.day < b.day ? -1 : a.day > b.day ? 1 : a.price - b.price));
}
