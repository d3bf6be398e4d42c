import type { BundlePackage } from '../../generated/types.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

/** `count` times `price`, in minor units. */
export type PackageCharge = { count: number; price: number };

export function packageDatesViolation(
  pack: BundlePackage,
  dates: StayDates,
): Violation<'stay_length' | 'stay_closed'> | null {
  if (nightsBetween(dates.start, dates.end) < pack.min_nights) return { code: 'stay_length', pointer: '/end_date' };
  const closed = eachNight(dates.start, dates.end).some((night) => priceOn(pack, night) === null);
  return closed ? { code: 'stay_closed' } : null;
}

/**
 * Returns the charges of a package: by night, with nights of the same price grouped, or once at the price of the arrival day.
 * Nights without a price are free here, so check `packageDatesViolation` first.
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

/** Returns the price of a night: that of its period, or else the base price. Null if the package isn't sold that night. */
export function priceOn({ periods = [], price }: BundlePackage, night: string): number | null {
  const period = periods.find(({ from, to }) => from <= night && night <= to);
  return period ? period.price : price;
}
