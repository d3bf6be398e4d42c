import type { Database } from '../../platform/database/database.ts';
import type { AreaGauge } from '../../platform/http/metrics.ts';
import { countDeliveries } from './webhook-delivery.repository.ts';
import { countDisabledEndpoints } from './webhook-endpoint.repository.ts';

export function webhookGauges({ db }: { db: Database }): readonly AreaGauge[] {
  return [
    {
      name: 'webhooks_open',
      help: 'Number of webhook deliveries that are waiting or are being retried, and of endpoints that the server has disabled.',
      async read() {
        const { waiting, retried } = await countDeliveries(db);
        return {
          delivery_waiting: waiting,
          delivery_retried: retried,
          endpoint_disabled: await countDisabledEndpoints(db),
        };
      },
    },
  ];
}
