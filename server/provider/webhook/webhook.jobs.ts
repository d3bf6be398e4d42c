import type { Queue } from '../../platform/queue.ts';
import { planDeliveries } from './plan-deliveries.usecases.ts';
import { retryDelivery, sendDelivery, type SendingDeps } from './send-delivery.usecases.ts';
import {
  ANY_DELIVERY_DUE,
  type ClaimedDelivery,
  claimDeliveries,
  purgeDeliveries,
  releaseDeliveryClaims,
} from './webhook-delivery.repository.ts';
import { ANY_EVENT_TO_PLAN } from './webhook-endpoint.repository.ts';

const PURGE = 'webhook.purge';
const KEPT_MS = 30 * 86_400_000;

/** Maximum number of concurrent requests of this process to all endpoints. */
const CONCURRENT_REQUESTS = 64;

export function webhookJobs(deps: SendingDeps & { queue: Queue }): void {
  const { queue, db, clock } = deps;
  queue.everySecond('webhook.plan', {
    outward: false,
    due: ANY_EVENT_TO_PLAN,
    work: () => planDeliveries(deps),
  });
  queue.pollRows<ClaimedDelivery>('webhook.delivery', {
    outward: true,
    due: ANY_DELIVERY_DUE,
    atOnce: CONCURRENT_REQUESTS,
    claim: (atMost) => claimDeliveries(db, clock.now(), atMost),
    work: (row) => sendDelivery(deps, row),
    again: (row, at) => retryDelivery(deps, row, at),
  });
  queue.define(PURGE, () => purgeDeliveries(db, new Date(clock.now().getTime() - KEPT_MS)), { outward: false });
  queue.schedule(PURGE, '37 * * * *');
}

/**
 * Releases leases that a crashed process may have left, so that its deliveries are due immediately. Call this before
 * the queue starts.
 */
export function resumeWebhooks({ db, clock }: SendingDeps): Promise<void> {
  return releaseDeliveryClaims(db, clock.now());
}
