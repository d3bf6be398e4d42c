import type { ProblemCode } from '../../generated/problems.ts';
import type { HoldRequest, HoldResult } from '../../generated/types.ts';
import { priceStay, type StayCode } from '../catalogue/catalogue.usecases.ts';
import { type IdempotentCall, idempotentWith } from '../platform/idempotency.ts';
import { type Failed, fail, ok, type Outcome, ProblemError } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { hashToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ids } from '../platform/ids.ts';
import { type Language, negotiateLanguage } from '../platform/values/language.ts';
import { textsFor } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import {
  expireHoldRows,
  findHold,
  type HoldRow,
  type QuoteRow,
  releaseHoldRow,
  takeHold,
} from './booking.repository.ts';
import {
  changeSince,
  displayName,
  HOLD_MINUTES,
  type HoldKey,
  missingEmergencyContact,
  needsPayment,
} from './booking.rules.ts';
import { tokenByReserving } from './booking.tokens.ts';
import { makeReservation } from './confirm.usecases.ts';
import { releaseInventory, takeOptions } from './inventory.repository.ts';
import { findReservationNumber } from './reservation.repository.ts';
import { stayIn } from './stay-language.rules.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/**
 * Who reserves: the one to whom the quote was given, by the token that they show. `allowed`: what their limit says; it is read together
 * with the key.
 */
type QuoteHolder = { quote: QuoteRow; quoteToken: string; allowed: ReturnType<RateLimiter['hit']> };

/** A token from reserving opens its booking for as long as the stay is of interest. */
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;
/** Enough to be quick, few enough that nobody waits long for a night that a sweep has locked. */
const EXPIRED_AT_ONCE = 250;

/**
 * Reserves from a quote: sees that it is fresh and its price still true, takes the inventory, and writes the hold with its token,
 * all in the transaction that the idempotency key commits with. Where nothing is due it is confirmed at once.
 */
export async function createHold(
  deps: Deps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createHold'>>> {
  const held = await holdOnce(deps, call, request);
  if (!held.ok) return held;
  const reservation_token = tokenByReserving(call.companyCode, call.quoteToken, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

/** What is kept for a replay, without the token. */
function holdOnce(
  deps: Deps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createHold'>>> {
  const { quote } = call;
  // It is awaited with the first statement of the transaction, which may never come.
  call.allowed.catch(() => undefined);
  const price = async (tx: Database) => {
    const repriced = priceStay({ ...deps, db: tx }, quote.request, negotiateLanguage(quote.language));
    const [limited, priced] = await Promise.all([call.allowed, repriced]);
    // Thrown, so that it is not kept as the answer to the key.
    if (!limited.ok) throw new ProblemError(limited.failure);
    return priced;
  };
  return idempotentWith(deps, call, price, async (tx, priced) => {
    const now = deps.clock.now();
    if (quote.quoteId !== request.quote_id) return fail('not_found');
    if (quote.usedAt) return fail('quote_used');
    if (quote.expiresAt <= now) return fail('quote_expired');
    if (!priced.ok) return withoutPlaces(priced);
    const { hotel, stay, allocation } = priced.value;
    const changed = changeSince(quote.stay, stay);
    if (changed) return fail(changed.code, { extra: changed.prices });
    const missing = hotel.document.emergency_contact ? missingEmergencyContact(request.customerInfo) : [];
    if (missing.length > 0)
      return fail('validation', { errors: missing.map((pointer) => ({ pointer, code: 'validation' })) });
    const hold = newHold(deps, quote, { stay, allocation }, request, now);
    const taken = await takeHold(tx, hold, {
      companyCode: hold.companyCode,
      tokenHash: hashToken(tokenByReserving(hold.companyCode, call.quoteToken, hold.holdNumber)),
      holdNumber: hold.holdNumber,
      expiresAt: new Date(Date.parse(stay.end_date) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000),
    });
    if (taken === 'quote_used') return fail('quote_used');
    if (taken === 'rooms_short') return fail('room_sold_out');
    if (!(await takeOptions(tx, hold))) return fail('upselling_unavailable');
    if (needsPayment(stay)) return ok(presentHold(hold, null, now));
    const confirmed = await makeReservation(deps, tx, { companyCode: hold.companyCode, holdNumber: hold.holdNumber });
    if (!confirmed.ok) throw new Error(`hold ${hold.holdNumber} was over when it was made`);
    return ok(presentHold({ ...hold, status: 'confirmed' }, confirmed.value, now));
  });
}

/** What is wrong by now stands in the quote's request: no place of this one can be named. */
function withoutPlaces({
  failure: { errors: _, code, ...failure },
}: Failed<StayCode>): Failed<ProblemCode<'createHold'>> {
  // The request alone decides these, and the quote was given for it.
  if (code === 'stay_order' || code === 'rooms_differ_in_type')
    throw new Error(`a quote was given in spite of ${code}`);
  return { ok: false, failure: { ...failure, code } };
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
  return ok(presentHold({ ...hold, stay }, number, deps.clock.now()));
}

/** The guest goes back: the rooms are free at once. A hold that has ended stays ended; one that is being paid stays. */
export function releaseHold(deps: Deps, key: HoldKey): Promise<Outcome<void, ProblemCode<'releaseHold'>>> {
  return inTransaction(deps.db, async (tx) => {
    const released = await releaseHoldRow(tx, key);
    if (released) {
      await releaseInventory(tx, [released]);
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
 * it at the same time. Answers how many it ended.
 */
export async function expireHolds(deps: Pick<Deps, 'db' | 'clock'>, only?: HoldKey): Promise<number> {
  const now = deps.clock.now();
  for (let ended = 0; ; ) {
    const batch = await inTransaction(deps.db, async (tx) => {
      const stays = await expireHoldRows(tx, now, EXPIRED_AT_ONCE, only);
      if (stays.length > 0) await releaseInventory(tx, stays);
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
  priced: Pick<HoldRow, 'stay' | 'allocation'>,
  request: HoldRequest,
  now: Date,
): HoldRow {
  return {
    companyCode: quote.companyCode,
    holdNumber: deps.ids.number('HD'),
    quoteId: quote.quoteId,
    hotelCode: quote.hotelCode,
    status: 'held',
    expiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    payingUntil: null,
    allocation: priced.allocation,
    stay: priced.stay,
    customer: request.customerInfo,
    agreements: request.agreements,
    createdAt: now,
  };
}

function presentHold(hold: HoldRow, reservationNumber: string | null, now: Date): HoldResult {
  return {
    result: 'success',
    hold_number: hold.holdNumber,
    status: statusNow(hold, now),
    expires_at: hold.expiresAt.toISOString(),
    server_time: now.toISOString(),
    reservation_number: reservationNumber,
    reservation_token: null,
    guest_name: displayName(hold.customer),
    guest_email: hold.customer.guest_email,
    stay: hold.stay,
  };
}

/** A hold whose time is over is told as expired, though the sweep may need a moment more to give the rooms back. */
function statusNow(hold: HoldRow, now: Date): HoldRow['status'] {
  const over = hold.status === 'held' && hold.expiresAt <= now && hold.payingUntil === null;
  return over ? 'expired' : hold.status;
}
