import type { ProblemCode } from '../../../generated/problems.ts';
import type { MemberOffer, QuoteRequest, QuoteResult, VoyageQuoteRequest } from '../../../generated/types.ts';
import { totalForNewMember } from '../../catalogue/benefits/tier-benefits.rules.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import { priceStay } from '../../catalogue/stay.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { memberNumbersOf } from '../../membership/membership.usecases.ts';
import { firstPointsPercentOf } from '../../membership/tier.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Language } from '../../platform/values/language.ts';
import { textsFor } from '../../property/hotel.rules.ts';
import { priceVoyage } from '../../sailing/voyage.usecases.ts';
import { confirmedBy, QUOTE_MINUTES } from '../booking.rules.ts';
import type { QuoteRow } from '../booking.tables.ts';
import type { BookingRequest } from '../request.rules.ts';
import { earnedPoints } from '../stay-lines.rules.ts';
import { wantsBenefits } from './benefits.rules.ts';
import { type BenefitedStay, benefitedStay, readOwned } from './benefits.usecases.ts';
import { insertQuote } from './quote.repository.ts';
import type { RecentQuotes } from './recent-quotes.ts';

type Deps = { db: Database; clock: Clock; ids: Ids; recentQuotes: RecentQuotes };
/** `member` is null for a visitor. `allowed` contains the pending rate limit checks. */
type Caller = { member: MemberKey | null; allowed: readonly ReturnType<RateLimiter['hit']>[] };
type Owner = Pick<QuoteRow, 'memberId' | 'memberNo'>;

/**
 * Prices a stay with the member's benefits and stores the result, so that createHold can check whether the price has
 * changed. Takes no inventory and spends no benefits.
 */
export async function createQuote(
  deps: Deps & { signedFor: SignedFor },
  { member_no, ...request }: QuoteRequest,
  language: Language,
  caller: Caller,
): Promise<Outcome<QuoteResult, ProblemCode<'createQuote'>>> {
  const { member } = caller;
  const [checked, owned, priced] = await Promise.all([
    checkCaller(deps, caller, member_no),
    member ? readOwned(deps, { member, memberNo: member_no ?? null }, request, language) : null,
    priceStay(deps, request, language),
  ]);
  if (!checked.ok) return checked;
  if (!priced.ok) return priced;
  if (member === null && wantsBenefits(request)) return fail('login_required');
  const own = member?.companyCode === priced.value.hotel.companyCode ? owned : null;
  const benefited = benefitedStay(priced.value, request, own, language, deps.clock.now());
  if (!benefited.ok) return benefited;
  return storeQuote(deps, request, language, benefited.value, caller, member_no);
}

export async function createVoyageQuote(
  deps: Deps,
  { member_no, ...request }: VoyageQuoteRequest,
  language: Language,
  caller: Caller,
): Promise<Outcome<QuoteResult, ProblemCode<'createVoyageQuote'>>> {
  const [checked, priced] = await Promise.all([
    checkCaller(deps, caller, member_no),
    priceVoyage(deps, request, language),
  ]);
  if (!checked.ok) return checked;
  if (priced.ok) return storeQuote(deps, request, language, priced.value, caller, member_no);
  const { code, ...failure } = priced.failure;
  if (code === 'passport_expires_early') throw new Error('a quote has no travellers, but pricing checked a passport');
  return { ok: false, failure: { ...failure, code } };
}

async function checkCaller(
  { db }: Deps,
  { member, allowed }: Caller,
  memberNo: string | undefined,
): Promise<Outcome<void, 'rate_limited' | 'login_required' | 'member_not_matched'>> {
  const own: string[] | Promise<string[]> = member && memberNo !== undefined ? memberNumbersOf(db, member) : [];
  const [limits, numbers] = await Promise.all([Promise.all(allowed), own]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  if (memberNo === undefined || numbers.includes(memberNo)) return ok();
  return fail(member ? 'member_not_matched' : 'login_required');
}

/** A member of another company is treated as a visitor. Returns undefined if a visitor gives a membership number. */
function ownerOf(companyCode: string, member: MemberKey | null, memberNo: string | undefined): Owner | undefined {
  if (member?.companyCode === companyCode) return { memberId: member.memberId, memberNo: memberNo ?? null };
  return memberNo === undefined ? { memberId: null, memberNo: null } : undefined;
}

async function storeQuote(
  deps: Deps,
  request: BookingRequest,
  language: Language,
  benefited: Omit<BenefitedStay, 'allocation'>,
  { member }: Caller,
  memberNo: string | undefined,
): Promise<Outcome<QuoteResult, 'member_not_matched'>> {
  const { hotel, stay, listBenefits } = benefited;
  const owner = ownerOf(hotel.companyCode, member, memberNo);
  if (!owner) return fail('member_not_matched');
  const quoteId = deps.ids.uuid();
  const token = newToken(deps.ids, hotel.companyCode);
  const expiresAt = new Date(deps.clock.now().getTime() + QUOTE_MINUTES * 60_000);
  const tokenHash = hashToken(token);
  const quoted = { companyCode: hotel.companyCode, quoteId, ...owner, language, request, expiresAt };
  const inserted = insertQuote(deps.db, {
    ...quoted,
    tokenHash,
    hotelCode: hotel.hotelCode,
    stay,
    change: null,
    usedAt: null,
  });
  const [, offer] = await Promise.all([inserted, member ? null : memberOffer(deps, benefited, language)]);
  deps.recentQuotes.keep(tokenHash, quoted);
  const benefits = listBenefits?.();
  return ok({
    result: 'success',
    quote_id: quoteId,
    quote_token: token,
    expires_at: expiresAt.toISOString(),
    confirmed_by: confirmedBy({ stay, change: null }),
    stay,
    ...(offer && { member_offer: offer }),
    ...(benefits && { benefits }),
  });
}

/**
 * Returns the points that a new member would earn for the stay, and the price that a new member would pay, if it is
 * lower. Returns null if the stay would earn no points.
 */
async function memberOffer(
  { db, clock }: Deps,
  { hotel, stay, selection }: Omit<BenefitedStay, 'allocation'>,
  language: Language,
): Promise<MemberOffer | null> {
  const texts = textsFor(language, hotel.document);
  const total = (selection && totalForNewMember(hotel.document, selection, clock.now(), texts)) ?? stay.total_price;
  const earn_point = earnedPoints(total, await firstPointsPercentOf(db, hotel.companyCode));
  return earn_point > 0 ? { earn_point, ...(total < stay.total_price && { total_price: total }) } : null;
}
