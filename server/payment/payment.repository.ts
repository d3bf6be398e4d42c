import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { violates } from '../platform/errors.ts';
import type { HoldKey } from '../booking/booking.rules.ts';
import { type PaymentKey, type PaymentState, type RefundKey, UNRECONCILED } from './payment.rules.ts';
import { payment, refund } from './payment.tables.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

function isPayment({ companyCode, orderId }: PaymentKey) {
  return and(eq(payment.companyCode, companyCode), eq(payment.orderId, orderId));
}
function isRefund({ companyCode, refundId }: RefundKey) {
  return and(eq(refund.companyCode, companyCode), eq(refund.refundId, refundId));
}

export async function findPayment(db: Database, key: PaymentKey): Promise<PaymentRow | undefined> {
  return (await db.select().from(payment).where(isPayment(key)))[0];
}

/** Opens a payment. False when the hold has one that is open or completed. */
export async function openPayment(tx: Database, row: PaymentRow): Promise<boolean> {
  await tx
    .update(payment)
    .set({ state: 'cancelled', code: 'payment_cancelled', updatedAt: row.updatedAt })
    .where(
      and(eq(payment.companyCode, row.companyCode), eq(payment.holdNumber, row.holdNumber), eq(payment.state, 'ready')),
    );
  try {
    await tx.transaction((inner) => inner.insert(payment).values(row));
    return true;
  } catch (error) {
    if (violates(error, 'payment_one_open_per_hold')) return false;
    throw error;
  }
}

/** Moves a payment from one of the states given to another, once: the row as it is now, or nothing when it was in none of them. */
export async function movePayment(
  tx: Database,
  key: PaymentKey,
  from: readonly PaymentState[],
  to: Partial<PaymentRow> & { state: PaymentState; updatedAt: Date },
): Promise<PaymentRow | undefined> {
  return (
    await tx
      .update(payment)
      .set(to)
      .where(and(isPayment(key), inArray(payment.state, [...from])))
      .returning()
  )[0];
}

/** Sets an amount of a captured payment aside for a refund. False when that much is no longer there to give back. */
export async function reserveRefund(tx: Database, key: PaymentKey, amount: number): Promise<boolean> {
  return (
    (
      await tx
        .update(payment)
        .set({ refundedAmount: sql`${payment.refundedAmount} + ${amount}::bigint` })
        .where(and(isPayment(key), sql`${payment.refundedAmount} + ${amount}::bigint <= ${payment.amount}`))
        .returning({ id: payment.orderId })
    ).length === 1
  );
}

export async function insertRefund(tx: Database, row: RefundRow): Promise<void> {
  await tx.insert(refund).values(row);
}

export async function findRefund(db: Database, key: RefundKey) {
  return (
    await db
      .select({ refund, payment })
      .from(refund)
      .innerJoin(payment, and(eq(payment.companyCode, refund.companyCode), eq(payment.orderId, refund.orderId)))
      .where(isRefund(key))
  )[0];
}

/** Ends a pending refund, once. */
export async function endRefund(
  tx: Database,
  key: RefundKey,
  state: 'completed' | 'refused',
  at: Date,
): Promise<boolean> {
  return (
    (
      await tx
        .update(refund)
        .set({ state, completedAt: state === 'completed' ? at : null })
        .where(and(isRefund(key), eq(refund.state, 'pending')))
        .returning({ id: refund.refundId })
    ).length === 1
  );
}

/** Every payment that is not reconciled and every refund that is not sent: what a starting server takes up. */
export async function findUnfinished(db: Database) {
  return {
    payments: await db
      .select()
      .from(payment)
      .where(inArray(payment.state, [...UNRECONCILED])),
    refunds: await db.select().from(refund).where(eq(refund.state, 'pending')),
  };
}

/** Payments unreconciled and untouched since before a moment, which counts as touching them: their jobs are lost or have given up. */
export function claimStalePayments(db: Database, before: Date, now: Date): Promise<PaymentRow[]> {
  return db
    .update(payment)
    .set({ updatedAt: now })
    .where(and(inArray(payment.state, [...UNRECONCILED]), lte(payment.updatedAt, before)))
    .returning();
}

/** Refunds pending for longer than `patienceSeconds` since they were made or last taken up, which counts as one more attempt. */
export function claimStaleRefunds(db: Database, patienceSeconds: number, now: Date): Promise<RefundRow[]> {
  return db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1` })
    .where(
      and(
        eq(refund.state, 'pending'),
        sql`${refund.createdAt} + (${refund.attempts} + 1) * ${patienceSeconds}::int * interval '1 second' <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning();
}

/** The payment that a hold was confirmed with, and its refund if there is one. */
export async function findReservationPayment(db: Database, { companyCode, holdNumber }: HoldKey) {
  return (
    await db
      .select({ payment, refund })
      .from(payment)
      .leftJoin(refund, and(eq(refund.companyCode, payment.companyCode), eq(refund.orderId, payment.orderId)))
      .where(
        and(eq(payment.companyCode, companyCode), eq(payment.holdNumber, holdNumber), eq(payment.state, 'completed')),
      )
      .limit(1)
  )[0];
}

/** The guarantee that a hold was confirmed with. */
export async function findGuarantee(
  db: Database,
  { companyCode, holdNumber }: HoldKey,
): Promise<PaymentRow | undefined> {
  return (
    await db
      .select()
      .from(payment)
      .where(
        and(
          eq(payment.companyCode, companyCode),
          eq(payment.holdNumber, holdNumber),
          eq(payment.kind, 'guarantee'),
          eq(payment.state, 'completed'),
        ),
      )
  )[0];
}

export async function dropCardToken(db: Database, key: PaymentKey): Promise<void> {
  await db.update(payment).set({ transactionId: null }).where(isPayment(key));
}
