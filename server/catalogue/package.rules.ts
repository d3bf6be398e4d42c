import type { BundlePackage, IncludedCount } from '../../generated/types.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

/** `price` is per unit, in minor units. */
export type PackageCharge = { count: number; price: number };

/** Returns the options that a package includes, with the number of units for each room. */
export function includedOptions(pack: BundlePackage | undefined): IncludedCount[] {
  const { included_upsellings = [], included_counts = [] } = pack ?? {};
  return included_upsellings.map(
    (upselling_code) =>
      included_counts.find((each) => each.upselling_code === upselling_code) ?? { upselling_code, count: 1 },
  );
}

export function packageDatesViolation(
  pack: BundlePackage,
  dates: StayDates,
): Violation<'stay_length' | 'stay_closed'> | null {
  if (nightsBetween(dates.start, dates.end) < pack.min_nights) return { code: 'stay_length', pointer: '/end_date' };
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
