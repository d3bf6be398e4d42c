import type {
  BundleCabinType,
  BundleSailing,
  Traveler,
  VoyageCabin,
  VoyageChangeCabin,
  VoyageChangeRequest,
  VoyageQuoteRequest,
} from '../../generated/types.ts';
import { dayOf } from '../platform/values/port-time.ts';
import { sum } from '../platform/values/money.ts';
import { addDays } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';
import { type Departure, findCabinType, type Leg, leavesAfter, legOf } from './departure.rules.ts';
import { cabinsOf, type Party, persons, sleepers } from './fare.rules.ts';
import { addMonths, bandOf, countBands } from './traveller.rules.ts';

/**
 * A quote request contains the number of travellers in each cabin. A change request contains the travellers' indexes.
 */
export type VoyageRequest = VoyageQuoteRequest | VoyageChangeRequest;

/** The values are departure codes. */
type Sailings = { outbound: string; inbound?: string };

/** Outbound first. */
export type Legs = [Leg] | [Leg, Leg];

type LegsCode = 'not_found' | 'validation' | 'return_before_arrival';

export function legsOf(
  sailing: BundleSailing,
  departures: readonly Departure[],
  chosen: Sailings,
): { legs: Legs } | { violation: Violation<LegsCode> } {
  const leg = (code: string) =>
    legOf(
      sailing,
      departures.find(({ departureCode }) => departureCode === code),
    );
  const outbound = leg(chosen.outbound);
  if (outbound === undefined) return { violation: { code: 'not_found' } };
  if (chosen.inbound === undefined) return { legs: [outbound] };
  const inbound = leg(chosen.inbound);
  if (inbound === undefined) return { violation: { code: 'not_found' } };
  if (!outbound.route.return_route_codes.includes(inbound.route.route_code))
    return { violation: { code: 'validation', pointer: '/inbound' } };
  if (!leavesAfter(inbound, outbound)) return { violation: { code: 'return_before_arrival', pointer: '/inbound' } };
  return { legs: [outbound, inbound] };
}

export function horizonViolation(
  document: HotelDocument,
  legs: Legs,
  now: Date,
): Violation<'stay_beyond_horizon'> | null {
  const { to } = bookablePeriod(document, now);
  const beyond = legs.findIndex(({ departsAt }) => dayOf(departsAt) > to);
  return beyond === -1 ? null : { code: 'stay_beyond_horizon', pointer: beyond === 0 ? '/outbound' : '/inbound' };
}

/**
 * `field` is the last part of error pointers: `adult` if the request gives only the number of travellers in each cabin,
 * `travellers` if it assigns named travellers to cabins.
 */
export type Cabin = Party & { cabin_type_code: string; field: 'adult' | 'travellers' };

export function countedCabins(cabins: readonly VoyageCabin[]): Cabin[] {
  return cabins.map((cabin) => ({ ...cabin, field: 'adult' }));
}

/** Counts the travellers in each cabin by their age band on `day`, the departure date. */
export function namedCabins(
  cabins: readonly VoyageChangeCabin[],
  travellers: readonly Pick<Traveler, 'birthday'>[],
  day: string,
  bands: HotelDocument['age_bands'],
): Cabin[] {
  return cabins.map(({ cabin_type_code, travellers: positions }) => ({
    cabin_type_code,
    ...countBands(positions.flatMap((at) => (travellers[at] ? [bandOf(travellers[at].birthday, day, bands)] : []))),
    field: 'travellers',
  }));
}

/** Each traveller must be in exactly one cabin. */
export function assignmentViolation(
  cabins: readonly VoyageChangeCabin[],
  travellers: number,
): Violation<'validation'> | null {
  const positions = cabins.flatMap((cabin) => cabin.travellers);
  const isWhole = positions.length === travellers && new Set(positions).size === travellers;
  return isWhole && positions.every((at) => at < travellers) ? null : { code: 'validation', pointer: '/cabins' };
}

type CabinCode = 'validation' | 'too_many_rooms' | 'party_over_maximum' | 'adult_required' | 'not_found';

export function countViolation(
  { max_rooms }: HotelDocument,
  cabins: readonly unknown[],
): Violation<'too_many_rooms'> | null {
  return cabins.length > max_rooms ? { code: 'too_many_rooms', pointer: '/cabins', maxRooms: max_rooms } : null;
}

/**
 * Checks that each cabin type is on every leg, that the number of travellers is within the limits of the cabins and the
 * property, that at least one traveller is an adult, and that every cabin with an infant has an adult.
 */
export function cabinsViolation(
  document: HotelDocument,
  sailing: BundleSailing,
  legs: Legs,
  cabins: readonly Cabin[],
): Violation<CabinCode> | null {
  const empty = cabins.findIndex((cabin) => persons(cabin) === 0);
  if (empty !== -1) return { code: 'validation', pointer: `/cabins/${empty}` };
  if (sum(cabins.map(sleepers)) > document.max_guest) return { code: 'party_over_maximum', pointer: '/cabins' };
  const noAdult = cabins.every(({ adult }) => adult === 0);
  const alone = noAdult ? 0 : cabins.findIndex(({ adult, infant }) => infant > 0 && adult === 0);
  if (alone !== -1) return { code: 'adult_required', pointer: `/cabins/${alone}/${cabins[alone]!.field}` };
  for (const [i, cabin] of cabins.entries()) {
    const type = findCabinType(sailing, cabin.cabin_type_code);
    if (type === undefined || !legs.every(({ departure }) => cabinsOf(departure, type))) return { code: 'not_found' };
    if (sleepers(cabin) > type.berths) return { code: 'party_over_maximum', pointer: `/cabins/${i}` };
    if (sleepers(cabin) < type.min_person) return { code: 'validation', pointer: `/cabins/${i}/${cabin.field}` };
  }
  return null;
}

/**
 * Returns null if the chosen cabins are available. Otherwise, returns `room_sold_out` if some cabin type is still
 * available on every leg, and `all_rooms_sold_out` if none is or a ship has too little capacity left.
 */
export function soldOutViolation(
  types: readonly BundleCabinType[],
  legs: Legs,
  cabins: readonly Cabin[],
): Violation<'room_sold_out' | 'all_rooms_sold_out'> | null {
  const hasCabins = (wanted: readonly Cabin[]) =>
    legs.every(({ departure }) => {
      const counts = Map.groupBy(wanted, ({ cabin_type_code }) => cabin_type_code);
      return departure.cabins.every(({ cabinTypeCode, left, fares }) => {
        const count = counts.get(cabinTypeCode)?.length ?? 0;
        return count === 0 || (fares !== null && count <= left);
      });
    });
  const hasBerths = legs.every(({ departure }) => sum(cabins.map(persons)) <= departure.left);
  if (hasBerths && hasCabins(cabins)) return null;
  const anyLeft = types.some(({ cabin_type_code }) => hasCabins([{ ...cabins[0]!, cabin_type_code }]));
  return { code: hasBerths && anyLeft ? 'room_sold_out' : 'all_rooms_sold_out' };
}

/**
 * Passports must be valid until `passports_valid_until` and are deleted on `passports_deleted_on`. Both dates are
 * counted from the last arrival.
 */
export function passportDays(
  { passport_keep_days }: BundleSailing,
  legs: Legs,
): { passports_valid_until: string; passports_deleted_on: string } {
  const arrival = dayOf(legs.at(-1)!.arrivesAt);
  const months = Math.max(...legs.map(({ route }) => route.passport_valid_months));
  return {
    passports_valid_until: addMonths(arrival, months),
    passports_deleted_on: addDays(arrival, passport_keep_days),
  };
}
