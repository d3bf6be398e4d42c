import type { ProblemCode } from '../../../generated/problems.ts';
import type { ChangeRequest, HoldResult } from '../../../generated/types.ts';
import { beyond } from '../../catalogue/booked.rules.ts';
import type { SignedFor } from '../../catalogue/linked-company.rules.ts';
import { restoreCoupons } from '../../coupon/coupon.usecases.ts';
import { recordEvents } from '../../platform/events/events.ts';
import { type IdempotentCall, idempotent } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { hashToken } from '../../platform/tokens.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import { nightsBetween } from '../../platform/values/nights.ts';
import { type Allocation, changeSince, confirmedBy, holdExpiry, tokenExpiry } from '../booking.rules.ts';
import type { HoldRow, QuoteRow } from '../booking.tables.ts';
import { tokenByReserving } from '../booking.tokens.ts';
import { presentHold } from '../hold/hold.presenter.ts';
import { confirmHoldRow } from '../hold/hold.repository.ts';
import { exchangeInventory } from '../hold/inventory.repository.ts';
import { type NotificationChannels, queueNotification } from '../notification/queue-notification.usecases.ts';
import { type PriceCode, priceRequest } from '../quote/price-request.usecases.ts';
import { useQuote } from '../quote/quote.repository.ts';
import { changeFailure } from '../quote/repriced-failures.ts';
import { lockReservation, releaseOpenChange, replaceStay } from '../reservation/changes.repository.ts';
import type { ReadingDeps } from '../reservation/reservation-now.usecases.ts';
import type { ReservationNow } from '../reservation/reservation.presenter.ts';
import { loadReservation, type ReservationOf } from '../reservation/reservation.usecases.ts';
import { couponsOf } from '../stay-lines.rules.ts';
import { insertToken } from '../tokens.repository.ts';
import { findChangeQuote, insertChange } from './change.repository.ts';
import { sameMoney } from './change.rules.ts';
import { type ChangedStay, priceChange } from './price-change.usecases.ts';

type Deps = ReadingDeps & NotificationChannels & { ids: Ids; signedFor: SignedFor };
type Result = Outcome<HoldResult, ProblemCode<'createChange'>>;

/**
 * Creates a change from its quote in the idempotency key's transaction and takes the inventory that the change adds.
 * Replaces the stay immediately if no payment or guarantee is due. Otherwise, the reservation stays unchanged until the
 * guest has paid or provided the guarantee. `callerToken` is the caller's Reservation-Token or bearer token.
 */
export async function createChange(
  deps: Deps,
  call: IdempotentCall & { callerToken: string },
  of: ReservationOf,
  request: ChangeRequest,
): Promise<Result> {
  const held = await idempotent(deps, call, (tx) => holdChange({ ...deps, db: tx }, call.callerToken, of, request));
  if (!held.ok) return held;
  // The stored response doesn't contain the token, so every replay derives it again.
  const reservation_token = tokenByReserving(of.companyCode, call.callerToken, held.value.hold_number);
  return ok({ ...held.value, reservation_token });
}

