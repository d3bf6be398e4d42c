import type { ProblemCode } from '../../generated/problems.ts';
import type { QuoteRequest, QuoteResult } from '../../generated/types.ts';
import { priceStay } from '../catalogue/catalogue.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import type { Language } from '../platform/values/language.ts';
import { insertQuote } from './booking.repository.ts';
import { QUOTE_MINUTES } from './booking.rules.ts';
import { confirmedBy } from './hold.presenter.ts';

/**
 * Prices a stay and keeps the price, so that what was told can be compared with what is true when reserving. Takes no room. `allowed`: what
 * the caller's limits say; they are read together with the stay's inventory.
 */
export async function createQuote(
  deps: { db: Database; clock: Clock; ids: Ids },
  request: QuoteRequest,
  language: Language,
  allowed: readonly ReturnType<RateLimiter['hit']>[],
): Promise<Outcome<QuoteResult, ProblemCode<'createQuote'>>> {
  const [limits, priced] = await Promise.all([Promise.all(allowed), priceStay(deps, request, language)]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  if (!priced.ok) return priced;
  const { hotel, stay } = priced.value;
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
  return ok({
    result: 'success',
    quote_id: quoteId,
    quote_token: token,
    expires_at: expiresAt.toISOString(),
    confirmed_by: confirmedBy({ stay, change: null }),
    stay,
  });
}
