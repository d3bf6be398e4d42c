import type { BundleCabinType, BundleRoute, BundleSailing, PriceLine } from '../../generated/types.ts';
import { sum } from '../platform/values/money.ts';
import { dayOf } from '../platform/values/port-time.ts';
import type { Bands, CabinsLeft, Departure, Leg } from './departure.rules.ts';

export type Party = Bands;

const BANDS = ['adult', 'kid', 'infant'] as const;

/** Infants don't need a berth. */
export function sleepers({ adult, kid }: Party): number {
  return adult + kid;
}

/** Infants count towards the ship's capacity. */
export function persons({ adult, kid, infant }: Party): number {
  return adult + kid + infant;
}

export function cabinLines(
  leg: Pick<Leg, 'departure' | 'departsAt' | 'route'>,
  type: BundleCabinType,
  fares: Bands,
  party: Party,
  routeName: string,
): PriceLine[] {
  const line = (kind: PriceLine['kind'], count: number, unitPrice: number): PriceLine => ({
    kind,
    code: leg.departure.departureCode,
    name: routeName,
    date: dayOf(leg.departsAt),
    count,
    unit_price: unitPrice,
    amount: count * unitPrice,
  });
  return [
    ...BANDS.map((band) => line(`fare_${band}`, party[band], fares[band])),
    line('single_use', isAlone(type, party) ? 1 : 0, type.single_use_supplement),
    ...taxLines(leg.route, party).map(([count, tax]) => line('port_tax', count, tax)),
  ].filter(({ kind, count, unit_price }) => count > 0 && (unit_price > 0 || kind.startsWith('fare_')));
}

function taxLines({ port_tax }: BundleRoute, party: Party): [count: number, tax: number][] {
  const counts = new Map<number, number>();
  for (const band of BANDS) counts.set(port_tax[band], (counts.get(port_tax[band]) ?? 0) + party[band]);
  return [...counts].map(([tax, count]) => [count, tax]);
}

function isAlone({ berths }: BundleCabinType, party: Party): boolean {
  return berths > 1 && sleepers(party) === 1;
}

/**
 * Returns the smallest number of cabins that fit these travellers. Returns null if the number exceeds `most`, or if
 * there are too few travellers for the minimum occupancy of these cabins.
 */
export function cabinsNeeded({ berths, min_person }: BundleCabinType, party: Party, most: number): number | null {
  const cabins = Math.max(1, Math.ceil(sleepers(party) / berths));
  return cabins <= most && sleepers(party) >= cabins * min_person ? cabins : null;
}

/**
 * Returns the price of a leg for these travellers in `cabins` cabins. The price assumes that as few travellers as
 * possible are alone in a cabin.
 */
export function partyPrice(
  type: BundleCabinType,
  fares: Bands,
  { port_tax }: BundleRoute,
  party: Party,
  cabins: number,
): number {
  const alone = type.berths > 1 ? Math.max(0, 2 * cabins - sleepers(party)) : 0;
  return sum(BANDS.map((band) => party[band] * (fares[band] + port_tax[band]))) + alone * type.single_use_supplement;
}

/** Returns the lowest fare for one adult, including port tax, or null if the departure is sold out. */
export function lowestFare({ cabins, left }: Departure, { port_tax }: BundleRoute): number | null {
  const fares = cabins.flatMap((cabin) => (cabin.left > 0 && cabin.fares ? [cabin.fares.adult] : []));
  return left === 0 || fares.length === 0 ? null : Math.min(...fares) + port_tax.adult;
}

/**
 * Returns the lowest price for these travellers in cabins of one type, or null if they don't fit into the cabins and
 * berths that are left.
 */
export function lowestPrice(
  { departure, route }: Pick<Leg, 'departure' | 'route'>,
  types: readonly BundleCabinType[],
  party: Party,
  most: number,
): number | null {
  if (departure.left < persons(party)) return null;
  const prices = types.flatMap((type) => {
    const cabins = cabinsOf(departure, type);
    const needed = cabinsNeeded(type, party, most);
    if (!cabins?.fares || needed === null || cabins.left < needed) return [];
    return [partyPrice(type, cabins.fares, route, party, needed)];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

export function cabinsOf({ cabins }: Departure, { cabin_type_code }: BundleCabinType): CabinsLeft | undefined {
  return cabins.find(({ cabinTypeCode }) => cabinTypeCode === cabin_type_code);
}

export function cabinTypesOn(sailing: BundleSailing, legs: readonly Leg[]): BundleCabinType[] {
  return sailing.cabin_types.filter((type) => legs.every(({ departure }) => cabinsOf(departure, type) !== undefined));
}
