import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { violates } from '../platform/errors.ts';
import type { PaymentState } from './payment.rules.ts';
import { payment, refund } from './payment.tables.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

const ofPayment = (companyCode: string, orderId: string) =>
  and(eq(payment.companyCode, companyCode), eq(payment.orderId, orderId));
const ofRefund = (companyCode: string, refundId: string) =>
  and(eq(refund.companyCode, companyCode), eq(refund.refundId, refundId));

export const findPayment = async (
  db: Database,
  companyCode: string,
  orderId: string,
): Promise<PaymentRow | undefined> => (await db.select().from(payment).where(ofPayment(companyCode, orderId)))[0];

/** Opens a payment. False when the hold has one that is unsettled or completed. */
export const openPayment = async (tx: Database, row: PaymentRow): Promise<boolean> => {
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
};

/** Moves a payment from one of the states given to another, once: the row as it is now, or nothing when it was in none of them. */
export const movePayment = async (
  tx: Database,
  companyCode: string,
  orderId: string,
  from: readonly PaymentState[],
  to: Partial<PaymentRow> & { state: PaymentState; updatedAt: Date },
): Promise<PaymentRow | undefined> =>
  (
    await tx
      .update(payment)
      .set(to)
      .where(and(ofPayment(companyCode, orderId), inArray(payment.state, [...from])))
      .returning()
  )[0];

/** Sets an amount of a captured payment aside for a refund. False when that much is no longer there to give back. */
export const reserveRefund = async (
  tx: Database,
  companyCode: string,
  orderId: string,
  amount: number,
): Promise<boolean> =>
  (
    await tx
      .update(payment)
      .set({ refundedAmount: sql`${payment.refundedAmount} + ${amount}::bigint` })
      .where(
        and(ofPayment(companyCode, orderId), sql`${payment.refundedAmount} + ${amount}::bigint <= ${payment.amount}`),
      )
      .returning({ id: payment.orderId })
  ).length === 1;

export const insertRefund = async (tx: Database, row: RefundRow): Promise<void> =>
  void (await tx.insert(refund).values(row));

export const findRefund = async (db: Database, companyCode: string, refundId: string) =>
  (
    await db
      .select({ refund, payment })
      .from(refund)
      .innerJoin(payment, and(eq(payment.companyCode, refund.companyCode), eq(payment.orderId, refund.orderId)))
      .where(ofRefund(companyCode, refundId))
  )[0];

/** Ends a pending refund, once. */
export const endRefund = async (
  tx: Database,
  companyCode: string,
  refundId: string,
  state: 'completed' | 'refused',
  at: Date,
): Promise<boolean> =>
  (
    await tx
      .update(refund)
      .set({ state, completedAt: state === 'completed' ? at : null })
      .where(and(ofRefund(companyCode, refundId), eq(refund.state, 'pending')))
      .returning({ id: refund.refundId })
  ).length === 1;

const UNSETTLED = ['approving', 'unknown'] as const;

/** Every payment that is not settled and every refund that is not sent: what a starting server takes up again. */
export const findUnfinished = async (db: Database) => ({
  payments: await db
    .select()
    .from(payment)
    .where(inArray(payment.state, [...UNSETTLED])),
  refunds: await db.select().from(refund).where(eq(refund.state, 'pending')),
});

/** Payments unsettled and untouched since before a moment, which counts as touching them: their jobs are lost or have given up. */
export const takeUpPayments = (db: Database, before: Date, now: Date): Promise<PaymentRow[]> =>
  db
    .update(payment)
    .set({ updatedAt: now })
    .where(and(inArray(payment.state, [...UNSETTLED]), lte(payment.updatedAt, before)))
    .returning();

/** Refunds pending for longer than `patienceSeconds` since they were made or last taken up, which counts as one more attempt. */
export const takeUpRefunds = (db: Database, patienceSeconds: number, now: Date): Promise<RefundRow[]> =>
  db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1` })
    .where(
      and(
        eq(refund.state, 'pending'),
        sql`${refund.createdAt} + (${refund.attempts} + 1) * ${patienceSeconds}::int * interval '1 second' <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning();

/** The guarantee that a hold was confirmed with. */
export const findGuarantee = async (
  db: Database,
  companyCode: string,
  holdNumber: string,
): Promise<PaymentRow | undefined> =>
  (
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

export const dropCardToken = async (db: Database, companyCode: string, orderId: string): Promise<void> =>
  void (await db.update(payment).set({ transactionId: null }).where(ofPayment(companyCode, orderId)));
