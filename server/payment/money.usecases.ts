import type { Money, PropertyRefundNow } from '../booking/money.port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { scheduleCardRevocation } from './card.usecases.ts';
import { findPaymentsOf, type RefundOfPayment } from './payment.repository.ts';
import { statusOf } from './payment.rules.ts';
import { refundForProperty, refundReservation } from './refund.usecases.ts';

export function reservationMoney(deps: { clock: Clock; ids: Ids; queue: Queue }): Money {
  return {
    async find(db, hold) {
      const payments = await findPaymentsOf(db, hold);
      const first = payments.at(-1)?.payment;
      if (!first) return undefined;
      const { orderId, kind, amount, method, state, receipt } = first;
      const all = payments.flatMap((each) => each.refunds);
      const refunds = all.filter(({ property }) => property === null);
      const propertyRefunds = propertyRefundsIn(all);
      return { orderId, kind, amount, method, status: statusOf(state), receipt, refunds, propertyRefunds };
    },
    refund: (tx, hold, what) => refundReservation(deps, tx, hold, what),
    refundForProperty: (tx, hold, what) => refundForProperty(deps, tx, hold, what),
    scheduleCardRevocation: (tx, hold, after) => scheduleCardRevocation(deps.queue, tx, hold, after),
  };
}

/** Groups the refunds by the decision of the property that caused them, oldest first. */
function propertyRefundsIn(refunds: readonly RefundOfPayment[]): PropertyRefundNow[] {
  const granted = new Map<string, PropertyRefundNow>();
  for (const { property, state } of refunds) {
    if (!property) continue;
    const createdAt = new Date(property.createdAt).toISOString();
    const states = [...(granted.get(property.id)?.states ?? []), state];
    granted.set(property.id, { ...property, createdAt, states });
  }
  return [...granted.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
