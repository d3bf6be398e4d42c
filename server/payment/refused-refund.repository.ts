import { and, asc, eq } from 'drizzle-orm';
import { hold, reservation, reservationOfHold } from '../booking/booking.tables.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isRefund } from './payment.repository.ts';
import type { RefundKey } from './payment.rules.ts';
import { payment, refund } from './payment.tables.ts';

/** Returns undefined if the refund isn't in state `refused`. */
export async function payOutRow(tx: Database, key: RefundKey, payout: string, at: Date) {
  const [paidOut] = await tx
    .update(refund)
    .set({ state: 'paid_out', payout, completedAt: at })
    .where(and(isRefund(key), eq(refund.state, 'refused')))
    .returning();
  return paidOut;
}

function refunds(db: Database) {
  return db
    .select({ refund, payment, hold, reservationNumber: reservation.reservationNumber })
    .from(refund)
    .innerJoin(payment, and(eq(payment.companyCode, refund.companyCode), eq(payment.orderId, refund.orderId)))
    .innerJoin(hold, and(eq(hold.companyCode, payment.companyCode), eq(hold.holdNumber, payment.holdNumber)))
    .leftJoin(reservation, reservationOfHold);
}

export type RefundOfStay = Awaited<ReturnType<typeof refunds>>[number];

export async function findRefusedRefund(db: Database, key: RefundKey): Promise<RefundOfStay | undefined> {
  const [found] = await refunds(db).where(isRefund(key));
  return found;
}

export function findRefusedRefunds(db: Database, companyCode: string, atMost: number): Promise<RefundOfStay[]> {
  return refunds(db)
    .where(and(eq(refund.companyCode, companyCode), eq(refund.state, 'refused')))
    .orderBy(asc(refund.createdAt), asc(refund.refundId))
    .limit(atMost);
}

const COUNTS = `
  SELECT (SELECT count(*) FROM payment WHERE check_at IS NOT NULL AND state IN ('approving', 'unknown', 'undoing'))::int AS unreconciled,
    (SELECT count(*) FROM refund WHERE send_at IS NOT NULL)::int AS pending,
    (SELECT count(*) FROM refund WHERE state = 'refused')::int AS refused`;

export async function countOpenMoney(db: Database) {
  const [counts] = await rowsOf<{ unreconciled: number; pending: number; refused: number }>(db, COUNTS, []);
  return counts!;
}
