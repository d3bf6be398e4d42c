import type { ProblemCode } from '../../../generated/problems.ts';
import type { HoldRequest, HoldResult } from '../../../generated/types.ts';
import type { MemberKey } from '../../member/member.rules.ts';
import { type IdempotentCall, idempotentWith } from '../../platform/idempotency.ts';
import { fail, ok, type Outcome, ProblemError } from '../../platform/outcome.ts';
import { type RateLimiter, tooMany } from '../../platform/rate-limit.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { hashToken, keyedHash } from '../../platform/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { type Language, negotiateLanguage } from '../../platform/values/language.ts';
import { nightsBetween, today } from '../../platform/values/nights.ts';
import { homePhone } from '../../platform/values/phone.ts';
import { textsFor } from '../../property/hotel.rules.ts';
import { findHotel } from '../../property/property.usecases.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import type { BenefitCode } from '../../catalogue/selection.rules.ts';
import type { PricedStay } from '../../catalogue/stay.usecases.ts';
import { wantsBenefits } from '../quote/benefits.rules.ts';
import { type AskedCode, priceAsked } from '../quote/price-request.usecases.ts';
import { benefitedStay, readOwned, releaseTaken, takeBenefits } from '../quote/benefits.usecases.ts';
import { holdFailure } from '../quote/repriced-failures.ts';
import {
  companiesWithOverdueHolds,
  expireHoldRows,
  findHold,
  type Holder,
  type HoldRow,
  lockHolder,
  type HoldsOf,
  type QuoteRow,
  releaseHoldRow,
  takeHold,
} from '../booking.repository.ts';
import {
  bookerOf,
  changeSince,
  HOLD_MINUTES,
  type HoldKey,
  missingFields,
  MOST_HELD,
  tokenExpiry,
} from '../booking.rules.ts';
import { tokenByReserving } from '../booking.tokens.ts';
import { presentHold } from './hold.presenter.ts';
import { takeDepartures, takeOptions } from './inventory.repository.ts';
import { findReservationNumber } from '../reservation/reservation.repository.ts';
import { stayIn } from '../reservation/stay-language.rules.ts';
import { insertTravellers } from '../traveller/traveller.repository.ts';
import { checkTravellers, travellersOf, travellersOfHold } from '../traveller/traveller.usecases.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };
/** `secret` keys the hashes by which a guest's holds are counted. */
type HoldDeps = Deps & {
  secret: string;
  limiter: Pick<RateLimiter, 'most'>;
  passports: Sealer;
  signedFor: SignedFor;
};

/**
 * Who reserves: the one to whom the quote was given, by the token that they show, and from where, if that is known. `member`: who is
 * logged in. `allowed`: what their limit says; it is read together with the key.
 */
type QuoteHolder = {
  quote: QuoteRow;
  quoteToken: string;
  member: MemberKey | null;
  address: string | null;
  allowed: ReturnType<RateLimiter['hit']>;
};

/** Enough to be quick, few enough that nobody waits long for a night that a sweep has locked. */
const EXPIRED_AT_ONCE = 250;

/**
 * Reserves from a quote: sees that it is fresh and its price still true, takes the inventory, and writes the hold with its token,
 * all in the transaction that the idempotency key commits with. What was quoted to a member only that one reserves, logged in.
 */
