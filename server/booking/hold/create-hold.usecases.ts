import type { ProblemCode } from '../../../generated/problems.ts';
import type { HoldRequest, HoldResult } from '../../../generated/types.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusalOf } from '../../platform/database/database-errors.ts';
import { sentTogether, type Worked } from '../../platform/database/transaction.ts';
import { type IdempotentCall, idempotentWith } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { type Failed, fail, ok, type Outcome, ProblemError } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { hashToken } from '../../platform/tokens.ts';
import { nightsBetween, today } from '../../platform/values/nights.ts';
import { changeSince, holdExpiry, tokenExpiry } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';
import { tokenByReserving } from '../booking.tokens.ts';
import { missingFields } from '../customer.rules.ts';
import { findQuoteState, type QuoteState } from '../quote/quote.repository.ts';
import type { QuotedRequest } from '../quote/recent-quotes.ts';
import { holdFailure } from '../quote/repriced-failures.ts';
import { isBenefited } from '../stay-lines.rules.ts';
import { insertTravellers } from '../traveller/traveller.repository.ts';
import { fillInPassports } from '../traveller/fill-in-passports.usecases.ts';
import { checkTravellers, type NamedRequest, travellersOf } from '../traveller/traveller.usecases.ts';
import { presentHold } from './hold.presenter.ts';
import { holderOf, mostHeld, tooManyHolds } from './holder.usecases.ts';
import { takeExtras } from './inventory.repository.ts';
import { requote } from './requote.usecases.ts';
import { type Holder, lockHolder, takeHold } from './take-hold.repository.ts';
import { takeBenefits } from './taken.usecases.ts';

type Deps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  secret: string;
  limiter: Pick<RateLimiter, 'most'>;
  passports: Sealer;
  signedFor: SignedFor;
};

/**
 * `address` is null if the client address is unknown. `allowed` is the pending rate limit check, which runs in
 * parallel with pricing.
 */
type Call = IdempotentCall & {
  quote: QuotedRequest;
  quoteToken: string;
  member: MemberKey | null;
  address: string | null;
  allowed: ReturnType<RateLimiter['hit']>;
};

type HoldCode = ProblemCode<'createHold'>;

/**
 * Creates a hold from a quote. Checks that the quote hasn't expired and that its price hasn't changed, takes the
 * inventory, and inserts the hold and its token, all in the idempotency key's transaction. Fails with `login_required`
 * if a member's quote is used without that member's session.
 */
