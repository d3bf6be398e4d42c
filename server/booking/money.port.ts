import type { PaymentMethod, PaymentStatus } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { HoldKey } from './booking.rules.ts';

/** How far money is on its way back. */
export type RefundState = 'pending' | 'completed' | 'refused' | 'paid_out';

/** The money behind a reservation, or the card that guarantees it: the first payment, and what has gone back of all of them. */
export type ReservationMoney = {
  orderId: string;
  kind: 'card' | 'guarantee';
  /** What was charged at first, minor units of the stay's currency; 0 of a guarantee. */
  amount: number;
  method: PaymentMethod;
  status: PaymentStatus;
  receipt: {
    card_name: string | null;
    card_number_masked: string | null;
    paid_at: string | null;
    receipt_url: string | null;
  } | null;
  /** By the hold that caused them: a change's own, or that of the reservation which was cancelled. */
  refunds: readonly { causedBy: string; state: RefundState }[];
};

/**
 * What booking asks of whoever moves the money; it does not know who that is. Everything happens in the caller's transaction, what goes
 * out of the house by a job that commits with it.
 */
export type Money = {
  /** The money that a hold was confirmed with, and its changes. Undefined where nothing was due. */
  find(db: Database, hold: HoldKey): Promise<ReservationMoney | undefined>;
  /** Puts an amount on its way back, of what was paid last first; `cancel_failed` when that much is not there to give back. */
  giveBack(
    tx: Database,
    hold: HoldKey,
    what: { amount: number; reason: string; causedBy: string },
  ): Promise<Outcome<void, 'cancel_failed'>>;
  /** Has the card behind a guaranteed booking forgotten. */
  scheduleCardRevocation(tx: Database, hold: HoldKey): Promise<void>;
};