export async function createHold(
  deps: HoldDeps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createHold'>>> {
  if (call.quote.memberId !== null && call.quote.memberId !== call.member?.memberId) {
    call.allowed.catch(() => undefined);
    return fail('login_required');
  }
  const held = await holdOnce(deps, call, request);
  if (!held.ok) return held;
  const reservation_token = tokenByReserving(call.companyCode, call.quoteToken, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

/** What is kept for a replay, without the token. */
function holdOnce(
  deps: HoldDeps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createHold'>>> {
  const { quote } = call;
  const holder = holderOf(deps, call, request.customerInfo);
  // It is awaited with the first statement of the transaction, which may never come.
  call.allowed.catch(() => undefined);
  const price = async (tx: Database) => {
    const repriced = priceQuoted({ ...deps, db: tx }, quote);
    const [limited, priced] = await Promise.all([call.allowed, repriced]);
    return { limited, priced };
  };
  return idempotentWith(deps, call, price, async (tx, { limited, priced }) => {
    // Thrown, so that it is not kept as the answer to the key; what is answered already is told however often.
    if (!limited.ok) throw new ProblemError(limited.failure);
    const now = deps.clock.now();
    if (quote.quoteId !== request.quote_id) return fail('not_found');
    if (quote.usedAt) return fail('quote_used');
    if (quote.expiresAt <= now) return fail('quote_expired');
    if (!priced.ok) return holdFailure(priced);
    const { hotel, stay, allocation } = priced.value;
    const daysLeft = nightsBetween(today(hotel.document.time_zone, now), stay.start_date);
    const changed = changeSince(quote.stay, stay, daysLeft);
    if (changed) return fail(changed.code, { extra: changed.prices });
    const missing = missingFields(request.customerInfo, hotel.document.emergency_contact || stay.voyage !== null);
    if (missing.length > 0)
      return fail('validation', { errors: missing.map((pointer) => ({ pointer, code: 'validation' })) });
    const travellers = checkTravellers(hotel.document, stay, request, now);
    if (!travellers.ok) return travellers;
    const hold = newHold(deps, quote, { stay, allocation, ...holder }, request, now);
    const token = {
      companyCode: hold.companyCode,
      tokenHash: hashToken(tokenByReserving(hold.companyCode, call.quoteToken, hold.holdNumber)),
      holdNumber: hold.holdNumber,
      expiresAt: tokenExpiry(stay.end_date),
    };
    // Sent together, done one after the other.
    const [, taken] = await Promise.all([lockHolder(tx, holder), takeHold(tx, hold, token, mostHeld(deps))]);
    if (taken === 'too_many') throw new ProblemError(hoarding(deps).failure);
    if (taken === 'quote_used') return fail('quote_used');
    if (taken === 'rooms_short') return fail('room_sold_out');
    if (!(await takeOptions(tx, hold))) return fail('upselling_unavailable');
    if (!(await takeDepartures(tx, hold))) return fail('room_sold_out');
    const spent = await takeBenefits(tx, deps, hold, quote.memberId);
    if (!spent.ok) return spent;
    const named = travellersOf(deps, hold, hotel.document, request.travellers ?? []);
    await insertTravellers(tx, named);
    return ok(presentHold(hold, null, now, named));
  });
}

/** What was quoted, as it costs now with what its member books it with. */
async function priceQuoted(
  deps: Deps & { signedFor: SignedFor },
  { request, language, memberId, memberNo, companyCode }: QuoteRow,
): Promise<Outcome<PricedStay, AskedCode | BenefitCode>> {
  const told = negotiateLanguage(language);
  const [priced, owned] = await Promise.all([
    priceAsked(deps, request, told),
    memberId !== null && (memberNo !== null || wantsBenefits(request))
      ? readOwned(deps, { member: { companyCode, memberId }, memberNo }, request, told)
      : null,
  ]);
  return priced.ok ? benefitedStay(priced.value, request, owned, told, deps.clock.now()) : priced;
}

function holderOf(
  { secret }: HoldDeps,
  { companyCode, address }: IdempotentCall & QuoteHolder,
  customer: HoldRequest['customerInfo'],
): Holder {
  const { phone, email } = bookerOf(customer);
  const hashed = (kind: string, value: string) => keyedHash(secret, `holder ${companyCode} ${kind} ${value}`);
  return {
    fromAddress: address === null ? null : hashed('address', address),
    fromPhone: hashed('phone', homePhone(phone)),
    fromEmail: hashed('email', email.toLowerCase()),
  };
}

function mostHeld({ limiter }: HoldDeps): typeof MOST_HELD {
  const wide = ({ holds, roomNights }: { holds: number; roomNights: number }) => ({
    holds: limiter.most(holds),
    roomNights: limiter.most(roomNights),
  });
  return { address: wide(MOST_HELD.address), phone: wide(MOST_HELD.phone), email: wide(MOST_HELD.email) };
}

/** Thrown, so that it is not kept as the answer to the key: some of what they hold will be over then. */
function hoarding({ limiter }: HoldDeps) {
  return tooMany({ limit: limiter.most(MOST_HELD.phone.holds), remaining: 0, resetSeconds: HOLD_MINUTES * 60 });
}

/** The hold of this token in a language, and the reservation it has become. */
export async function getHold(
  deps: Deps,
  key: HoldKey,
  language: Language,
): Promise<Outcome<HoldResult, ProblemCode<'getHold'>>> {
  const hold = await findHold(deps.db, key);
  if (!hold) return fail('not_found');
  const hotel = await findHotel(deps, hold.hotelCode);
  const stay = hotel.ok ? stayIn(hotel.value.document, hold.stay, textsFor(language, hotel.value.document)) : hold.stay;
  const number = hold.status === 'confirmed' ? await findReservationNumber(deps.db, key) : null;
  return ok(presentHold({ ...hold, stay }, number, deps.clock.now(), await travellersOfHold(deps.db, hold)));
}

/** The guest goes back: the rooms are free at once. A hold that has ended stays ended; one that is being paid stays. */
export function releaseHold(deps: Deps, key: HoldKey): Promise<Outcome<void, ProblemCode<'releaseHold'>>> {
  return inTransaction(deps.db, async (tx) => {
    const released = await releaseHoldRow(tx, key);
    if (released) {
      await releaseTaken(tx, deps, [released]);
      return ok();
    }
    const hold = await findHold(tx, key);
    if (!hold) return fail('not_found');
    if (hold.status === 'held') return fail('payment_in_progress');
    return hold.status === 'confirmed' ? fail('cancel_failed') : ok();
  });
}

/**
 * Ends the holds whose time is over and gives their rooms back, many at once; of `only` nothing but that one. Several servers may do
 * it at the same time. No company waits for the locks of another. Answers how many it ended; throws when some could not be.
 */
export async function expireHolds(deps: Deps, only?: HoldKey): Promise<number> {
  const now = deps.clock.now();
  const companies = only ? [only.companyCode] : await companiesWithOverdueHolds(deps.db, now);
  const sweeps = await Promise.allSettled(
    companies.map((companyCode) => expireHoldsOf(deps, { companyCode, holdNumber: only?.holdNumber }, now)),
  );
  return sweeps.reduce((ended, sweep) => {
    if (sweep.status === 'rejected') throw sweep.reason;
    return ended + sweep.value;
  }, 0);
}

async function expireHoldsOf(deps: Deps, of: HoldsOf, now: Date): Promise<number> {
  for (let ended = 0; ; ) {
    const batch = await inTransaction(deps.db, async (tx) => {
      const stays = await expireHoldRows(tx, of, now, EXPIRED_AT_ONCE);
      await releaseTaken(tx, deps, stays);
      return ok(stays.length);
    });
    if (!batch.ok) return ended;
    ended += batch.value;
    if (batch.value < EXPIRED_AT_ONCE) return ended;
  }
}

function newHold(
  deps: Deps,
  quote: QuoteRow,
  priced: Pick<HoldRow, 'stay' | 'allocation'> & Holder,
  request: HoldRequest,
  now: Date,
): HoldRow {
  return {
    companyCode: quote.companyCode,
    holdNumber: deps.ids.number('HD'),
    quoteId: quote.quoteId,
    changesHoldNumber: null,
    change: null,
    hotelCode: quote.hotelCode,
    status: 'held',
    expiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    payingUntil: null,
    ...priced,
    customer: request.customerInfo,
    agreements: request.agreements,
    createdAt: now,
    confirmedAt: null,
  };
}
