import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { HoldKey, ReservationKey, StayChange } from '../booking.rules.ts';
import { hold, type HoldRow, quote, reservation } from '../booking.tables.ts';
import { keepPassportsUntil } from '../traveller/traveller.repository.ts';

function isOpenChangeOf({ companyCode, holdNumber }: HoldKey) {
  const ofHold = and(eq(hold.companyCode, companyCode), eq(hold.changesHoldNumber, holdNumber));
  return and(ofHold, eq(hold.status, 'held'), isNull(hold.payingUntil));
}

/** `of` is the reservation's original hold. Ignores a change that is being paid for. */
export async function findOpenChange(db: Database, of: HoldKey): Promise<HoldRow | undefined> {
  return (await db.select().from(hold).where(isOpenChangeOf(of)))[0];
}

/**
 * Releases a reservation's open change unless it is being paid for. The caller must release the inventory that was
 * taken for the change.
 */
export function releaseOpenChange(tx: Database, of: HoldKey): Promise<HoldRow[]> {
  return tx.update(hold).set({ status: 'released' }).where(isOpenChangeOf(of)).returning();
}

const LOCK_RESERVATION = `
  SELECT reservation_number AS number FROM reservation WHERE company_code = $1 AND hold_number = $2 AND status = 'confirmed' FOR NO KEY UPDATE`;

/**
 * Locks a confirmed reservation, so that no other transaction can change or cancel it. Returns its number, or null if
 * no confirmed reservation has this original hold. Lock the reservation before its holds; every transaction uses this
 * order. The lock doesn't block inserts of notifications.
 */
export async function lockReservation(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<string | null> {
  return (await rowsOf<{ number: string }>(tx, LOCK_RESERVATION, [companyCode, holdNumber]))[0]?.number ?? null;
}

const LOCK_ANY = `
  SELECT 1 FROM reservation WHERE company_code = $1 AND reservation_number = $2 FOR NO KEY UPDATE`;

/** Like lockReservation, but in every state. */
export async function lockAnyReservation(
  tx: Database,
  { companyCode, reservationNumber }: ReservationKey,
): Promise<void> {
  await rowsOf(tx, LOCK_ANY, [companyCode, reservationNumber]);
}

const LOCK_CHANGED = `
  SELECT r.reservation_number AS number
  FROM hold AS h JOIN reservation AS r ON r.company_code = h.company_code AND r.hold_number = h.changes_hold_number
  WHERE h.company_code = $1 AND h.hold_number = $2 AND r.status = 'confirmed' FOR NO KEY UPDATE OF r`;

/** Like lockReservation, but finds the reservation by the hold for a change. */
export async function lockChanged(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<string | null> {
  return (await rowsOf<{ number: string }>(tx, LOCK_CHANGED, [companyCode, holdNumber]))[0]?.number ?? null;
}

/** Releases a hold that was just confirmed for a change, because its reservation can no longer be changed. */
export async function endChange(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<void> {
  await tx
    .update(hold)
    .set({ status: 'released', confirmedAt: null })
    .where(and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber)));
}

/**
 * Replaces a reservation's stay and allocation, and clears its room numbers. The caller must take and release the
 * inventory.
 */
export async function replaceStay(
  tx: Database,
  { companyCode, holdNumber }: HoldKey,
  { stay, allocation }: Pick<HoldRow, 'stay' | 'allocation'>,
): Promise<void> {
  const ofHold = { hold: eq(hold.holdNumber, holdNumber), reservation: eq(reservation.holdNumber, holdNumber) };
  await tx
    .update(hold)
    .set({ stay, allocation })
    .where(and(eq(hold.companyCode, companyCode), ofHold.hold));
  await tx
    .update(reservation)
    .set({ checkIn: stay.start_date, checkOut: stay.end_date, roomNumbers: null })
    .where(and(eq(reservation.companyCode, companyCode), ofHold.reservation));
  if (stay.voyage) await keepPassportsUntil(tx, { companyCode, holdNumber }, stay.voyage.passports_deleted_on);
}

/** Returns a reservation's confirmed changes with their requests, oldest first. */
export function findChanges(db: Database, { companyCode, holdNumber }: HoldKey) {
  return db
    .select({ hold, change: sql<StayChange>`${hold.change}`, request: quote.request })
    .from(hold)
    .innerJoin(quote, and(eq(quote.companyCode, hold.companyCode), eq(quote.quoteId, hold.quoteId)))
    .where(and(eq(hold.companyCode, companyCode), eq(hold.changesHoldNumber, holdNumber), eq(hold.status, 'confirmed')))
    .orderBy(hold.confirmedAt);
}

export type FoundChange = Awaited<ReturnType<typeof findChanges>>[number];
