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
import { wantsBenefits } from './benefits.rules.ts';
import { type BenefitedStay, benefitedStay, readOwned } from './benefits.usecases.ts';
import { insertQuote, type QuoteRow } from '../booking.repository.ts';
import { earnedPoints, QUOTE_MINUTES } from '../booking.rules.ts';
import { confirmedBy } from '../hold/hold.presenter.ts';
import type { AskedFor } from '../traveller/traveller.rules.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };
/** Who asks: the member who is logged in, or nobody. `allowed`: what the caller's limits say. */
type Asker = { member: MemberKey | null; allowed: readonly ReturnType<RateLimiter['hit']>[] };
/** Whom a quote is for: a member, with the membership number that is booked with. */
type QuotedFor = Pick<QuoteRow, 'memberId' | 'memberNo'>;

/**
 * Prices a stay, with what its member books it with, and keeps the price, so that what was told can be compared with what is true when reserving.
 * Takes and spends nothing. The limits and what is the member's are read together with the stay's inventory.
 */
export async function createQuote(
  deps: Deps & { signedFor: SignedFor },
  { member_no, ...request }: QuoteRequest,
  language: Language,
  asker: Asker,
): Promise<Outcome<QuoteResult, ProblemCode<'createQuote'>>> {
  const { member } = asker;
  const [known, owned, priced] = await Promise.all([
    knownAs(deps, asker, member_no),
    member ? readOwned(deps, { member, memberNo: member_no ?? null }, request, language) : null,
    priceStay(deps, request, language),
  ]);
  if (!known.ok) return known;
  if (!priced.ok) return priced;
  if (member === null && wantsBenefits(request)) return fail('login_required');
  const own = member?.companyCode === priced.value.hotel.companyCode ? owned : null;
  const benefited = benefitedStay(priced.value, request, own, language, deps.clock.now());
  if (!benefited.ok) return benefited;
  return keepQuote(deps, request, language, benefited.value, asker, member_no);
}

/** The same of a voyage. */
export async function createVoyageQuote(
  deps: Deps,
  { member_no, ...request }: VoyageQuoteRequest,
  language: Language,
  asker: Asker,
): Promise<Outcome<QuoteResult, ProblemCode<'createVoyageQuote'>>> {
  const [known, priced] = await Promise.all([knownAs(deps, asker, member_no), priceVoyage(deps, request, language)]);
  if (!known.ok) return known;
  if (priced.ok) return keepQuote(deps, request, language, priced.value, asker, member_no);
  const { code, ...failure } = priced.failure;
  // Who travels is not known yet.
  if (code === 'invalid_passport') throw new Error('a quote judged a passport');
  return { ok: false, failure: { ...failure, code } };
}

/** Whether this one may ask, and with this membership number. */
async function knownAs(
  { db }: Deps,
  { member, allowed }: Asker,
  memberNo: string | undefined,
): Promise<Outcome<void, 'rate_limited' | 'login_required' | 'member_not_matched'>> {
  const own: string[] | Promise<string[]> = member && memberNo !== undefined ? memberNumbersOf(db, member) : [];
  const [limits, numbers] = await Promise.all([Promise.all(allowed), own]);
  const limited = limits.find((limit) => !limit.ok);
  if (limited) return limited;
  if (memberNo === undefined || numbers.includes(memberNo)) return ok();
  return fail(member ? 'member_not_matched' : 'login_required');
}

/** A member is one at the properties of the own company, and a visitor everywhere else. */
function quotedFor(companyCode: string, member: MemberKey | null, memberNo: string | undefined): QuotedFor | undefined {
  if (member?.companyCode === companyCode) return { memberId: member.memberId, memberNo: memberNo ?? null };
  return memberNo === undefined ? { memberId: null, memberNo: null } : undefined;
}

async function keepQuote(
  deps: Deps,
  request: AskedFor,
  language: Language,
  benefited: Omit<BenefitedStay, 'allocation'>,
  { member }: Asker,
  memberNo: string | undefined,
): Promise<Outcome<QuoteResult, 'member_not_matched'>> {
  const { hotel, stay, benefits } = benefited;
  const whose = quotedFor(hotel.companyCode, member, memberNo);
  if (!whose) return fail('member_not_matched');
  const quoteId = deps.ids.uuid();
  const token = newToken(deps.ids, hotel.companyCode);
  const expiresAt = new Date(deps.clock.now().getTime() + QUOTE_MINUTES * 60_000);
  const kept = insertQuote(deps.db, {
    companyCode: hotel.companyCode,
    quoteId,
    tokenHash: hashToken(token),
    ...whose,
    hotelCode: hotel.hotelCode,
    language,
    request,
    stay,
    change: null,
    expiresAt,
    usedAt: null,
  });
  const [, offer] = await Promise.all([kept, member ? null : memberOffer(deps, benefited, language)]);
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

/** What the stay would bring who joins; null where that is nothing. */
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
