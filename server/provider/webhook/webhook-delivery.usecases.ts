import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  WebhookDeliveriesResult,
  WebhookDeliveryResult,
  WebhookDeliveryState,
  WebhookTestResult,
} from '../../../generated/types.ts';
import { type ActingFor, recordAction } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { cursorOf, cursorParts, PAGE_SIZE, pageOf } from '../../platform/values/cursor.ts';
import { isAccepted, type SendingDeps } from './send-delivery.usecases.ts';
import { findDelivery, listDeliveryRows, restartDelivery, scheduleNext } from './webhook-delivery.repository.ts';
import { findEndpoint, lockEndpoint } from './webhook-endpoint.repository.ts';
import { signedHeaders } from './webhook-secret.usecases.ts';
import { presentDelivery } from './webhook.presenter.ts';
import { bodyOf, type DeliveryKey, type EndpointKey } from './webhook.rules.ts';

const deliveryCursor = cursorOf({ position: cursorParts.position });

type Query = { state?: WebhookDeliveryState | undefined; cursor?: string | undefined };

/** Returns a page of the deliveries to an endpoint, latest event first. */
export async function listWebhookDeliveries(
  { db }: { db: Database },
  endpoint: EndpointKey,
  { state, cursor }: Query,
): Promise<Outcome<WebhookDeliveriesResult, ProblemCode<'listWebhookDeliveries'>>> {
  const after = deliveryCursor.decode(cursor);
  if (after === undefined) return fieldFail('/cursor', 'validation');
  if (!(await findEndpoint(db, endpoint))) return fail('not_found');
  const rows = await listDeliveryRows(db, endpoint, { state, before: after?.position ?? null }, PAGE_SIZE + 1);
  const { page, last } = pageOf(rows);
  const next_cursor = last ? deliveryCursor.encode({ position: last.position }) : null;
  return ok({ result: 'success', deliveries: page.map(presentDelivery), next_cursor });
}

/** Sends an event again, or makes one that waits due. While the endpoint is disabled, the event waits. */
export function redeliverWebhook(
  deps: SendingDeps,
  by: ActingFor,
  of: Omit<DeliveryKey, 'companyCode'>,
): Promise<Outcome<WebhookDeliveryResult, ProblemCode<'redeliverWebhook'>>> {
  return inTransaction(deps.db, async (tx) => {
    const key = { ...of, companyCode: by.companyCode };
    const endpoint = await lockEndpoint(tx, key);
    const delivery = endpoint && (await findDelivery(tx, key));
    if (!delivery) return fail('not_found');
    const now = deps.clock.now();
    await restartDelivery(tx, key, now);
    if (endpoint.enabled) await scheduleNext(tx, key, delivery.orderKey, now);
    const about = { objectKind: 'webhook_endpoint', objectId: key.endpointId, after: { event_id: key.eventId } };
    await recordAction(deps, tx, by, { action: 'redeliverWebhook', ...about });
    return ok({ result: 'success', delivery: presentDelivery((await findDelivery(tx, key))!) });
  });
}

/** Sends a test event to an endpoint and returns the outcome. */
export async function testWebhookEndpoint(
  { db, clock, ids, passports, webhooks }: SendingDeps,
  key: EndpointKey,
): Promise<Outcome<WebhookTestResult, ProblemCode<'testWebhookEndpoint'>>> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return fail('not_found');
  const at = clock.now();
  const id = ids.uuid();
  const about = { occurredAt: at, hotelCode: null, reservationNumber: null, memberId: null, data: {} };
  const body = bodyOf({ type: 'webhook.test', ...about });
  const headers = signedHeaders(passports, endpoint, { id, at, body });
  const { status, failure, latencyMs } = await webhooks.send({ url: endpoint.url, headers, body });
  const delivered = isAccepted(status);
  return ok({ result: 'success', event_id: id, delivered, status, failure, latency_ms: latencyMs });
}
