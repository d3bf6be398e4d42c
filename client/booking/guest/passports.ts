import { localProblem } from '../../../machines/problem.ts';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import type { Problem, Traveler } from '../../../generated/types.ts';

/** The numbers of the travellers' passports by the key of each, as they are typed: in this page's memory and nowhere else. */
const numbers = new Map<string, string>();

export function passportOf(key: string): string {
  return numbers.get(key) ?? '';
}

export function keepPassport(key: string, number: string): void {
  numbers.set(key, number);
}

/** When the voyage is booked, or nobody is to see them any more. */
export function forgetPassports(): void {
  numbers.clear();
}

/**
 * The travellers as the contract has them, each with the number of their passport. A page that was opened anew has forgotten the numbers:
 * then a problem that names the fields.
 */
export function withPassports(travellers: readonly NamedTraveller[]): Traveler[] | Problem {
  const missing = travellers.flatMap(({ key }, index) =>
    numbers.get(key) ? [] : [{ pointer: `/travellers/${index}/passport_number`, code: 'validation' as const }],
  );
  if (missing.length > 0) return { ...localProblem('validation'), errors: missing };
  return travellers.map(({ key, band: _, ...traveller }) => ({ ...traveller, passport_number: passportOf(key) }));
}
