import { isDeepStrictEqual } from 'node:util';
import type { ProblemCode } from '../../../generated/problems.ts';
import type { ChangeQuoteResult, QuoteRequest, VoyageChangeRequest } from '../../../generated/types.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import { priceStay } from '../../catalogue/stay.usecases.ts';
import type { Ids } from '../../platform/ids.ts';
import { type ErrorCode, fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Language } from '../../platform/values/language.ts';
import { priceVoyage } from '../../sailing/voyage.usecases.ts';
import { confirmedBy, QUOTE_MINUTES } from '../booking.rules.ts';
import { wantsBenefits } from '../quote/benefits.rules.ts';
import { insertQuote } from '../quote/quote.repository.ts';
import { isVoyage, voyageSelectionOf } from '../request.rules.ts';
import { findOpenChange } from '../reservation/changes.repository.ts';
import type { ReadingDeps } from '../reservation/reservation-now.usecases.ts';
import { loadReservation, type ReservationOf } from '../reservation/reservation.usecases.ts';
import { type ChangeCode, type Price, priceChange } from './price-change.usecases.ts';

type Deps = ReadingDeps & { ids: Ids; signedFor: SignedFor };
type Allowed = readonly ReturnType<RateLimiter['hit']>[];

/**
 * Quotes a change to a room stay: the new stay and the price difference. Takes no inventory. `allowed` contains the
 * pending rate limit checks.
 */
export function createChangeQuote(
  deps: Deps,
  of: ReservationOf,
  request: QuoteRequest,
  language: Language,
  allowed: Allowed,
): Promise<Outcome<ChangeQuoteResult, ProblemCode<'createChangeQuote'>>> {
  return quoteChange(deps, of, request, language, allowed, async (booked) =>
    // A change keeps the booking's benefits but can't add any.
    wantsBenefits(request) ? fieldFail('/use_point', 'validation') : priceStay(deps, request, language, booked),
  );
}

/** Quotes a change to a voyage. The travellers stay the same. */
export function createVoyageChangeQuote(
  deps: Deps,
  of: ReservationOf,
  request: VoyageChangeRequest,
  language: Language,
  allowed: Allowed,
): Promise<Outcome<ChangeQuoteResult, ProblemCode<'createVoyageChangeQuote'>>> {
  return quoteChange(deps, of, request, language, allowed, (booked) => priceVoyage(deps, request, language, booked));
}

async function quoteChange<Code extends ErrorCode>(
  deps: Deps,
  of: ReservationOf,
  request: QuoteRequest | VoyageChangeRequest,
  language: Language,
  allowed: Allowed,
  price: Price<Code>,
): Promise<
  Outcome<ChangeQuoteResult, Code | ChangeCode | 'reservation_not_found' | 'nothing_changed' | 'rate_limited'>
> {
  const limited = (await Promise.all(allowed)).find((limit) => !limit.ok);
  if (limited) return limited;
  const loaded = await loadReservation(deps, deps.db, of);
  if (!loaded.ok) return loaded;
  const { request: booked, travellers, found } = loaded.value;
  const { memberId, memberNo } = found.reservation;
  const selection = isVoyage(booked) ? voyageSelectionOf(booked, travellers) : booked;
  if (isDeepStrictEqual(selection, request)) return fail('nothing_changed');
  const open = await findOpenChange(deps.db, of);
  const besides = open ? [open.allocation] : [];
  const changed = await priceChange(deps, loaded.value, besides, request, language, price);
  if (!changed.ok) return changed;
  const { hotel, stay, change } = changed.value;
  const quoteId = deps.ids.uuid();
  const expiresAt = new Date(deps.clock.now().getTime() + QUOTE_MINUTES * 60_000);
  await insertQuote(deps.db, {
    companyCode: of.companyCode,
    quoteId,
    // The column requires a value, but this token is never returned: the reservation's token gives access to its change
    // quotes.
    tokenHash: hashToken(newToken(deps.ids, of.companyCode)),
    memberId,
    memberNo,
    hotelCode: hotel.hotelCode,
    language,
    request,
    stay,
    change: { companyCode: of.companyCode, holdNumber: of.holdNumber, difference: change.difference },
    expiresAt,
    usedAt: null,
  });
  return ok({
    result: 'success',
    quote_id: quoteId,
    expires_at: expiresAt.toISOString(),
    confirmed_by: confirmedBy({ stay, change }),
    stay,
    difference: change.difference,
  });
}
