import type { Database } from '../platform/database/database.ts';
import type { AreaGauge } from '../platform/http/metrics.ts';
import { countOpenMoney } from './refused-refund.repository.ts';

/** A refused refund counts as open until the property has paid it out. */
export function paymentGauges({ db }: { db: Database }): readonly AreaGauge[] {
  return [
    {
      name: 'money_open',
      help: 'Number of payments that are not reconciled, and of refunds that are pending or refused.',
      async read() {
        const { unreconciled, pending, refused } = await countOpenMoney(db);
        return { payment_unreconciled: unreconciled, refund_pending: pending, refund_refused: refused };
      },
    },
  ];
}
