import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { violates } from '../platform/errors.ts';
import type { PaymentState } from './payment.rules.ts';
import { payment, refund } from './payment.tables.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

function ofPayment(companyCode: string, orderId: string) {
  return and(eq(payment.companyCode, companyCode), eq(payment.orderId, orderId));
}
function ofRefund(companyCode: string, refundId: string) {
  return and(eq(refund.companyCode, companyCode), eq(refund.refundId, refundId));
}

export async function findPayment(db: Database, companyCode: string, orderId: string): Promise<PaymentRow | undefined> {
  return (await db.select().from(payment).where(ofPayment(companyCode, orderId)))[0];
}

/** Opens a payment. False when the hold has one that is unsettled or completed. */
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
    if (violates(error, 'payment_one_unsettled_per_hold')) return false;
    throw error;
  }
}

/** Moves a payment from one of the states given to another, once: the row as it is now, or nothing when it was in none of them. */
export async function movePayment(
  tx: Database,
  companyCode: string,
  orderId: string,
  from: readonly PaymentState[],
  to: Partial<PaymentRow> & { state: PaymentState; updatedAt: Date },
): Promise<PaymentRow | undefined> {
  return (
    await tx
      .update(payment)
      .set(to)
      .where(and(ofPayment(companyCode, orderId), inArray(payment.state, [...from])))
      .returning()
  )[0];
}

/** Sets an amount of a captured payment aside for a refund. False when that much is no longer there to give back. */
export async function reserveRefund(
  tx: Database,
  companyCode: string,
  orderId: string,
  amount: number,
): Promise<boolean> {
  return (
    (
      await tx
        .update(payment)
        .set({ refundedAmount: sql`${payment.refundedAmount} + ${amount}::bigint` })
        .where(
          and(ofPayment(companyCode, orderId), sql`${payment.refundedAmount} + ${amount}::bigint <= ${payment.amount}`),
        )
        .returning({ id: payment.orderId })
    ).length === 1
  );
}

export async function insertRefund(tx: Database, row: RefundRow): Promise<void> {
  await tx.insert(refund).values(row);
}

export async function findRefund(db: Database, companyCode: string, refundId: string) {
  return (
    await db
      .select({ refund, payment })
      .from(refund)
      .innerJoin(payment, and(eq(payment.companyCode, refund.companyCode), eq(payment.orderId, refund.orderId)))
      .where(ofRefund(companyCode, refundId))
  )[0];
}

/** Ends a pending refund, once. */
export async function endRefund(
  tx: Database,
  companyCode: string,
  refundId: string,
  state: 'completed' | 'refused',
  at: Date,
): Promise<boolean> {
  return (
    (
      await tx
        .update(refund)
        .set({ state, completedAt: state === 'completed' ? at : null })
        .where(and(ofRefund(companyCode, refundId), eq(refund.state, 'pending')))
        .returning({ id: refund.refundId })
    ).length === 1
  );
}

const UNSETTLED = ['approving', 'unknown'] as const;

/** Every payment that is not settled and every refund that is not sent: what a starting server takes up again. */
export async function findUnfinished(db: Database) {
  return {
    payments: await db
      .select()
      .from(payment)
      .where(inArray(payment.state, [...UNSETTLED])),
    refunds: await db.select().from(refund).where(eq(refund.state, 'pending')),
  };
}

/** Payments unsettled and untouched since before a moment, which counts as touching them: their jobs are lost or have given up. */
export function takeUpPayments(db: Database, before: Date, now: Date): Promise<PaymentRow[]> {
  return db
    .update(payment)
    .set({ updatedAt: now })
    .where(and(inArray(payment.state, [...UNSETTLED]), lte(payment.updatedAt, before)))
    .returning();
}

/** Refunds pending for longer than `patienceSeconds` since they were made or last taken up, which counts as one more attempt. */
export function takeUpRefunds(db: Database, patienceSeconds: number, now: Date): Promise<RefundRow[]> {
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

/** The guarantee that a hold was confirmed with. */
export async function findGuarantee(
  db: Database,
  companyCode: string,
  holdNumber: string,
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

export async function dropCardToken(db: Database, companyCode: string, orderId: string): Promise<void> {
  await db.update(payment).set({ transactionId: null }).where(ofPayment(companyCode, orderId));
}