export async function createHold(deps: Deps, call: Call, request: HoldRequest): Promise<Outcome<HoldResult, HoldCode>> {
  // The transaction that awaits `allowed` may never start. Without this handler, a rejected promise would then be
  // unhandled.
  call.allowed.catch(() => undefined);
  if (call.quote.memberId !== null && call.quote.memberId !== call.member?.memberId) return fail('login_required');
  const read = async (tx: Database) => {
    const [limited, priced, quote] = await Promise.all([
      call.allowed,
      requote({ ...deps, db: tx }, call.quote),
      findQuoteState(tx, call.quote),
    ]);
    return { limited, priced, quote };
  };
  const held = await idempotentWith(deps, call, read, async (tx, { limited, ...found }) => {
    // Throw the failure, because a returned failure would be stored as the response for this idempotency key.
    if (!limited.ok) throw new ProblemError(limited.failure);
    return holdQuoted({ ...deps, db: tx }, call, request, found);
  });
  if (!held.ok) return held;
  // The stored response doesn't contain the token, so every replay derives it again.
  const reservation_token = tokenByReserving(call.companyCode, call.quoteToken, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

async function holdQuoted(
  deps: Deps,
  call: Call,
  request: HoldRequest,
  { quote, priced }: { quote: QuoteState | undefined; priced: Awaited<ReturnType<typeof requote>> },
): Promise<Worked<HoldResult, HoldCode>> {
  const now = deps.clock.now();
  // A crash of the database can lose a quote. The guest then has to request another one, as with an unknown token.
  if (!quote) throw new ProblemError(fail('session_expired').failure);
  if (call.quote.quoteId !== request.quote_id) return fail('not_found');
  if (quote.usedAt) return fail('quote_used');
  if (quote.expiresAt <= now) return fail('quote_expired');
  if (!priced.ok) return holdFailure(priced);
  const { hotel, stay } = priced.value;
  const daysLeft = nightsBetween(today(hotel.document.time_zone, now), stay.start_date);
  const changed = changeSince(quote.stay, stay, daysLeft);
  if (changed) return fail(changed.code, { extra: changed.prices });
  const missing = missingFields(request.customerInfo, hotel.document.emergency_contact || stay.voyage !== null);
  if (missing.length > 0)
    return fail('validation', { errors: missing.map((pointer) => ({ pointer, code: 'validation' })) });
  const named = await fillInPassports(deps, call.member, request);
  if (!named.ok) return named;
  const travellers = checkTravellers(hotel.document, stay, named.value, now);
  if (!travellers.ok) return travellers;
  return takeAll(deps, call, named.value, priced.value, now);
}

/**
 * Takes the inventory and benefits for the stay, in the lock order that all transactions share. `deps.db` must be a
 * transaction.
 */
async function takeAll(
  deps: Deps,
  call: Call,
  request: NamedRequest,
  { hotel, stay, allocation }: PricedStay,
  now: Date,
): Promise<Worked<HoldResult, HoldCode>> {
  const { db: tx } = deps;
  const holder = holderOf(deps.secret, call, request.customerInfo);
  const expiresAt = holdExpiry([stay], hotel.document, now);
  const priced = { hotelCode: hotel.hotelCode, stay, allocation, expiresAt };
  const hold = newHold(deps, call.quote, { ...priced, ...holder }, request, now);
  const token = {
    companyCode: hold.companyCode,
    tokenHash: hashToken(tokenByReserving(hold.companyCode, call.quoteToken, hold.holdNumber)),
    holdNumber: hold.holdNumber,
    expiresAt: tokenExpiry(stay.end_date),
  };
  const travellers = travellersOf(deps, hold, hotel.document, request.travellers ?? []);
  // The statements are pipelined on one connection, so they run in this order.
  const taken = sentTogether([
    lockHolder(tx, holder),
    takeHold(tx, hold, token, mostHeld(deps.limiter)),
    takeExtras(tx, hold),
    insertTravellers(tx, travellers),
  ]);
  const refused = taken.then(
    () => undefined,
    (error: unknown) => failureOf(deps, error),
  );
  const held = ok(presentHold(hold, null, now, travellers));
  if (!isBenefited(stay)) return { ...held, sent: refused };
  const failed = await refused;
  if (failed) return failed;
  const spent = await takeBenefits(tx, deps, hold, call.quote.memberId);
  return spent.ok ? held : spent;
}

/** Returns the failure for a statement's refusal. Throws other errors. */
function failureOf({ limiter }: Deps, error: unknown): Failed<HoldCode> {
  const refusal = refusalOf(error);
  // Throw the failure instead of storing it, so a retry with the same key can succeed once some holds have ended.
  if (refusal === 'too_many') throw new ProblemError(tooManyHolds(limiter).failure);
  if (refusal === 'quote_used') return fail('quote_used');
  if (refusal === 'rooms_short') return fail('room_sold_out');
  if (refusal === 'options_short') return fail('upselling_unavailable');
  throw error;
}

function newHold(
  { ids }: Deps,
  quote: QuotedRequest,
  priced: Pick<HoldRow, 'hotelCode' | 'stay' | 'allocation' | 'expiresAt'> & Holder,
  request: NamedRequest,
  now: Date,
): HoldRow {
  return {
    companyCode: quote.companyCode,
    holdNumber: ids.number('HD'),
    quoteId: quote.quoteId,
    changesHoldNumber: null,
    change: null,
    status: 'held',
    payingUntil: null,
    ...priced,
    customer: request.customerInfo,
    agreements: request.agreements,
    createdAt: now,
    confirmedAt: null,
  };
}
