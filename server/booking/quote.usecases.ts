import type { ProblemCode } from '../../generated/problems.ts';
import type { QuoteRequest, QuoteResult, VoyageQuoteRequest } from '../../generated/types.ts';
import { type PricedStay, priceStay } from '../catalogue/catalogue.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import type { Language } from '../platform/values/language.ts';
import { priceVoyage } from '../sailing/voyage.usecases.ts';
import { insertQuote } from './booking.repository.ts';
import { QUOTE_MINUTES } from './booking.rules.ts';
import { confirmedBy } from './hold.presenter.ts';
import type { AskedFor } from './traveller.rules.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };
type Allowed = readonly ReturnType<RateLimiter['hit']>[];

/**
 * Prices a stay and keeps the price, so that what was told can be compared with what is true when reserving. Takes no room. `allowed`: what
 * the caller's limits say; they are read together with the stay's inventory.
 */
export async function createQuote(
  deps: Deps,
  request: QuoteRequest,
  language: Language,
  allowed: Allowed,
): Promise<Outcome<QuoteResult, ProblemCode<'createQuote'>>> {
  const [limits, priced] = await Promise.all([Promise.all(allowed), priceStay(deps, request, language)]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  return priced.ok ? ok(await keepQuote(deps, request, language, priced.value)) : priced;
}

/** The same of a voyage. */
export async function createVoyageQuote(
  deps: Deps,
  request: VoyageQuoteRequest,
  language: Language,
  allowed: Allowed,
): Promise<Outcome<QuoteResult, ProblemCode<'createVoyageQuote'>>> {
  const [limits, priced] = await Promise.all([Promise.all(allowed), priceVoyage(deps, request, language)]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  if (priced.ok) return ok(await keepQuote(deps, request, language, priced.value));
  const { code, ...failure } = priced.failure;
  // Who travels is not known yet.
  if (code === 'invalid_passport') throw new Error('a quote judged a passport');
  return { ok: false, failure: { ...failure, code } };
}

async function keepQuote(
  deps: Deps,
  request: AskedFor,
  language: Language,
  { hotel, stay }: Pick<PricedStay, 'hotel' | 'stay'>,
): Promise<QuoteResult> {
  const quoteId = deps.ids.uuid();
  const token = newToken(deps.ids, hotel.companyCode);
  const expiresAt = new Date(deps.clock.now().getTime() + QUOTE_MINUTES * 60_000);
  await insertQuote(deps.db, {
    companyCode: hotel.companyCode,
    quoteId,
    tokenHash: hashToken(token),
    hotelCode: hotel.hotelCode,
    language,
    request,
    stay,
    change: null,
    expiresAt,
    usedAt: null,
  });
  return {
    result: 'success',
    quote_id: quoteId,
    quote_token: token,
    expires_at: expiresAt.toISOString(),
    confirmed_by: confirmedBy({ stay, change: null }),
    stay,
  };
}
