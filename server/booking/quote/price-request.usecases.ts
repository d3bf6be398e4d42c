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
import { type BookingRequest, isVoyage } from '../request.rules.ts';

export type PriceCode = StayCode | VoyageCode;

/**
 * Prices a request, using the current prices and availability. `deps.db` may be a transaction. `booked` is the stay or
 * voyage that the request changes, if any.
 */
export function priceRequest(
  deps: { db: Database; clock: Clock; signedFor: SignedFor },
  request: BookingRequest,
  language: Language,
  booked?: Booked & BookedVoyage,
): Promise<Outcome<PricedStay, PriceCode>> {
  return isVoyage(request) ? priceVoyage(deps, request, language, booked) : priceStay(deps, request, language, booked);
}
