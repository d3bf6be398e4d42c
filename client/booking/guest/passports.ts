import { localProblem } from '../../../machines/problem.ts';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import type { Problem, Traveler } from '../../../generated/types.ts';

/**
 * Passport numbers by traveller key. Kept only in this page's memory; never put them into a snapshot or into storage.
 */
const numbers = new Map<string, string>();

export function passportOf(key: string): string {
  return numbers.get(key) ?? '';
}

export function keepPassport(key: string, number: string): void {
  numbers.set(key, number);
}

export function forgetPassports(): void {
  numbers.clear();
}

/**
 * Returns the travellers with their passport numbers, as the contract requires. If a reload has cleared the numbers,
 * returns a problem that lists the empty fields.
 */
export function withPassports(travellers: readonly NamedTraveller[]): Traveler[] | Problem {
  const missing = travellers.flatMap(({ key }, index) =>
    numbers.get(key) ? [] : [{ pointer: `/travellers/${index}/passport_number`, code: 'validation' as const }],
  );
  if (missing.length > 0) return { ...localProblem('validation'), errors: missing };
  return travellers.map(({ key, band: _, ...traveller }) => ({ ...traveller, passport_number: passportOf(key) }));
}
