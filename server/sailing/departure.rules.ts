import type {
  BundleCabinType,
  BundlePort,
  BundleRoute,
  BundleSailing,
  BundleShip,
  SailingStatus,
} from '../../generated/types.ts';
import { later, localNow, portTime } from '../platform/values/port-time.ts';
import { bookablePeriod, type HotelDocument } from '../property/hotel.rules.ts';

export type Bands = { adult: number; kid: number; infant: number };

/** `left` is the number of cabins left. `fares` are in minor units, or null if the cabins aren't for sale. */
export type CabinsLeft = { cabinTypeCode: string; left: number; fares: Bands | null };

/**
 * `departsAt` is the port's local time without a UTC offset. `left` is the number of travellers, including infants,
 * for whom there is still room.
 */
export type Departure = {
  departureCode: string;
  routeCode: string;
  shipCode: string;
  departsAt: string;
  durationMinutes: number;
  status: 'open' | 'cancelled';
  left: number;
  cabins: CabinsLeft[];
};

/** `departsAt` and `arrivesAt` have the UTC offset of their port. */
export type Leg = {
  departure: Departure;
  route: BundleRoute;
  ship: BundleShip;
  from: BundlePort;
  to: BundlePort;
  departsAt: string;
  arrivesAt: string;
};

export function findRoute({ routes }: BundleSailing, code: string): BundleRoute | undefined {
  return routes.find((route) => route.route_code === code);
}

export function findShip({ ships }: BundleSailing, code: string): BundleShip | undefined {
  return ships.find((ship) => ship.ship_code === code);
}

export function findCabinType({ cabin_types }: BundleSailing, code: string): BundleCabinType | undefined {
  return cabin_types.find((type) => type.cabin_type_code === code);
}

/** The port always exists, because the import rejects routes with unknown ports. */
export function portOf({ ports }: BundleSailing, code: string): BundlePort {
  return ports.find((port) => port.port_code === code) as BundlePort;
}

export function legOf(sailing: BundleSailing, departure: Departure | undefined): Leg | undefined {
  if (departure === undefined) return undefined;
  const route = findRoute(sailing, departure.routeCode);
  const ship = findShip(sailing, departure.shipCode);
  if (route === undefined || ship === undefined) return undefined;
  const [from, to] = [portOf(sailing, route.from), portOf(sailing, route.to)];
  const departsAt = portTime(departure.departsAt, from.time_zone);
  const arrivesAt = later(departsAt, departure.durationMinutes, to.time_zone);
  return { departure, route, ship, from, to, departsAt, arrivesAt };
}

export function leavesAfter(inbound: Leg, outbound: Leg): boolean {
  return Date.parse(inbound.departsAt) >= Date.parse(outbound.arrivesAt);
}

/** Minutes before a departure from which no more bookings are taken. */
export function closingMinutes({
  manifest_closes_minutes = 0,
}: Pick<BundleSailing, 'manifest_closes_minutes'>): number {
  return manifest_closes_minutes;
}

export function closedAs(
  document: HotelDocument,
  { status, departsAt }: Departure,
  from: BundlePort,
  now: Date,
): Extract<SailingStatus, 'cancelled' | 'departed'> | null {
  if (status === 'cancelled') return 'cancelled';
  const closing = document.sailing ? closingMinutes(document.sailing) : 0;
  const isLate =
    departsAt <= localNow(from.time_zone, new Date(now.getTime() + closing * 60_000)) ||
    departsAt.slice(0, 10) > bookablePeriod(document, now).to;
  return isLate || !document.set_reservation ? 'departed' : null;
}

export const CLOSED = {
  departed: 'The sailing has departed, or takes no more bookings.',
  cancelled: 'The sailing has been cancelled.',
};

/** Limited by the ship's remaining capacity and by the cabins that have fares. */
export function berthsLeft(sailing: BundleSailing, { left, cabins }: Departure): number {
  const berths = cabins
    .filter(({ fares }) => fares !== null)
    .reduce((n, cabin) => n + cabin.left * (findCabinType(sailing, cabin.cabinTypeCode)?.berths ?? 0), 0);
  return Math.min(left, berths);
}
