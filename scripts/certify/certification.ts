import { randomInt } from 'node:crypto';
import { addDays, today as todayIn } from '../../server/platform/values/nights.ts';
import { book } from './booking.ts';
import { callsOf, type Send, type Step } from './calls.ts';
import type { Case } from './case.ts';
import { actionCases } from './cases/actions.ts';
import { keyCases } from './cases/keys.ts';
import { propertyCases } from './cases/property.ts';
import { rateCases } from './cases/rates.ts';
import { reservationCases } from './cases/reservations.ts';
import { loadProperty } from './property.ts';

export const CASES: readonly Case[] = [
  ...keyCases,
  ...propertyCases,
  ...rateCases,
  ...reservationCases,
  ...actionCases,
];

/** The outcome of a case. `failure` is undefined if the case passed. */
export type Verdict = { case: Case; steps: Step[]; failure?: string };

type Options = { send: Send; key: string; company: string; now: Date };

/** Bookings start this many days ahead, each a day later than the one before. */
const FIRST_DAY = 30;

/**
 * Loads a new property into the company of the key and runs the cases against it, one after the other. The property
 * stays on the server, so certify against a test installation.
 */
export async function certify({ send, key, company, now }: Options, cases = CASES): Promise<Verdict[]> {
  const today = todayIn('Asia/Seoul', now);
  const property = `CT${randomInt(1e9, 1e10 - 1)}`;
  await loadProperty(callsOf(send, key, []), company, property, today);
  let bookings = 0;
  const verdicts: Verdict[] = [];
  for (const each of cases) {
    const steps: Step[] = [];
    const call = callsOf(send, key, steps);
    const bookNext = () => book(call, property, addDays(today, FIRST_DAY + bookings++));
    const failure = await each
      .run({ call, company, property, today, book: bookNext })
      .then(() => undefined)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    verdicts.push({ case: each, steps, ...(failure !== undefined && { failure }) });
  }
  return verdicts;
}
