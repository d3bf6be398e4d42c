import { beyond } from '../../catalogue/booked.rules.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { restoreCoupons } from '../../coupon/coupon.usecases.ts';
import { couponsOf, vouchersOf } from '../quote/stay-lines.rules.ts';
import { releaseTaken } from '../quote/benefits.usecases.ts';
import { confirmHoldRow, findHold, type HoldRow, lockHold, unlockHold } from '../booking.repository.ts';
import { findReservationNumber, insertReservation } from '../reservation/reservation.repository.ts';
import { type HoldKey, namesOf, PAYING_GRACE_SECONDS, type StayChange } from '../booking.rules.ts';
import { endChange, lockChanged, replaceStay } from '../change/change.repository.ts';
import { releaseInventory } from './inventory.repository.ts';
import { type NotificationChannels, queueNotification } from '../notification/notification.usecases.ts';

/**
 * Makes a hold a reservation, in the caller's transaction, has its guest told, and answers its number. `hold_expired` when the rooms have been given
 * back: whoever took money must give that back too. Once only: a hold that is a reservation already answers that one's number. The hold of a
 * change makes the change, of the reservation that has been one already.
 */
export async function makeReservation(
  { ids, ...ways }: NotificationChannels & { ids: Ids },
  tx: Database,
  key: HoldKey,
): Promise<Outcome<string, 'hold_expired'>> {
  const changed = await lockChanged(tx, key);
  const hold = await confirmHoldRow(tx, key, ways.clock.now());
  if (hold?.change) return makeChange({ ids, ...ways }, tx, hold, hold.change, changed);
  if (!hold) {
    const number = await findReservationNumber(tx, key);
    return number ? ok(number) : fail('hold_expired');
  }
  const reservationNumber = ids.number('HS');
  await insertReservation(tx, {
    companyCode: hold.companyCode,
    reservationNumber,
    holdNumber: hold.holdNumber,
    hotelCode: hold.hotelCode,
    // Booked with vouchers (DECISIONS, Booking and payment).
    status: vouchersOf(hold.stay) ? 'complete' : 'confirmed',
    guestNames: namesOf(hold.customer),
    checkIn: hold.stay.start_date,
    checkOut: hold.stay.end_date,
    quoteId: hold.quoteId,
    propertyCode: null,
    memo: null,
    createdAt: ways.clock.now(),
    cancelledAt: null,
    cancelReason: null,
    fee: null,
    refund: null,
  });
  await queueNotification(ways, tx, { companyCode: hold.companyCode, reservationNumber }, 'booked');
  return ok(reservationNumber);
}

/**
 * Makes a confirmed change of the reservation with this number, which is locked: its stay is the new one, and what it no longer has is
 * free. Where there is no reservation any more that could be changed, what the change has taken is given back.
 */
async function makeChange(
  { ids, ...ways }: NotificationChannels & { ids: Ids },
  tx: Database,
  hold: HoldRow,
  { becomes }: StayChange,
  number: string | null,
): Promise<Outcome<string, 'hold_expired'>> {
  const root = { companyCode: hold.companyCode, holdNumber: hold.changesHoldNumber ?? '' };
  const booked = await findHold(tx, root);
  if (number === null || !booked) {
    await endChange(tx, hold);
    await releaseTaken(tx, { ids, ...ways }, [hold]);
    return fail('hold_expired');
  }
  await replaceStay(tx, root, { stay: hold.stay, allocation: becomes });
  await restoreCoupons(tx, root.companyCode, [root.holdNumber], couponsOf(hold.stay));
  await releaseInventory(tx, [{ ...booked, allocation: beyond(booked.allocation, becomes) }]);
  await queueNotification(ways, tx, { ...root, reservationNumber: number }, 'changed', hold.holdNumber);
  return ok(number);
}

export type { HoldRow } from '../booking.repository.ts';

/** The hold that is to be paid or proven: still held and in time, or why not. */
export async function openHold(
  db: Database,
  now: Date,
  key: HoldKey,
): Promise<Outcome<HoldRow, 'not_found' | 'reservation_failed' | 'hold_expired'>> {
  const hold = await findHold(db, key);
  if (!hold) return fail('not_found');
  if (hold.status === 'confirmed') return fail('reservation_failed', { detail: 'It is a reservation already.' });
  return hold.status === 'held' && hold.expiresAt > now ? ok(hold) : fail('hold_expired');
}

/** Keeps the rooms while the card is being charged; `hold_expired` when they are gone, and then nothing may be charged. */
export async function lockHoldForPayment(
  tx: Database,
  now: Date,
  key: HoldKey,
): Promise<Outcome<void, 'hold_expired'>> {
  const until = new Date(now.getTime() + PAYING_GRACE_SECONDS * 1000);
  await lockChanged(tx, key);
  return (await lockHold(tx, key, now, until)) ? ok() : fail('hold_expired');
}

/** The payment ended without money: the hold runs on to its expiry as if nothing had been. */
export const unlockHoldAfterPayment = unlockHold;

/** The number of the reservation that a hold has become, if it has. */
export const reservationOfHold = findReservationNumber;
