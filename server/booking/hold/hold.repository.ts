import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { HoldKey } from '../booking.rules.ts';
import { hold, type HoldRow } from '../booking.tables.ts';

function isHold({ companyCode, holdNumber }: HoldKey) {
  return and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber));
}

export async function findHold(db: Database, key: HoldKey): Promise<HoldRow | undefined> {
  return (await db.select().from(hold).where(isHold(key)))[0];
}

/** Releases a hold unless it is being paid for. Returns undefined if no hold was released. */
export async function releaseHoldRow(tx: Database, key: HoldKey): Promise<HoldRow | undefined> {
  const [released] = await tx
    .update(hold)
    .set({ status: 'released' })
    .where(and(isHold(key), eq(hold.status, 'held'), isNull(hold.payingUntil)))
    .returning();
  return released;
}

/**
 * Prevents a hold from expiring until `until`, while it is being paid for. Returns false if the hold has already ended
 * or expired.
 */
export async function lockHold(tx: Database, key: HoldKey, now: Date, until: Date): Promise<boolean> {
  const locked = await tx
    .update(hold)
    .set({ payingUntil: until })
    .where(and(isHold(key), eq(hold.status, 'held'), gt(hold.expiresAt, now)))
    .returning({ n: hold.holdNumber });
  return locked.length === 1;
}

/**
 * Moves a hold's expiry to `until`, unless it is already later. Returns the expiry, or undefined if the hold has ended or
 * expired, even if its rooms haven't been released yet.
 */
export async function prolongHold(tx: Database, key: HoldKey, now: Date, until: Date): Promise<Date | undefined> {
  const [prolonged] = await tx
    .update(hold)
    .set({ expiresAt: sql`greatest(${hold.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(isHold(key), eq(hold.status, 'held'), gt(hold.expiresAt, now)))
    .returning({ expiresAt: hold.expiresAt });
  return prolonged?.expiresAt;
}

/** For every open hold whose payment lock has ended, extends the lock to `until`. */
export async function prolongLocks(db: Database, now: Date, until: Date): Promise<void> {
  await db
    .update(hold)
    .set({ payingUntil: until })
    .where(and(eq(hold.status, 'held'), lte(hold.payingUntil, now)));
}

export async function unlockHold(tx: Database, key: HoldKey): Promise<void> {
  await tx.update(hold).set({ payingUntil: null }).where(isHold(key));
}

/** Confirms a hold. Returns undefined if its status wasn't `held`; its rooms may then have been released. */
export async function confirmHoldRow(tx: Database, key: HoldKey, at: Date): Promise<HoldRow | undefined> {
  const [confirmed] = await tx
    .update(hold)
    .set({ status: 'confirmed', payingUntil: null, confirmedAt: at })
    .where(and(isHold(key), eq(hold.status, 'held')))
    .returning();
  return confirmed;
}
