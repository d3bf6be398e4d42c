import type { Booked } from '../../catalogue/booked.rules.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import type { StayCode } from '../../catalogue/selection.rules.ts';
import { type PricedStay, priceStay } from '../../catalogue/stay.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import type { BookedVoyage } from '../../sailing/booked-voyage.rules.ts';
import { priceVoyage, type VoyageCode } from '../../sailing/voyage.usecases.ts';
import { type AskedFor, isVoyage } from '../traveller/traveller.rules.ts';

/** Why what was asked for cannot be sold, be it a stay or a voyage. */
export type AskedCode = StayCode | VoyageCode;

/** Prices what a quote was asked for, against what is left now. `deps.db` may be a transaction. `booked`: what is to be changed into it. */
export function priceAsked(
  deps: { db: Database; clock: Clock; signedFor: SignedFor },
  request: AskedFor,
  language: Language,
  booked?: Booked & BookedVoyage,
): Promise<Outcome<PricedStay, AskedCode>> {
  return isVoyage(request) ? priceVoyage(deps, request, language, booked) : priceStay(deps, request, language, booked);
}
