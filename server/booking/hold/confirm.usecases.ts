import { beyond } from '../../catalogue/booked.rules.ts';
import { restoreCoupons } from '../../coupon/coupon.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordEvents } from '../../platform/events/events.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { StepCounts } from '../../platform/step-counts.ts';
import { type HoldKey, PAYING_GRACE_SECONDS, type StayChange } from '../booking.rules.ts';
import type { HoldRow } from '../booking.tables.ts';
import { namesOf } from '../customer.rules.ts';
import { type NotificationChannels, queueNotification } from '../notification/queue-notification.usecases.ts';
import { endChange, lockChanged, replaceStay } from '../reservation/changes.repository.ts';
import { findReservationNumber, insertReservation } from '../reservation/reservation.repository.ts';
import { couponsOf, vouchersOf } from '../stay-lines.rules.ts';
import { confirmHoldRow, findHold, lockHold, prolongLocks, unlockHold } from './hold.repository.ts';
import { releaseInventory } from './inventory.repository.ts';
import { releaseTaken } from './taken.usecases.ts';

export type { HoldRow };

type Deps = NotificationChannels & { ids: Ids; steps: StepCounts };

/**
 * Turns a hold into a reservation and queues the guest's notification, in the caller's transaction. If the hold is for
 * a change, changes the existing reservation instead. Returns the reservation number, even if the hold was confirmed
 * earlier. Fails with `hold_expired` if the rooms have been released; a caller that has charged the card must then
 * refund it.
 */
export async function makeReservation(
  deps: Deps,
  tx: Database,
  key: HoldKey,
): Promise<Outcome<string, 'hold_expired'>> {
  // Lock the reservation before its holds: every transaction uses this order.
  const changed = await lockChanged(tx, key);
  const hold = await confirmHoldRow(tx, key, deps.clock.now());
  if (hold?.change) return makeChange(deps, tx, hold, hold.change, changed);
  if (!hold) {
    const number = await findReservationNumber(tx, key);
    return number ? ok(number) : fail('hold_expired');
  }
  const reservationNumber = deps.ids.number('HS');
  await insertReservation(tx, {
    companyCode: hold.companyCode,
    reservationNumber,
    holdNumber: hold.holdNumber,
    hotelCode: hold.hotelCode,
    // A stay booked with vouchers is complete at once (docs/decisions/payments.md).
    status: vouchersOf(hold.stay) ? 'complete' : 'confirmed',
    guestNames: namesOf(hold.customer),
    checkIn: hold.stay.start_date,
    checkOut: hold.stay.end_date,
    quoteId: hold.quoteId,
    createdAt: deps.clock.now(),
  });
  await queueNotification(deps, tx, { companyCode: hold.companyCode, reservationNumber }, 'booked');
  await recordEvents(deps, tx, [{ ...eventOf(hold, reservationNumber), type: 'reservation.created' }]);
  deps.steps.count(hold.hotelCode, 'booked');
  return ok(reservationNumber);
}

/**
 * Replaces the stay of a locked reservation and releases the inventory that the new stay no longer needs. If `number`
 * is null, the reservation can no longer be changed, so the change's own inventory is released.
 */
async function makeChange(
  deps: Deps,
  tx: Database,
  hold: HoldRow,
  { becomes }: StayChange,
  number: string | null,
): Promise<Outcome<string, 'hold_expired'>> {
  const root = { companyCode: hold.companyCode, holdNumber: hold.changesHoldNumber ?? '' };
  const booked = await findHold(tx, root);
  if (number === null || !booked) {
    await endChange(tx, hold);
    await releaseTaken(tx, deps, [hold]);
    return fail('hold_expired');
  }
  await replaceStay(tx, root, { stay: hold.stay, allocation: becomes });
  await restoreCoupons(tx, root.companyCode, [root.holdNumber], couponsOf(hold.stay));
  await releaseInventory(tx, [{ ...booked, allocation: beyond(booked.allocation, becomes) }]);
  await queueNotification(deps, tx, { ...root, reservationNumber: number }, 'changed', hold.holdNumber);
  await recordEvents(deps, tx, [{ ...eventOf(hold, number), type: 'reservation.changed' }]);
  return ok(number);
}

function eventOf({ companyCode, hotelCode }: HoldRow, reservationNumber: string) {
  return { companyCode, hotelCode, reservationNumber };
}

/**
 * Returns a hold that can be paid for or confirmed by code. Fails with `reservation_failed` if the hold is already
 * confirmed.
 */
export async function openHold(
  db: Database,
  now: Date,
  key: HoldKey,
): Promise<Outcome<HoldRow, 'not_found' | 'reservation_failed' | 'hold_expired'>> {
  const hold = await findHold(db, key);
  if (!hold) return fail('not_found');
  if (hold.status === 'confirmed') return fail('reservation_failed', { detail: 'The hold is already a reservation.' });
  return hold.status === 'held' && hold.expiresAt > now ? ok(hold) : fail('hold_expired');
}

function graceFrom(now: Date): Date {
  return new Date(now.getTime() + PAYING_GRACE_SECONDS * 1000);
}

/**
 * Prevents a hold from expiring while the card is charged. If this fails with `hold_expired`, the caller must not
 * charge the card.
 */
export async function lockHoldForPayment(
  tx: Database,
  now: Date,
  key: HoldKey,
): Promise<Outcome<void, 'hold_expired'>> {
  await lockChanged(tx, key);
  return (await lockHold(tx, key, now, graceFrom(now))) ? ok() : fail('hold_expired');
}

/**
 * Extends payment locks that ended while no server was running, so that the payments can be reconciled before their
 * holds expire. Call this before the queue starts.
 */
export function resumeHolds({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  return prolongLocks(db, now, graceFrom(now));
}

/** Call this after a payment attempt that took no money. The hold keeps its original expiry. */
export const unlockHoldAfterPayment = unlockHold;

export const reservationNumberOf = findReservationNumber;

export { findPlaceOfHold } from '../reservation/reservation.repository.ts';
