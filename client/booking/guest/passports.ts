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
 * Returns the travellers with their passport numbers, as the contract requires. The server fills in the numbers of
 * saved passports. If a reload has cleared other numbers, returns a problem that lists the empty fields.
 */
export function withPassports(travellers: readonly NamedTraveller[]): Traveler[] | Problem {
  const missing = travellers.flatMap(({ key, saved_traveller_id }, index) =>
    numbers.get(key) || saved_traveller_id
      ? []
      : [{ pointer: `/travellers/${index}/passport_number`, code: 'validation' as const }],
  );
  if (missing.length > 0) return { ...localProblem('validation'), errors: missing };
  return travellers.map(({ key, band: _, keep: _keep, keep_passport: _consent, ...traveller }) => {
    const number = passportOf(key);
    return { ...traveller, ...(number && { passport_number: number }) };
  });
}
