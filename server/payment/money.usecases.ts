import type { Money } from '../booking/money.port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Ids } from '../platform/ids.ts';
import type { Queue } from '../platform/queue.ts';
import { scheduleCardRevocation } from './card.usecases.ts';
import { findPaymentsOf } from './payment.repository.ts';
import { statusOf } from './payment.rules.ts';
import { refundReservation } from './refund.usecases.ts';

export function reservationMoney(deps: { clock: Clock; ids: Ids; queue: Queue }): Money {
  return {
    async find(db, hold) {
      const payments = await findPaymentsOf(db, hold);
      const first = payments.at(-1)?.payment;
      if (!first) return undefined;
      const { orderId, kind, amount, method, state, receipt } = first;
      const refunds = payments.flatMap((each) => each.refunds);
      return { orderId, kind, amount, method, status: statusOf(state), receipt, refunds };
    },
    refund: (tx, hold, what) => refundReservation(deps, tx, hold, what),
    scheduleCardRevocation: (tx, hold, after) => scheduleCardRevocation(deps.queue, tx, hold, after),
  };
}
