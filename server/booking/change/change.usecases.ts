import { isDeepStrictEqual } from 'node:util';
import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  ChangeQuoteResult,
  ChangeRequest,
  HoldResult,
  QuoteRequest,
  VoyageChangeRequest,
} from '../../../generated/types.ts';
import { type Booked, beyond } from '../../catalogue/booked.rules.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import { type PricedStay, priceStay } from '../../catalogue/stay.usecases.ts';
import { restoreCoupons } from '../../coupon/coupon.usecases.ts';
import { type IdempotentCall, idempotent } from '../../platform/idempotency.ts';
import { type ErrorCode, fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { type Language, negotiateLanguage } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { effectiveHotelCode } from '../../property/hotel.rules.ts';
import type { BookedVoyage } from '../../sailing/booked-voyage.rules.ts';
import { priceVoyage } from '../../sailing/voyage.usecases.ts';
import { wantsBenefits } from '../quote/benefits.rules.ts';
import { couponsOf } from '../quote/stay-lines.rules.ts';
import { type AskedCode, priceAsked } from '../quote/price-request.usecases.ts';
import { carriedStay } from '../quote/benefits.usecases.ts';
import { changeFailure } from '../quote/repriced-failures.ts';
import { confirmHoldRow, type HoldRow, insertQuote, insertToken, type QuoteRow } from '../booking.repository.ts';
import {
  type Allocation,
  allowedActions,
  changeSince,
  HOLD_MINUTES,
  QUOTE_MINUTES,
  type StayChange,
  tokenExpiry,
} from '../booking.rules.ts';
import { tokenByReserving } from '../booking.tokens.ts';
import {
  findChangeQuote,
  findOpenChange,
  insertChange,
  lockReservation,
  releaseOpenChange,
  replaceStay,
  useQuote,
} from './change.repository.ts';
import { differenceOf, policyAllows, sameMoney } from './change.rules.ts';
import { confirmedBy, presentHold } from '../hold/hold.presenter.ts';
import { exchangeInventory } from '../hold/inventory.repository.ts';
import { placesIn } from '../traveller/traveller.usecases.ts';
import { type AskedFor, isVoyage, selectionOf } from '../traveller/traveller.rules.ts';
import { type NotificationChannels, queueNotification } from '../notification/notification.usecases.ts';
import type { ReservationNow } from '../reservation/reservation.presenter.ts';
import {
  type Deps as ReservationDeps,
  loadReservation,
  paidFor,
  type ReservationOf,
} from '../reservation/reservation.usecases.ts';

type Deps = ReservationDeps & NotificationChannels & { signedFor: SignedFor };
type Allowed = readonly ReturnType<RateLimiter['hit']>[];

/** Says what a change would make of the stay, and what it costs or gives back. Takes nothing. `allowed`: what the caller's limits say. */
export function createChangeQuote(
  deps: Deps,
  of: ReservationOf,
  request: QuoteRequest,
  language: Language,
  allowed: Allowed,
): Promise<Outcome<ChangeQuoteResult, ProblemCode<'createChangeQuote'>>> {
  return quoteChange(deps, of, request, language, allowed, async (booked) =>
    // What it was booked with stays with it.
    wantsBenefits(request) ? fieldFail('/use_point', 'validation') : priceStay(deps, request, language, booked),
  );
}

/** The same of a voyage, for the travellers that it has. */
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
  const { askedFor, travellers, found } = loaded.value;
  const { memberId, memberNo } = found.reservation;
  const selection = isVoyage(askedFor) ? selectionOf(askedFor, travellers) : askedFor;
  if (isDeepStrictEqual(selection, request)) return fail('nothing_changed');
  const open = await findOpenChange(deps.db, of);
  const besides = open ? [open.allocation] : [];
  const changed = await changeInto(deps, loaded.value, besides, request, language, price);
  if (!changed.ok) return changed;
  const { hotel, stay, change } = changed.value;
  const quoteId = deps.ids.uuid();
  const expiresAt = new Date(deps.clock.now().getTime() + QUOTE_MINUTES * 60_000);
  await insertQuote(deps.db, {
    companyCode: of.companyCode,
    quoteId,
    // Nobody is told it: the token of the reservation opens the quotes of its changes.
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

/**
 * Changes a reservation as its quote says. What comes is taken, in the transaction that the idempotency key commits with; where nothing
 * has to be paid the change is made in it too, else the reservation stays as it is until the difference is paid.
 * `shown`: the token that the caller showed, of the reservation or of the member whose it is.
 */
export async function createChange(
  deps: Deps,
  call: IdempotentCall & { shown: string },
  of: ReservationOf,
  request: ChangeRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createChange'>>> {
  const held = await idempotent(deps, call, (tx) => holdChange({ ...deps, db: tx }, call.shown, of, request));
  if (!held.ok) return held;
  const reservation_token = tokenByReserving(of.companyCode, call.shown, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

/** What is kept for a replay, without the token. `deps.db` is the transaction. */
async function holdChange(
  deps: Deps,
  shown: string,
  of: ReservationOf,
  request: ChangeRequest,
): Promise<Outcome<HoldResult, ProblemCode<'createChange'>>> {
  const { db: tx, clock } = deps;
  const now = clock.now();
  await lockReservation(tx, of);
  const givenUp = (await releaseOpenChange(tx, of)).map(({ allocation }) => allocation);
  const loaded = await loadReservation(deps, tx, of);
  if (!loaded.ok) return loaded;
  const { found, today: day } = loaded.value;
  const quote = await findChangeQuote(tx, of, request.quote_id);
  if (!quote?.change) return fail('not_found');
  if (quote.usedAt) return fail('quote_used');
  if (quote.expiresAt <= now) return fail('quote_expired');
  const { request: askedFor, language } = quote;
  const told = negotiateLanguage(language);
  const changed = await changeInto<AskedCode>(deps, loaded.value, givenUp, askedFor, told, (booked) =>
    priceAsked(deps, askedFor, told, booked),
  );
  if (!changed.ok) return changeFailure(changed);
  const { stay, allocation, change } = changed.value;
  const since = changeSince(quote.stay, stay, nightsBetween(day, stay.start_date));
  if (since) return fail(since.code, { extra: since.prices });
  if (!sameMoney(quote.change.difference, change.difference)) return fail('room_changed');

  const hold = changeOf(deps, found.hold, quote, { stay, allocation, change });
  if (!(await useQuote(tx, quote, now))) return fail('quote_used');
  if (!(await insertChange(tx, hold))) return fail('payment_in_progress');
  const mustPay = confirmedBy(hold) === 'payment';
  const gone = mustPay ? [] : [beyond(found.hold.allocation, allocation)];
  const exchanged = await exchangeInventory(tx, hold, hold.allocation, [...gone, ...givenUp]);
  if (exchanged !== 'done') return fail(exchanged === 'rooms_short' ? 'room_sold_out' : 'upselling_unavailable');
  const { companyCode, holdNumber } = hold;
  const tokenHash = hashToken(tokenByReserving(companyCode, shown, holdNumber));
  await insertToken(tx, { companyCode, tokenHash, holdNumber, expiresAt: tokenExpiry(stay.end_date) });
  const { travellers } = loaded.value;
  if (mustPay) return ok(presentHold(hold, null, now, travellers));

  await confirmHoldRow(tx, hold, now);
  await replaceStay(tx, of, { stay, allocation });
  await restoreCoupons(tx, of.companyCode, [of.holdNumber], couponsOf(stay));
  await queueNotification(deps, tx, of, 'changed', holdNumber);
  const { to_refund } = change.difference;
  if (to_refund > 0) {
    const back = { amount: to_refund, reason: 'reservation changed' };
    const sent = await deps.money.giveBack(tx, of, { ...back, causedBy: holdNumber });
    if (!sent.ok) return fail('change_failed', { detail: 'What was paid cannot be given back.' });
  }
  return ok(presentHold({ ...hold, status: 'confirmed' }, of.reservationNumber, now, travellers));
}

type Changed = PricedStay & { change: StayChange };
type ChangeCode = 'change_failed' | 'change_not_free' | 'validation';
/** Prices what is asked for, for who has this already. */
type Price<Code extends ErrorCode> = (booked: Booked & BookedVoyage) => Promise<Outcome<PricedStay, Code>>;

/** What a reservation would become, and whether it may. `besides`: what an earlier change holds that this one takes the place of. */
async function changeInto<Code extends ErrorCode>(
  deps: Pick<Deps, 'db' | 'clock'>,
  now: ReservationNow,
  besides: readonly Allocation[],
  request: AskedFor,
  language: Language,
  price: Price<Code>,
): Promise<Outcome<Changed, Code | ChangeCode>> {
  const { found, travellers, money, today: day } = now;
  const { reservation, hold } = found;
  if (!allowedActions(reservation.status, reservation.checkIn, now).includes('change')) return fail('change_failed');
  if (effectiveHotelCode(request.hotel_code) !== reservation.hotelCode) return fieldFail('/hotel_code', 'validation');
  const bare = await price({ ...hold, besides, travellers });
  if (!bare.ok) return bare;
  const priced = await carriedStay(deps, { hold, memberId: reservation.memberId }, bare.value, language);
  if (!priced.ok) return priced;
  const { hotel, stay, allocation } = priced.value;
  if (!policyAllows(hold.stay, stay, nightsBetween(day, reservation.checkIn))) return fail('change_not_free');
  const change = {
    reservationNumber: reservation.reservationNumber,
    difference: differenceOf(hold.stay, stay, paidFor(found, money)),
    becomes: allocation,
    guarantee: stay.payment_type === 'GUARANTEE' && stay.total_price > 0 && money === undefined,
    ...(isVoyage(request) && { places: placesIn(request, travellers, stay.start_date, hotel.document) }),
  };
  return ok({ ...priced.value, change });
}

/** The hold of a change: it takes what the reservation does not have yet. */
function changeOf(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  booked: HoldRow,
  quote: QuoteRow,
  { stay, allocation, change }: Pick<Changed, 'stay' | 'allocation' | 'change'>,
): HoldRow {
  const now = clock.now();
  return {
    ...booked,
    holdNumber: ids.number('HD'),
    quoteId: quote.quoteId,
    changesHoldNumber: booked.holdNumber,
    change,
    status: 'held',
    expiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    payingUntil: null,
    allocation: beyond(allocation, booked.allocation),
    stay,
    // Who may change is a guest already: what comes to a booking is not counted as held.
    fromAddress: null,
    fromPhone: null,
    fromEmail: null,
    createdAt: now,
    confirmedAt: null,
  };
}
