import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode, PaymentMethod } from '../../generated/types.ts';
import { hold } from '../booking/booking.tables.ts';
import { amount, companyCode, count, instant } from '../platform/database/columns.ts';
import type { PaymentState, RefundState } from './payment.rules.ts';

export type CardReceipt = {
  card_name: string | null;
  card_number_masked: string | null;
  paid_at: string | null;
  receipt_url: string | null;
};

/**
 * A card payment or guarantee for a hold. The row is also its own reconciliation job, so the job survives a crash.
 * `check_at` is when to query the provider next, and `checks` counts the attempts since `state` last changed.
 */
export const payment = pgTable(
  'payment',
  {
    companyCode: companyCode(),
    orderId: text('order_id').notNull(),
    holdNumber: text('hold_number').notNull(),
    kind: text('kind').$type<'card' | 'guarantee'>().notNull(),
    /** Query, cancel and refund the payment at this provider, even if new payments go to another one. */
    provider: text('provider').notNull(),
    /** The method that the guest chose. After the charge, the method that the provider reports. */
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
 * A refund that the property grants without cancelling. It's sent to the card provider as one refund for each payment
 * that it draws on. `hold_number` is the reservation's original hold. `reason` is null once it has been erased.
 */
export const propertyRefund = pgTable(
  'property_refund',
  {
    companyCode: companyCode(),
    propertyRefundId: uuid('property_refund_id').notNull(),
    holdNumber: text('hold_number').notNull(),
    amount: amount('amount').notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.propertyRefundId] }),
    foreignKey({
      name: 'property_refund_of_hold',
      columns: [t.companyCode, t.holdNumber],
      foreignColumns: [hold.companyCode, hold.holdNumber],
    }),
    index('property_refund_by_hold').on(t.holdNumber, t.companyCode),
    check('property_refund_positive', sql`${t.amount} > 0`),
  ],
);

/**
 * `refund_id` is also the cancel ID at the provider, so a refund that is sent twice takes effect only once. `send_at`
 * is when to send it next. If the provider refuses it permanently, `refusal` is the reason, and the property must pay
 * the refund by other means.
 */
export const refund = pgTable(
  'refund',
  {
    companyCode: companyCode(),
    refundId: text('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    /**
     * The hold that caused the refund: the hold for a change, the hold of a cancelled reservation, or a hold that was
     * paid for but couldn't be confirmed.
     */
    holdNumber: text('hold_number').notNull(),
    /** The decision of the property that caused the refund. Null if a cancellation, a change or a failed booking did. */
    propertyRefundId: uuid('property_refund_id'),
    amount: amount('amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    attempts: count('attempts').notNull().default(0),
    sendAt: instant('send_at'),
    refusal: text('refusal'),
    /** The property's reference for the payout. */
    payout: text('payout'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.refundId] }),
    foreignKey({ columns: [t.companyCode, t.orderId], foreignColumns: [payment.companyCode, payment.orderId] }),
    foreignKey({
      name: 'refund_of_property_refund',
      columns: [t.companyCode, t.propertyRefundId],
      foreignColumns: [propertyRefund.companyCode, propertyRefund.propertyRefundId],
    }),
    index('refund_by_payment').on(t.orderId, t.companyCode),
    index('refund_by_sending').on(t.sendAt, t.companyCode).where(sql`send_at IS NOT NULL`),
    index('refund_refused').on(t.createdAt, t.companyCode).where(sql`state = 'refused'`),
    check('refund_positive', sql`${t.amount} > 0`),
  ],
);
