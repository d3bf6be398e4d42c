import type { BundlePackage, IncludedCount } from '../../generated/types.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

/** `price` is per unit, in minor units. */
export type PackageCharge = { count: number; price: number };

/** A package's own price and restrictions on one night with one room type. If a value is null, the package's applies. */
export type PackageNight = {
  roomTypeCode: string;
  packageCode: string;
  date: string;
  price: number | null;
  minNights: number | null;
  maxNights: number | null;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};

/** A package as it is sold with one room type, for a stay on certain dates. */
export type StayPackage = BundlePackage & {
  max_nights?: number;
  closed_to_arrival?: boolean;
  closed_to_departure?: boolean;
};

/**
 * Applies the package's own nights with this room type. Returns the package unchanged if there are none. On the
 * departure day, only `closedToDeparture` matters.
 */
export function stayPackage(
  pack: BundlePackage,
  roomTypeCode: string,
  { start, end }: StayDates,
  nights: readonly PackageNight[],
): StayPackage {
  const own = nights.filter((one) => one.packageCode === pack.package_code && one.roomTypeCode === roomTypeCode);
  if (own.length === 0) return pack;
  const arrival = own.find(({ date }) => date === start);
  const departure = own.find(({ date }) => date === end);
  const priced = own.filter(({ date, closed, price }) => date !== end && (closed || price !== null));
  return {
    ...pack,
    periods: [
      ...priced.map(({ date, closed, price }) => ({ from: date, to: date, price: closed ? null : price })),
      ...(pack.periods ?? []),
    ],
    min_nights: arrival?.minNights ?? pack.min_nights,
    ...(arrival?.maxNights && { max_nights: arrival.maxNights }),
    closed_to_arrival: arrival?.closedToArrival ?? false,
    closed_to_departure: departure?.closedToDeparture ?? false,
  };
}

/** Returns the options that a package includes, with the number of units for each room. */
export function includedOptions(pack: BundlePackage | undefined): IncludedCount[] {
  const { included_upsellings = [], included_counts = [] } = pack ?? {};
  return included_upsellings.map(
    (upselling_code) =>
      included_counts.find((each) => each.upselling_code === upselling_code) ?? { upselling_code, count: 1 },
  );
}

export function packageDatesViolation(
  pack: StayPackage,
  dates: StayDates,
): Violation<'stay_length' | 'stay_closed'> | null {
  const length = nightsBetween(dates.start, dates.end);
  const isTooLong = pack.max_nights !== undefined && length > pack.max_nights;
  if (length < pack.min_nights || isTooLong) return { code: 'stay_length', pointer: '/end_date' };
  if (pack.closed_to_arrival || pack.closed_to_departure) return { code: 'stay_closed' };
  const closed = eachNight(dates.start, dates.end).some((night) => priceOn(pack, night) === null);
  return closed ? { code: 'stay_closed' } : null;
}

/**
 * A package that is charged per stay has one charge, at the price of the arrival day. Any other package has one charge
 * for each nightly price, with the number of nights at that price. Nights without a price aren't charged, so check
 * `packageDatesViolation` first.
 */
export function packageCharges(pack: BundlePackage, nights: readonly string[]): PackageCharge[] {
  const counted = pack.charge === 'per_stay' ? nights.slice(0, 1) : nights;
  const charges = new Map<number, number>();
  for (const night of counted) {
    const price = priceOn(pack, night);
    if (price !== null) charges.set(price, (charges.get(price) ?? 0) + 1);
  }
  return [...charges].map(([price, count]) => ({ count, price }));
}

/**
 * Returns the price of the period that includes the night, or the base price if no period does. Returns null if the
 * package isn't sold for that night.
 */
export function priceOn({ periods = [], price }: BundlePackage, night: string): number | null {
  const period = periods.find(({ from, to }) => from <= night && night <= to);
  return period ? period.price : price;
}
