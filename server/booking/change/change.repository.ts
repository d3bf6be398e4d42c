import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { violates } from '../../platform/database/database-errors.ts';
import type { HoldRow, QuoteRow } from '../booking.repository.ts';
import type { HoldKey, StayChange } from '../booking.rules.ts';
import { hold, quote, reservation } from '../booking.tables.ts';
import { keepPassportsUntil } from '../traveller/traveller.repository.ts';

/** The quote of a change, of the reservation with this hold. */
export async function findChangeQuote(
  db: Database,
  { companyCode, holdNumber }: HoldKey,
  quoteId: string,
): Promise<QuoteRow | undefined> {
  const [found] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId)));
  return found?.change?.holdNumber === holdNumber ? found : undefined;
}

/** Marks a quote used, once. False when it was already. */
export async function useQuote(tx: Database, { companyCode, quoteId }: QuoteRow, at: Date): Promise<boolean> {
  const used = await tx
    .update(quote)
    .set({ usedAt: at })
    .where(and(eq(quote.companyCode, companyCode), eq(quote.quoteId, quoteId), isNull(quote.usedAt)))
    .returning({ id: quote.quoteId });
  return used.length === 1;
}

function isOpenChangeOf({ companyCode, holdNumber }: HoldKey) {
  const ofHold = and(eq(hold.companyCode, companyCode), eq(hold.changesHoldNumber, holdNumber));
  return and(ofHold, eq(hold.status, 'held'), isNull(hold.payingUntil));
}

/** The change of a reservation that is held and not being paid. */
export async function findOpenChange(db: Database, of: HoldKey): Promise<HoldRow | undefined> {
  return (await db.select().from(hold).where(isOpenChangeOf(of)))[0];
}

/** Gives up the change of a reservation that is held and not being paid; what it has taken is the caller's to give back. */
export function releaseOpenChange(tx: Database, of: HoldKey): Promise<HoldRow[]> {
  return tx.update(hold).set({ status: 'released' }).where(isOpenChangeOf(of)).returning();
}

/** Writes the hold of a change. False while another of the same reservation is held, because it is being paid. */
export async function insertChange(tx: Database, row: HoldRow): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.insert(hold).values(row));
    return true;
  } catch (error) {
    if (violates(error, 'hold_one_open_change')) return false;
    throw error;
  }
}

const LOCK_RESERVATION = `
  SELECT reservation_number AS number FROM reservation WHERE company_code = $1 AND hold_number = $2 AND status = 'confirmed' FOR NO KEY UPDATE`;

/**
 * Lets nobody else change or cancel the confirmed reservation of a hold meanwhile; its number, or null where there is none. Before any hold
 * of it, as everybody does. Who only points to the reservation, as a notice does, need not wait.
 */
export async function lockReservation(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<string | null> {
  return (await rowsOf<{ number: string }>(tx, LOCK_RESERVATION, [companyCode, holdNumber]))[0]?.number ?? null;
}

const LOCK_CHANGED = `
  SELECT r.reservation_number AS number
  FROM hold AS h JOIN reservation AS r ON r.company_code = h.company_code AND r.hold_number = h.changes_hold_number
  WHERE h.company_code = $1 AND h.hold_number = $2 AND r.status = 'confirmed' FOR NO KEY UPDATE OF r`;

/** As lockReservation, of the reservation that a hold is to change. */
export async function lockChanged(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<string | null> {
  return (await rowsOf<{ number: string }>(tx, LOCK_CHANGED, [companyCode, holdNumber]))[0]?.number ?? null;
}

/** Ends a confirmed change that nothing could be made of. */
export async function endChange(tx: Database, { companyCode, holdNumber }: HoldKey): Promise<void> {
  await tx
    .update(hold)
    .set({ status: 'released', confirmedAt: null })
    .where(and(eq(hold.companyCode, companyCode), eq(hold.holdNumber, holdNumber)));
}

/** Makes the stay of a reservation another one. */
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
    .set({ checkIn: stay.start_date, checkOut: stay.end_date })
    .where(and(eq(reservation.companyCode, companyCode), ofHold.reservation));
  if (stay.voyage) await keepPassportsUntil(tx, { companyCode, holdNumber }, stay.voyage.passports_deleted_on);
}

/** The changes that were made of a reservation, the first one first, with what was asked for. */
export function findChanges(db: Database, { companyCode, holdNumber }: HoldKey) {
  return db
    .select({ hold, change: sql<StayChange>`${hold.change}`, selection: quote.request })
    .from(hold)
    .innerJoin(quote, and(eq(quote.companyCode, hold.companyCode), eq(quote.quoteId, hold.quoteId)))
    .where(and(eq(hold.companyCode, companyCode), eq(hold.changesHoldNumber, holdNumber), eq(hold.status, 'confirmed')))
    .orderBy(hold.confirmedAt);
}

export type FoundChange = Awaited<ReturnType<typeof findChanges>>[number];
