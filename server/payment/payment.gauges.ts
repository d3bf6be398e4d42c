import type { Database } from '../platform/database/database.ts';
import type { AreaGauge } from '../platform/http/metrics.ts';
import { countOpenMoney } from './refused-refund.repository.ts';

/** Refused refunds count until the property has paid them out. */
export function paymentGauges({ db }: { db: Database }): readonly AreaGauge[] {
  return [
    {
      name: 'money_open',
      help: 'Payments not yet reconciled, and refunds pending or refused.',
      async read() {
        const { unreconciled, pending, refused } = await countOpenMoney(db);
        return { payment_unreconciled: unreconciled, refund_pending: pending, refund_refused: refused };
      },
    },
  ];
}
