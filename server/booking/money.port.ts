import type { PaymentMethod, PaymentStatus } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { HoldKey } from './booking.rules.ts';

export type RefundState = 'pending' | 'completed' | 'refused' | 'paid_out';

/** `states` has one state for each payment that the refund draws on. */
export type PropertyRefundNow = {
  id: string;
  amount: number;
  reason: string | null;
  createdAt: string;
  states: readonly RefundState[];
};

/** A reservation's first payment or guarantee, with the refunds of all its payments. */
export type ReservationMoney = {
  orderId: string;
  kind: 'card' | 'guarantee';
  /** The first charge, in minor units of the stay's currency; 0 for a guarantee. */
  amount: number;
  method: PaymentMethod;
  status: PaymentStatus;
  receipt: {
    card_name: string | null;
    card_number_masked: string | null;
    paid_at: string | null;
    receipt_url: string | null;
  } | null;
  /**
   * `causedBy` is the number of the hold that caused the refund: the hold for the change, or the original hold of the
   * cancelled reservation.
   */
  refunds: readonly { causedBy: string; state: RefundState }[];
  /** Refunds that the property granted without cancelling, oldest first. They aren't in `refunds`. */
  propertyRefunds: readonly PropertyRefundNow[];
};

/**
 * The payment operations that booking uses. Every method runs in the caller's transaction. Jobs call the payment
 * providers after the commit.
 */
export type Money = {
  /**
   * Returns the first payment and all refunds of the reservation whose original hold is `hold`, or undefined if
   * nothing was due.
   */
  find(db: Database, hold: HoldKey): Promise<ReservationMoney | undefined>;
  /**
   * Queues a refund, starting with the most recent payment. Fails with `cancel_failed` if less than `amount` is
   * refundable.
   */
  refund(
    tx: Database,
    hold: HoldKey,
    what: { amount: number; reason: string; causedBy: string },
  ): Promise<Outcome<void, 'cancel_failed'>>;
  /** Grants a refund by the property. Returns its ID. Fails with `cancel_failed` if less than `amount` is refundable. */
  refundForProperty(
    tx: Database,
    hold: HoldKey,
    what: { amount: number; reason: string },
  ): Promise<Outcome<string, 'cancel_failed'>>;
  /** Revokes the guarantee card, at once unless `after` is given. */
  scheduleCardRevocation(tx: Database, hold: HoldKey, after?: Date): Promise<void>;
};
