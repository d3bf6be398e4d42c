import type { HoldRequest, HoldResult } from '../../generated/types.ts';
import { priceStay } from '../catalogue/catalogue.usecases.ts';
import { type IdempotentCall, idempotent } from '../platform/idempotency.ts';
import { type Failed, fail, ok, type Outcome } from '../platform/outcome.ts';
import { hashToken } from '../platform/tokens.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Database } from '../platform/database.ts';
import { type Language, negotiateLanguage } from '../platform/values/language.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { BookingDeps } from './booking.deps.ts';
import {
  endHold,
  findHold,
  findQuote,
  type HoldRow,
  insertHold,
  insertToken,
  type QuoteRow,
  useQuote,
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
import { EXPIRE_HOLD, makeReservation } from './confirm.usecases.ts';
import { allocateInventory, releaseInventory } from './inventory.repository.ts';
import { findReservationNumber } from './reservation.repository.ts';
import { stayIn } from './stay-language.rules.ts';

/** Who reserves: the one to whom the quote was given, by the token that they show. */
type QuoteHolder = { quoteId: string; quoteToken: string };

/** A token from reserving opens its booking for as long as the stay is of interest. */
const TOKEN_DAYS_AFTER_CHECK_OUT = 30;

/**
 * Reserves from a quote: sees that it is fresh and its price still true, takes the inventory, and writes the hold with its token and
 * its expiry, all in the transaction that the idempotency key commits with. Where nothing is due it is confirmed at once.
 * Failures: not_found, quote_expired, quote_used, price_changed, room_sold_out, upselling_unavailable, and those of priceStay.
 */
export async function createHold(
  deps: BookingDeps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult>> {
  const held = await holdOnce(deps, call, request);
  if (!held.ok) return held;
  const reservation_token = tokenByReserving(call.companyCode, call.quoteToken, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

/** What is kept for a replay, without the token. */
function holdOnce(
  deps: BookingDeps,
  call: IdempotentCall & QuoteHolder,
  request: HoldRequest,
): Promise<Outcome<HoldResult>> {
  return idempotent<HoldResult>(deps, call, async (tx) => {
    const now = deps.clock.now();
    const quote =
      call.quoteId === request.quote_id ? await findQuote(tx, call.companyCode, request.quote_id) : undefined;
    if (!quote) return fail('not_found');
    if (quote.usedAt) return fail('quote_used');
    if (quote.expiresAt <= now) return fail('quote_expired');
    const priced = await priceStay({ ...deps, db: tx }, quote.request, negotiateLanguage(quote.language));
    if (!priced.ok) return withoutPlaces(priced);
    const { hotel, stay, allocation } = priced.value;
    const changed = changeSince(quote.stay, stay);
    if (changed) return fail(changed.code, { extra: changed.prices });
    const missing = hotel.document.emergency_contact ? missingEmergencyContact(request.customerInfo) : [];
    if (missing.length > 0)
      return fail('validation', { errors: missing.map((pointer) => ({ pointer, code: 'validation' })) });
    if (!(await useQuote(tx, quote.companyCode, quote.quoteId, now))) return fail('quote_used');
    const taken = await allocateInventory(tx, {
      companyCode: hotel.companyCode,
      hotelCode: hotel.hotelCode,
      allocation,
    });
    if (taken === 'rooms_short') return fail('room_sold_out');
    if (taken === 'options_short') return fail('upselling_unavailable');

    const hold = newHold(deps, quote, { stay, allocation }, request, now);
    const token = tokenByReserving(hold.companyCode, call.quoteToken, hold.holdNumber);
    await insertHold(tx, hold);
    await insertToken(tx, {
      companyCode: hold.companyCode,
      tokenHash: hashToken(token),
      holdNumber: hold.holdNumber,
      expiresAt: new Date(Date.parse(stay.end_date) + TOKEN_DAYS_AFTER_CHECK_OUT * 86_400_000),
    });
    if (needsPayment(stay)) {
      await deps.queue.send(
        tx,
        EXPIRE_HOLD,
        { companyCode: hold.companyCode, holdNumber: hold.holdNumber },
        { startAfter: hold.expiresAt },
      );
      return ok(presentHold(hold, null, now));
    }
    const confirmed = await makeReservation(deps, tx, { companyCode: hold.companyCode, holdNumber: hold.holdNumber });
    if (!confirmed.ok) return confirmed;
    return ok(presentHold({ ...hold, status: 'confirmed' }, confirmed.value, now));
  });
}

/** What is wrong by now stands in the quote's request: no place of this one can be named. */
function withoutPlaces({ failure: { errors: _, ...failure } }: Failed): Failed {
  return { ok: false, failure };
}

/** The hold of this token in a language, and the reservation it has become. */
export async function getHold(deps: BookingDeps, key: HoldKey, language: Language): Promise<Outcome<HoldResult>> {
  const hold = await findHold(deps.db, key);
  if (!hold) return fail('not_found');
  const hotel = await findHotel(deps, hold.hotelCode);
  const stay = hotel.ok ? stayIn(hotel.value.document, hold.stay, language) : hold.stay;
  const number = hold.status === 'confirmed' ? await findReservationNumber(deps.db, key) : null;
  return ok(presentHold({ ...hold, stay }, number, deps.clock.now()));
}

/** The guest goes back: the rooms are free at once. A hold that has ended stays ended; one that is being paid stays. */
export function releaseHold(deps: BookingDeps, key: HoldKey): Promise<Outcome<void>> {
  return inTransaction<void>(deps.db, async (tx) => {
    const ended = await endAndGiveBack(tx, key, 'released', deps.clock.now());
    if (ended) return ok();
    const hold = await findHold(tx, key);
    if (!hold) return fail('not_found');
    if (hold.status === 'held') return fail('payment_in_progress');
    return hold.status === 'confirmed' ? fail('cancel_failed') : ok();
  });
}

/** Ends a hold whose time is over. Answers when to look again if it is being paid, or its time was moved. */
export async function expireHold(deps: BookingDeps, key: HoldKey): Promise<Date | null> {
  const now = deps.clock.now();
  const outcome = await inTransaction<Date | null>(deps.db, async (tx) => {
    if (await endAndGiveBack(tx, key, 'expired', now)) return ok(null);
    const hold = await findHold(tx, key);
    if (hold?.status !== 'held') return ok(null);
    return ok(hold.payingUntil && hold.payingUntil > hold.expiresAt ? hold.payingUntil : hold.expiresAt);
  });
  return outcome.ok ? outcome.value : null;
}

async function endAndGiveBack(tx: Database, key: HoldKey, to: 'released' | 'expired', now: Date): Promise<boolean> {
  const ended = await endHold(tx, key, to, now);
  if (ended) await releaseInventory(tx, ended);
  return ended !== undefined;
}

function newHold(
  deps: BookingDeps,
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

/** A hold whose time is over is told as expired, though its job may need a moment more to give the rooms back. */
function statusNow(hold: HoldRow, now: Date): HoldRow['status'] {
  const over = hold.status === 'held' && hold.expiresAt <= now && hold.payingUntil === null;
  return over ? 'expired' : hold.status;
}
