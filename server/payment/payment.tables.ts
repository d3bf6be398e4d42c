import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ErrorCode, PaymentMethod } from '../../generated/types.ts';
import { hold } from '../booking/booking.tables.ts';
import { amount, companyCode, count, instant } from '../platform/database/columns.ts';
import type { PaymentState, RefundState } from './payment.rules.ts';

/** What the card provider told of a charge, as far as it may be kept and shown. */
export type CardReceipt = {
  card_name: string | null;
  card_number_masked: string | null;
  paid_at: string | null;
  receipt_url: string | null;
};

/**
 * Card money, or a card guarantee, behind a hold. `check_at` says when the provider is asked what became of it: the row is its own job,
 * of which there is one, whatever becomes of a process. `checks` counts how often that was begun since the payment last moved.
 */
export const payment = pgTable(
  'payment',
  {
    companyCode: companyCode(),
    orderId: text('order_id').notNull(),
    holdNumber: text('hold_number').notNull(),
    kind: text('kind').$type<'card' | 'guarantee'>().notNull(),
    /** The card provider that it was opened with: it is asked, cancelled and refunded there, whoever takes new ones by now. */
    provider: text('provider').notNull(),
    /** What the guest chose; once it is charged, what the provider says that it was paid by. */
    method: text('method').$type<PaymentMethod>().notNull().default('card'),
    amount: amount('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    code: text('code').$type<ErrorCode>(),
    transactionId: text('transaction_id'),
    receipt: jsonb('receipt').$type<CardReceipt>(),
    refundedAmount: amount('refunded_amount').notNull().default(0),
    checkAt: instant('check_at'),
    checks: count('checks').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.orderId] }),
    foreignKey({ columns: [t.companyCode, t.holdNumber], foreignColumns: [hold.companyCode, hold.holdNumber] }),
    uniqueIndex('payment_one_open_per_hold')
      .on(t.companyCode, t.holdNumber)
      .where(sql`state IN ('ready', 'approving', 'unknown', 'undoing', 'completed')`),
    index('payment_by_hold').on(t.holdNumber, t.companyCode),
    index('payment_by_check').on(t.checkAt, t.companyCode).where(sql`check_at IS NOT NULL`),
    check('payment_refund_within_captured', sql`${t.refundedAmount} >= 0 AND ${t.refundedAmount} <= ${t.amount}`),
  ],
);

/**
 * Money on its way back. Its id is the provider's cancel id too, so that asking twice gives back once. `send_at` says when it is sent, or
 * sent again. What the provider refuses for good (`refusal`: why) waits for the property, which gives it back by other means.
 */
export const refund = pgTable(
  'refund',
  {
    companyCode: companyCode(),
    refundId: text('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    /** What it is for: a change by its hold, all else by the hold of the reservation or of what came to nothing. */
    holdNumber: text('hold_number').notNull(),
    amount: amount('amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    attempts: count('attempts').notNull().default(0),
    sendAt: instant('send_at'),
    refusal: text('refusal'),
    /** How the property says that it gave it back. */
    payout: text('payout'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.refundId] }),
    foreignKey({ columns: [t.companyCode, t.orderId], foreignColumns: [payment.companyCode, payment.orderId] }),
    index('refund_by_payment').on(t.orderId, t.companyCode),
    index('refund_by_sending').on(t.sendAt, t.companyCode).where(sql`send_at IS NOT NULL`),
    index('refund_refused').on(t.createdAt, t.companyCode).where(sql`state = 'refused'`),
    check('refund_positive', sql`${t.amount} > 0`),
  ],
);