/** `deps.db` must be a transaction. */
async function holdChange(deps: Deps, callerToken: string, of: ReservationOf, request: ChangeRequest): Promise<Result> {
  const { db: tx, clock } = deps;
  const now = clock.now();
  await lockReservation(tx, of);
  const replaced = (await releaseOpenChange(tx, of)).map(({ allocation }) => allocation);
  const loaded = await loadReservation(deps, tx, of);
  if (!loaded.ok) return loaded;
  const quote = await findChangeQuote(tx, of, request.quote_id);
  if (!quote?.change) return fail('not_found');
  if (quote.usedAt) return fail('quote_used');
  if (quote.expiresAt <= now) return fail('quote_expired');
  const language = negotiateLanguage(quote.language);
  const changed = await priceChange<PriceCode>(deps, loaded.value, replaced, quote.request, language, (booked) =>
    priceRequest(deps, quote.request, language, booked),
  );
  if (!changed.ok) return changeFailure(changed);
  const { stay, change } = changed.value;
  const since = changeSince(quote.stay, stay, nightsBetween(loaded.value.today, stay.start_date));
  if (since) return fail(since.code, { extra: since.prices });
  if (!sameMoney(quote.change.difference, change.difference)) return fail('room_changed');

  const hold = changeOf(deps, loaded.value, quote, changed.value);
  const taken = await takeChange(deps, hold, quote, loaded.value, changed.value, replaced);
  if (!taken.ok) return taken;
  const { companyCode, holdNumber } = hold;
  const tokenHash = hashToken(tokenByReserving(companyCode, callerToken, holdNumber));
  const lookedUp = of.lookedUp !== undefined;
  await insertToken(tx, { companyCode, tokenHash, holdNumber, expiresAt: tokenExpiry(stay.end_date), lookedUp });
  const { travellers } = loaded.value;
  if (confirmedBy(hold) === 'payment') return ok(presentHold(hold, null, now, travellers));
  const applied = await applyChange(deps, of, hold, changed.value);
  return applied.ok
    ? ok(presentHold({ ...hold, status: 'confirmed' }, of.reservationNumber, now, travellers))
    : applied;
}

/**
 * Inserts the hold and exchanges the inventory. If the change needs a payment or guarantee first, the reservation also
 * keeps its previous inventory until the change is confirmed. `replaced` is the inventory taken for an earlier open
 * change.
 */
async function takeChange(
  { db: tx, clock }: Deps,
  hold: HoldRow,
  quote: QuoteRow,
  { found }: ReservationNow,
  { allocation }: ChangedStay,
  replaced: readonly Allocation[],
): Promise<Outcome<void, ProblemCode<'createChange'>>> {
  if (!(await useQuote(tx, quote, clock.now()))) return fail('quote_used');
  if (!(await insertChange(tx, hold))) return fail('payment_in_progress');
  const removed = confirmedBy(hold) === 'payment' ? [] : [beyond(found.hold.allocation, allocation)];
  const exchanged = await exchangeInventory(tx, hold, hold.allocation, [...removed, ...replaced]);
  if (exchanged === 'done') return ok();
  return fail(exchanged === 'rooms_short' ? 'room_sold_out' : 'upselling_unavailable');
}

async function applyChange(
  deps: Deps,
  of: ReservationOf,
  hold: HoldRow,
  { stay, allocation, change }: ChangedStay,
): Promise<Outcome<void, 'change_failed'>> {
  const { db: tx, clock } = deps;
  await confirmHoldRow(tx, hold, clock.now());
  await replaceStay(tx, of, { stay, allocation });
  await restoreCoupons(tx, of.companyCode, [of.holdNumber], couponsOf(stay));
  await queueNotification(deps, tx, of, 'changed', hold.holdNumber);
  const { companyCode, reservationNumber } = of;
  const changed = { companyCode, hotelCode: hold.hotelCode, reservationNumber, type: 'reservation.changed' } as const;
  await recordEvents(deps, tx, [changed]);
  const { to_refund } = change.difference;
  if (to_refund === 0) return ok();
  const what = { amount: to_refund, reason: 'reservation changed', causedBy: hold.holdNumber };
  const refunded = await deps.money.refund(tx, of, what);
  return refunded.ok ? ok() : fail('change_failed', { detail: 'The payment cannot be refunded.' });
}

/** The hold contains only the inventory that the reservation doesn't already have. */
function changeOf(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { found: { hold: booked }, hotel }: ReservationNow,
  quote: QuoteRow,
  { stay, allocation, change }: ChangedStay,
): HoldRow {
  const now = clock.now();
  return {
    ...booked,
    holdNumber: ids.number('HD'),
    quoteId: quote.quoteId,
    changesHoldNumber: booked.holdNumber,
    change,
    status: 'held',
    expiresAt: holdExpiry([booked.stay, stay], hotel.document, now),
    payingUntil: null,
    allocation: beyond(allocation, booked.allocation),
    stay,
    // Changes don't count towards MOST_HELD.
    fromAddress: null,
    fromPhone: null,
    fromEmail: null,
    createdAt: now,
    confirmedAt: null,
  };
}
