import type { Database } from '../platform/database/database.ts';
import type { AreaGauge } from '../platform/http/metrics.ts';
import { countOpenMoney } from './refused-refund.repository.ts';

/** The money that is not where it belongs yet. A refused refund stands here until the property has paid it out. */
export function paymentGauges({ db }: { db: Database }): readonly AreaGauge[] {
  return [
    {
      name: 'money_open',
      help: 'Payments that are not reconciled, and refunds that are on their way or refused for good.',
      async read() {
        const { unreconciled, pending, refused } = await countOpenMoney(db);
        return { payment_unreconciled: unreconciled, refund_pending: pending, refund_refused: refused };
      },
    },
  ];
}
