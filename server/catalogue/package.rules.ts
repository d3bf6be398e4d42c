import type { BundlePackage } from '../../generated/types.ts';
import { eachNight, nightsBetween } from '../platform/values/nights.ts';
import type { Violation } from '../platform/values/violation.ts';
import type { StayDates } from './stay.rules.ts';

/** What a package costs in a room, so many times a price (minor units). */
export type PackageCharge = { count: number; price: number };

/** Why a package cannot be had on these dates: the stay is too short for it, or it is not sold on one of the nights. */
export function packageDatesViolation(
  pack: BundlePackage,
  dates: StayDates,
): Violation<'stay_length' | 'stay_closed'> | null {
  if (nightsBetween(dates.start, dates.end) < pack.min_nights) return { code: 'stay_length', pointer: '/end_date' };
  const closed = eachNight(dates.start, dates.end).some((night) => priceOn(pack, night) === null);
  return closed ? { code: 'stay_closed' } : null;
}

/**
 * What a package costs over these nights: each night at its own price, nights of one price together, or once at the price of the day of
 * arrival. Nights on which it is not sold cost nothing; `packageDatesViolation` keeps it from being sold on them.
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

/** The price of a night: of the period that it lies in, else the usual one; null where the package is not sold. */
export function priceOn({ periods = [], price }: BundlePackage, night: string): number | null {
  const period = periods.find(({ from, to }) => from <= night && night <= to);
  return period ? period.price : price;
}
