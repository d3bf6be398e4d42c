import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { HoldKey } from '../booking/booking.rules.ts';
import { hold } from '../booking/booking.tables.ts';
import type { MemberKey } from '../member/member.rules.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { violates } from '../platform/database/database-errors.ts';
import { LEASE_MS, type PaymentKey, type PaymentState, type RefundKey, type RefundState } from './payment.rules.ts';
import { payment, propertyRefund, refund } from './payment.tables.ts';

export type PaymentRow = typeof payment.$inferSelect;
type RefundRow = typeof refund.$inferSelect;

function isPayment({ companyCode, orderId }: PaymentKey) {
  return and(eq(payment.companyCode, companyCode), eq(payment.orderId, orderId));
}

export function isRefund({ companyCode, refundId }: RefundKey) {
  return and(eq(refund.companyCode, companyCode), eq(refund.refundId, refundId));
}

export async function findPayment(db: Database, key: PaymentKey): Promise<PaymentRow | undefined> {
  return (await db.select().from(payment).where(isPayment(key)))[0];
}

/**
 * Inserts a payment and cancels an earlier `ready` payment for the same hold. Returns false if another payment for the
 * hold is in progress or completed.
 */
export async function openPayment(tx: Database, row: PaymentRow): Promise<boolean> {
  await tx
    .update(payment)
    .set({ state: 'cancelled', code: 'payment_in_progress', updatedAt: row.updatedAt })
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

/**
 * Moves a payment to another state. Returns undefined if its state isn't in `from`. Clears `checkAt`, so set it in `to`
 * if the payment still needs reconciling.
 */
export async function movePayment(
  tx: Database,
  key: PaymentKey,
  from: readonly PaymentState[],
  to: Partial<PaymentRow> & { state: PaymentState; updatedAt: Date },
): Promise<PaymentRow | undefined> {
  return (
    await tx
      .update(payment)
      .set({ checkAt: null, checks: 0, ...to })
      .where(and(isPayment(key), inArray(payment.state, [...from])))
      .returning()
  )[0];
}

/**
 * Records that a net cancel is about to be sent. Keeps `checkAt`, which a webhook may have set. Returns undefined if
 * the payment's outcome is already settled.
 */
export async function beginUndoing(db: Database, key: PaymentKey, now: Date): Promise<PaymentRow | undefined> {
  const open = inArray(payment.state, ['unknown', 'undoing']);
  return (
    await db
      .update(payment)
      .set({ state: 'undoing', updatedAt: now })
      .where(and(isPayment(key), open))
      .returning()
  )[0];
}

/** Reserves part of a payment's amount for a refund. Returns false if less than `amount` can still be refunded. */
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

export async function insertPropertyRefund(tx: Database, row: typeof propertyRefund.$inferInsert): Promise<void> {
  await tx.insert(propertyRefund).values(row);
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

/** Returns false if the refund wasn't pending. */
export async function endRefund(
  tx: Database,
  key: RefundKey,
  end: { state: 'completed'; completedAt: Date } | { state: 'refused'; refusal: string },
): Promise<boolean> {
  return (
    (
      await tx
        .update(refund)
        .set({ ...end, sendAt: null })
        .where(and(isRefund(key), eq(refund.state, 'pending')))
        .returning({ id: refund.refundId })
    ).length === 1
  );
}

/** A leased row. Other servers skip it until `claimedUntil`. `tries` is the number of attempts. */
export type Claimed<Key> = Key & { tries: number; claimedUntil: Date };

/**
 * Claims failed payments last, because guests are waiting for the others. An approval that is due for a check didn't
 * get a response in time, so it becomes `unknown`.
 */
const CLAIM_PAYMENTS = `
  WITH due AS (
    SELECT company_code, order_id FROM payment WHERE check_at <= $1::timestamptz
    ORDER BY state = 'failed', check_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE payment AS p SET check_at = $3::timestamptz, checks = p.checks + 1,
    state = CASE p.state WHEN 'approving' THEN 'unknown' ELSE p.state END
  FROM due WHERE p.company_code = due.company_code AND p.order_id = due.order_id
  RETURNING p.company_code AS "companyCode", p.order_id AS "orderId", p.checks AS tries, p.check_at AS "claimedUntil"`;

const CLAIM_REFUNDS = `
  WITH due AS (
    SELECT company_code, refund_id FROM refund WHERE send_at <= $1::timestamptz
    ORDER BY send_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE refund AS r SET send_at = $3::timestamptz, attempts = r.attempts + 1
  FROM due WHERE r.company_code = due.company_code AND r.refund_id = due.refund_id
  RETURNING r.company_code AS "companyCode", r.refund_id AS "refundId", r.attempts AS tries, r.send_at AS "claimedUntil"`;

function claim<Row>(db: Database, statement: string, now: Date, atMost: number): Promise<Row[]> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  return rowsOf<Row>(db, statement, [now.toISOString(), atMost, until]);
}

export function claimPayments(db: Database, now: Date, atMost: number): Promise<Claimed<PaymentKey>[]> {
  return claim(db, CLAIM_PAYMENTS, now, atMost);
}

export function claimRefunds(db: Database, now: Date, atMost: number): Promise<Claimed<RefundKey>[]> {
  return claim(db, CLAIM_REFUNDS, now, atMost);
}

/** SQL conditions that every server checks about once a second. */
export const ANY_PAYMENT_DUE = 'EXISTS (SELECT FROM payment WHERE check_at <= now())';
export const ANY_REFUND_DUE = 'EXISTS (SELECT FROM refund WHERE send_at <= now())';

/**
 * Schedules the next check of a claimed payment, or none if `checkAt` is null. Does nothing if, since it was claimed,
 * the payment has changed state or a webhook has scheduled a check.
 */
export async function planCheck(db: Database, claimed: Claimed<PaymentKey>, checkAt: Date | null): Promise<void> {
  await db
    .update(payment)
    .set({ checkAt })
    .where(and(isPayment(claimed), eq(payment.checkAt, claimed.claimedUntil)));
}

/**
 * Schedules an immediate check after a webhook. Ignores a payment whose approval is running, because the approval's
 * response decides the outcome.
 */
export async function checkSoon(db: Database, key: PaymentKey, now: Date): Promise<void> {
  await db
    .update(payment)
    .set({ checkAt: now })
    .where(
      and(isPayment(key), inArray(payment.state, ['unknown', 'undoing', 'failed']), isNotNull(payment.transactionId)),
    );
}

export async function planSending(db: Database, key: RefundKey, sendAt: Date): Promise<void> {
  await db
    .update(refund)
    .set({ sendAt })
    .where(and(isRefund(key), eq(refund.state, 'pending')));
}

/**
 * Makes all `unknown` and `undoing` payments and all pending refunds due now, even if another process has claimed
 * them.
 */
export async function releaseClaims(db: Database, now: Date): Promise<void> {
  await db
    .update(payment)
    .set({ checkAt: now })
    .where(and(inArray(payment.state, ['unknown', 'undoing']), gt(payment.checkAt, now)));
  await db
    .update(refund)
    .set({ sendAt: now })
    .where(and(eq(refund.state, 'pending'), gt(refund.sendAt, now)));
}

export type RefundOfPayment = {
  causedBy: string;
  state: RefundState;
  property: { id: string; amount: number; reason: string | null; createdAt: string } | null;
};

/** `property` is the property's decision that caused the refund, if one did. */
const REFUNDS_OF_PAYMENT = sql<RefundOfPayment[]>`(
  SELECT coalesce(json_agg(json_build_object('causedBy', r.hold_number, 'state', r.state, 'property',
    CASE WHEN g.property_refund_id IS NOT NULL THEN
      json_build_object('id', g.property_refund_id, 'amount', g.amount, 'reason', g.reason, 'createdAt', g.created_at) END)), '[]')
  FROM refund AS r
  LEFT JOIN property_refund AS g ON g.company_code = r.company_code AND g.property_refund_id = r.property_refund_id
  WHERE r.company_code = payment.company_code AND r.order_id = payment.order_id)`;

/**
 * Returns the completed payments for a reservation and its changes, most recent first, with their refunds.
 * `holdNumber` identifies the reservation's original hold.
 */
export function findPaymentsOf(db: Database, { companyCode, holdNumber }: HoldKey) {
  return db
    .select({ payment, refunds: REFUNDS_OF_PAYMENT })
    .from(hold)
    .innerJoin(payment, and(eq(payment.companyCode, hold.companyCode), eq(payment.holdNumber, hold.holdNumber)))
    .where(
      and(
        eq(hold.companyCode, companyCode),
        or(eq(hold.holdNumber, holdNumber), eq(hold.changesHoldNumber, holdNumber)),
        eq(payment.state, 'completed'),
      ),
    )
    .orderBy(sql`${hold.changesHoldNumber} IS NULL`, desc(payment.createdAt));
}

/** Returns the guarantee for a reservation or one of its changes. */
export async function findGuarantee(db: Database, of: HoldKey): Promise<PaymentRow | undefined> {
  return (await findPaymentsOf(db, of)).map(({ payment }) => payment).find(({ kind }) => kind === 'guarantee');
}

export async function deleteCardToken(db: Database, key: PaymentKey): Promise<void> {
  await db.update(payment).set({ transactionId: null }).where(isPayment(key));
}

/** A refused refund stays open until the property has paid it out. */
const OPEN_REFUNDS = `
  WITH own AS (
    SELECT company_code, reservation_number, hold_number FROM reservation WHERE company_code = $1 AND member_id = $2::uuid
  ), holds AS (
    SELECT own.reservation_number, own.hold_number FROM own
    UNION
    SELECT own.reservation_number, h.hold_number FROM own
    JOIN hold AS h ON h.company_code = own.company_code AND h.changes_hold_number = own.hold_number
  )
  SELECT DISTINCT holds.reservation_number AS number FROM holds
  JOIN payment AS p ON p.company_code = $1 AND p.hold_number = holds.hold_number
  JOIN refund AS f ON f.company_code = $1 AND f.order_id = p.order_id AND f.state IN ('pending', 'refused')`;

export async function findOpenRefunds(db: Database, { companyCode, memberId }: MemberKey): Promise<string[]> {
  const rows = await rowsOf<{ number: string }>(db, OPEN_REFUNDS, [companyCode, memberId]);
  return rows.map(({ number }) => number);
}
