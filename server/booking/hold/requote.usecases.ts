import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import type { BenefitCode } from '../../catalogue/selection.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/outcome.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import { wantsBenefits } from '../quote/benefits.rules.ts';
import { benefitedStay, readOwned } from '../quote/benefits.usecases.ts';
import { type PriceCode, priceRequest } from '../quote/price-request.usecases.ts';
import type { QuotedRequest } from '../quote/recent-quotes.ts';

/** Reprices the request that a quote was created from, using the current prices, availability and member benefits. */
export async function requote(
  deps: { db: Database; clock: Clock; signedFor: SignedFor },
  { request, language, memberId, memberNo, companyCode }: QuotedRequest,
): Promise<Outcome<PricedStay, PriceCode | BenefitCode>> {
  const negotiated = negotiateLanguage(language);
  const [priced, owned] = await Promise.all([
    priceRequest(deps, request, negotiated),
    memberId !== null && (memberNo !== null || wantsBenefits(request))
      ? readOwned(deps, { member: { companyCode, memberId }, memberNo }, request, negotiated)
      : null,
  ]);
  return priced.ok ? benefitedStay(priced.value, request, owned, negotiated, deps.clock.now()) : priced;
}
