import type { Money } from '../booking/money.port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { scheduleCardRevocation } from './card.usecases.ts';
import { findReservationPayment } from './payment.repository.ts';
import { statusOf } from './payment.rules.ts';
import { refundPayment } from './refund.usecases.ts';

/** The money behind reservations, as booking asks for it. */
export function reservationMoney(deps: { clock: Clock; ids: Ids; queue: Queue }): Money {
  return {
    async find(db, hold) {
      const found = await findReservationPayment(db, hold);
      if (!found) return undefined;
      const { payment, refund } = found;
      const { orderId, kind, amount, receipt } = payment;
      return { orderId, kind, amount, status: statusOf(payment.state), receipt, refund: refund?.state ?? null };
    },
    giveBack: (tx, { companyCode }, { orderId, ...what }) => refundPayment(deps, tx, { companyCode, orderId }, what),
    scheduleCardRevocation: (tx, hold) => scheduleCardRevocation(deps.queue, tx, hold),
  };
}
