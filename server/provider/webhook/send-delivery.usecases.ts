import { recordAction, type Actor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Logger } from '../../platform/log.ts';
import { ok } from '../../platform/outcome.ts';
import type { Sealer } from '../../platform/sealing.ts';
import {
  type AttemptOutcome,
  type ClaimedDelivery,
  endDelivery,
  findDelivery,
  pauseDeliveries,
  rescheduleDelivery,
  scheduleNext,
} from './webhook-delivery.repository.ts';
import { changeEndpoint, findEndpoint, lockEndpoint } from './webhook-endpoint.repository.ts';
import { signedHeaders } from './webhook-secret.usecases.ts';
import type { WebhookSender } from './webhook-sender.port.ts';
import { bodyOf, MAX_TRIES, nextAttempt } from './webhook.rules.ts';
import type { WebhookEndpointRow } from './webhook.tables.ts';

export type SendingDeps = {
  db: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  passports: Sealer;
  webhooks: Pick<WebhookSender, 'send'>;
};

const GONE = 410;
const SERVER: Actor = { kind: 'server', id: 'webhooks', name: 'webhooks' };

export function isAccepted(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Sends a claimed delivery and records the outcome. If the process fails before the outcome is recorded, the event is
 * sent again with the same ID and body.
 */
export async function sendDelivery(deps: SendingDeps, claimed: ClaimedDelivery): Promise<void> {
  const { db, clock, passports, webhooks } = deps;
  const endpoint = await findEndpoint(db, claimed);
  const delivery = await findDelivery(db, claimed);
  if (!endpoint?.enabled || delivery?.state !== 'waiting') return;
  const body = bodyOf(delivery.event);
  const headers = signedHeaders(passports, endpoint, { id: claimed.eventId, at: clock.now(), body });
  const { status, failure, latencyMs } = await webhooks.send({ url: endpoint.url, headers, body });
  const outcome = { lastStatus: status, lastFailure: failure, lastLatencyMs: latencyMs };
  await inTransaction(db, async (tx) => {
    // The endpoint may have been changed or deleted during the request.
    const locked = await lockEndpoint(tx, claimed);
    if (locked) await recordAttempt(deps, tx, locked, { ...claimed, orderKey: delivery.orderKey }, outcome);
    return ok();
  });
}

type Attempted = ClaimedDelivery & { orderKey: string };

async function recordAttempt(
  deps: SendingDeps,
  tx: Database,
  endpoint: WebhookEndpointRow,
  claimed: Attempted,
  outcome: AttemptOutcome,
): Promise<void> {
  const now = deps.clock.now();
  if (isAccepted(outcome.lastStatus)) {
    await endDelivery(tx, claimed, 'delivered', outcome, now);
    if (endpoint.failingSince) await changeEndpoint(tx, endpoint, { failingSince: null });
    if (endpoint.enabled) await scheduleNext(tx, endpoint, claimed.orderKey, now);
    return;
  }
  const dueAt = endpoint.enabled ? nextAttempt(claimed, claimed.tries, now) : null;
  if (!(await rescheduleDelivery(tx, claimed, dueAt, outcome))) return;
  if (!endpoint.failingSince) await changeEndpoint(tx, endpoint, { failingSince: now });
  if (!endpoint.enabled) return;
  const reason = outcome.lastStatus === GONE ? 'gone' : claimed.tries >= MAX_TRIES ? 'failed' : undefined;
  if (!reason) return;
  await endDelivery(tx, claimed, 'given_up', outcome, now);
  await disableEndpoint(deps, tx, endpoint, reason);
}

/** Stops sending to an endpoint until a provider's system enables it again. */
async function disableEndpoint(
  deps: SendingDeps,
  tx: Database,
  { companyCode, endpointId, enabled }: WebhookEndpointRow,
  reason: 'gone' | 'failed',
): Promise<void> {
  const key = { companyCode, endpointId };
  await changeEndpoint(tx, key, { enabled: false, disabledBecause: reason });
  await pauseDeliveries(tx, key);
  const by = { companyCode, actor: SERVER, requestId: null };
  await recordAction(deps, tx, by, {
    action: 'disableWebhookEndpoint',
    objectKind: 'webhook_endpoint',
    objectId: endpointId,
    before: { enabled },
    after: { enabled: false, disabled_because: reason },
  });
  deps.log.error(
    { company_code: companyCode, endpoint_id: endpointId, reason },
    'webhook endpoint disabled; nothing is sent to it until it is enabled again',
  );
}

/** Retries a delivery whose attempt failed because of an error of ours. */
export async function retryDelivery({ db }: SendingDeps, claimed: ClaimedDelivery, at: Date): Promise<void> {
  await rescheduleDelivery(db, claimed, at);
}
