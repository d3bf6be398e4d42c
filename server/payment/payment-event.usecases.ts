import { findPlaceOfHold } from '../booking/hold/confirm.usecases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import type { Ids } from '../platform/ids.ts';
import type { PaymentRow } from './payment.repository.ts';

type PaymentEvent = {
  type: 'payment.captured' | 'payment.refunded' | 'payment.refund_refused';
  /** Captured or refunded amount in minor units. */
  amount: number;
  refundId?: string;
};

/**
 * Records an event of a payment in the caller's transaction. If the rooms had been released before the payment, the
 * event has no reservation.
 */
export async function recordPaymentEvent(
  deps: { clock: Clock; ids: Ids },
  tx: Database,
  { companyCode, holdNumber, orderId, currency }: PaymentRow,
  { type, amount, refundId }: PaymentEvent,
): Promise<void> {
  const { hotelCode = null, reservationNumber = null } = (await findPlaceOfHold(tx, { companyCode, holdNumber })) ?? {};
  const data = { order_id: orderId, amount, currency, ...(refundId !== undefined && { refund_id: refundId }) };
  await recordEvents(deps, tx, [{ companyCode, type, hotelCode, reservationNumber, data }]);
}
