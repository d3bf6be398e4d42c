import { and, desc, eq, lt } from 'drizzle-orm';
import type { WebhookDeliveryState } from '../../../generated/types.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { event, type EventRow } from '../../platform/events/events.tables.ts';
import type { DeliveryKey, EndpointKey } from './webhook.rules.ts';
import { webhookDelivery, type WebhookDeliveryRow } from './webhook.tables.ts';

export type ClaimedDelivery = DeliveryKey & { tries: number; claimedUntil: Date };
export type DeliveryWithEvent = WebhookDeliveryRow & {
  event: Pick<EventRow, 'type' | 'occurredAt' | 'hotelCode' | 'reservationNumber' | 'memberId' | 'data'>;
};
export type AttemptOutcome = Pick<WebhookDeliveryRow, 'lastStatus' | 'lastFailure' | 'lastLatencyMs'>;

function isOfEndpoint({ companyCode, endpointId }: EndpointKey) {
  return and(eq(webhookDelivery.companyCode, companyCode), eq(webhookDelivery.endpointId, endpointId));
}
function isDelivery(key: DeliveryKey) {
  return and(isOfEndpoint(key), eq(webhookDelivery.eventId, key.eventId));
}
const OF_EVENT = and(eq(event.companyCode, webhookDelivery.companyCode), eq(event.eventId, webhookDelivery.eventId));

/** Returns which of the order keys have a delivery that waits. */
export async function waitingKeys(tx: Database, key: EndpointKey, orderKeys: readonly string[]): Promise<Set<string>> {
  const query = `
    SELECT DISTINCT order_key AS key FROM webhook_delivery
    WHERE company_code = $1 AND endpoint_id = $2 AND state = 'waiting' AND order_key = ANY($3::text[])`;
  const rows = await rowsOf<{ key: string }>(tx, query, [key.companyCode, key.endpointId, orderKeys]);
  return new Set(rows.map((row) => row.key));
}

type NewDelivery = Pick<WebhookDeliveryRow, keyof DeliveryKey | 'position' | 'orderKey' | 'dueAt'>;

export async function insertDeliveries(tx: Database, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, state: 'waiting' as const, tries: 0 }));
  await tx.insert(webhookDelivery).values(values).onConflictDoNothing();
}

/** SQL condition that every server checks about once a second. */
export const ANY_DELIVERY_DUE = 'EXISTS (SELECT FROM webhook_delivery WHERE due_at <= now())';

/** Must exceed the time limit of webhook-sender.ts, or two servers may send the same event at once. */
const LEASE_MS = 30_000;
/** Maximum number of concurrent requests to an endpoint, and to one whose last attempt failed. */
const AT_ONCE = 4;
const AT_ONCE_WHILE_FAILING = 1;

const DUE_ENDPOINTS = `
  SELECT w.company_code AS "companyCode", w.endpoint_id AS "endpointId", w.failing_since IS NOT NULL AS failing,
    coalesce(sent.busy, 0) AS busy
  FROM webhook_endpoint AS w
  LEFT JOIN (
    SELECT company_code, endpoint_id, count(*)::int AS busy FROM webhook_delivery
    WHERE claimed_until > $1::timestamptz GROUP BY company_code, endpoint_id
  ) AS sent ON sent.company_code = w.company_code AND sent.endpoint_id = w.endpoint_id
  WHERE w.enabled AND EXISTS (
    SELECT FROM webhook_delivery AS d
    WHERE d.company_code = w.company_code AND d.endpoint_id = w.endpoint_id AND d.due_at <= $1::timestamptz)
  ORDER BY failing, busy`;

const CLAIM = `
  WITH due AS (
    SELECT event_id FROM webhook_delivery WHERE company_code = $1 AND endpoint_id = $2 AND due_at <= $3::timestamptz
    ORDER BY due_at LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE webhook_delivery AS d SET due_at = $5::timestamptz, claimed_until = $5::timestamptz, tries = d.tries + 1 FROM due
  WHERE d.company_code = $1 AND d.endpoint_id = $2 AND d.event_id = due.event_id
  RETURNING d.company_code AS "companyCode", d.endpoint_id AS "endpointId", d.event_id AS "eventId", d.tries,
    d.claimed_until AS "claimedUntil"`;

/**
 * Claims at most `atMost` due deliveries, and only a few of each endpoint, so that one that hangs doesn't delay the
 * others. Other servers skip them until the lease ends. Each statement that locks rows names one company.
 */
export async function claimDeliveries(db: Database, now: Date, atMost: number): Promise<ClaimedDelivery[]> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  type Due = EndpointKey & { failing: boolean; busy: number };
  const claimed: ClaimedDelivery[] = [];
  for (const { companyCode, endpointId, failing, busy } of await rowsOf<Due>(db, DUE_ENDPOINTS, [at])) {
    const free = Math.min((failing ? AT_ONCE_WHILE_FAILING : AT_ONCE) - busy, atMost - claimed.length);
    if (free > 0)
      claimed.push(...(await rowsOf<ClaimedDelivery>(db, CLAIM, [companyCode, endpointId, at, free, until])));
  }
  return claimed;
}

/** Makes claimed deliveries due now, even if another process has claimed them. */
export async function releaseDeliveryClaims(db: Database, now: Date): Promise<void> {
  const query = `
    UPDATE webhook_delivery SET due_at = $1::timestamptz, claimed_until = NULL
    WHERE claimed_until > $1::timestamptz AND due_at IS NOT NULL`;
  await rowsOf(db, query, [now.toISOString()]);
}

export async function findDelivery(db: Database, key: DeliveryKey): Promise<DeliveryWithEvent | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, event })
    .from(webhookDelivery)
    .innerJoin(event, OF_EVENT)
    .where(and(isDelivery(key), eq(event.companyCode, key.companyCode)));
  return row && { ...row.delivery, event: row.event };
}

/** Returns an endpoint's deliveries before a position, latest event first. */
export async function listDeliveryRows(
  db: Database,
  key: EndpointKey,
  { state, before }: { state: WebhookDeliveryState | undefined; before: number | null },
  atMost: number,
): Promise<DeliveryWithEvent[]> {
  const rows = await db
    .select({ delivery: webhookDelivery, event })
    .from(webhookDelivery)
    .innerJoin(event, OF_EVENT)
    .where(
      and(
        isOfEndpoint(key),
        eq(event.companyCode, key.companyCode),
        state === undefined ? undefined : eq(webhookDelivery.state, state),
        before === null ? undefined : lt(webhookDelivery.position, before),
      ),
    )
    .orderBy(desc(webhookDelivery.position))
    .limit(atMost);
  return rows.map((row) => ({ ...row.delivery, event: row.event }));
}

/** Ends a delivery. Returns false if it has already ended. Lock the endpoint first. */
export async function endDelivery(
  tx: Database,
  key: DeliveryKey,
  state: Exclude<WebhookDeliveryState, 'waiting'>,
  outcome: AttemptOutcome,
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(webhookDelivery)
    .set({ state, ...outcome, dueAt: null, claimedUntil: null, endedAt })
    .where(and(isDelivery(key), eq(webhookDelivery.state, 'waiting')))
    .returning({ eventId: webhookDelivery.eventId });
  return ended.length === 1;
}

/** Schedules the next attempt, or none if `dueAt` is null. Does nothing if another server has claimed the delivery. */
export async function rescheduleDelivery(
  tx: Database,
  claimed: ClaimedDelivery,
  dueAt: Date | null,
  outcome: Partial<AttemptOutcome> = {},
): Promise<boolean> {
  const rescheduled = await tx
    .update(webhookDelivery)
    .set({ ...outcome, dueAt, claimedUntil: null })
    .where(and(isDelivery(claimed), eq(webhookDelivery.claimedUntil, claimed.claimedUntil)))
    .returning({ eventId: webhookDelivery.eventId });
  return rescheduled.length === 1;
}

/** SQL expression: whether no earlier delivery with the same order key waits. */
const IS_FIRST = `
  NOT EXISTS (
    SELECT FROM webhook_delivery AS earlier
    WHERE earlier.company_code = $1 AND earlier.endpoint_id = $2 AND earlier.order_key = d.order_key
      AND earlier.state = 'waiting' AND earlier.position < d.position)`;

/**
 * Makes the first waiting delivery with an order key due, and no other. Does nothing while one of them is being sent.
 * Lock the endpoint first.
 */
export async function scheduleNext(tx: Database, key: EndpointKey, orderKey: string, now: Date): Promise<void> {
  const query = `
    UPDATE webhook_delivery AS d SET due_at = CASE WHEN due_at IS NULL THEN $4::timestamptz END
    WHERE company_code = $1 AND endpoint_id = $2 AND order_key = $3 AND state = 'waiting'
      AND (due_at IS NULL) = (${IS_FIRST})
      AND NOT EXISTS (
        SELECT FROM webhook_delivery AS sent
        WHERE sent.company_code = $1 AND sent.endpoint_id = $2 AND sent.order_key = $3 AND sent.state = 'waiting'
          AND sent.claimed_until > $4::timestamptz)`;
  await rowsOf(tx, query, [key.companyCode, key.endpointId, orderKey, now.toISOString()]);
}

/**
 * Makes the first waiting delivery of each order key due, with all attempts ahead. Those that are being sent become due
 * only if their lease ends. Lock the endpoint first.
 */
export async function resumeDeliveries(tx: Database, key: EndpointKey, now: Date): Promise<void> {
  const query = `
    UPDATE webhook_delivery AS d SET tries = 0,
      due_at = CASE WHEN claimed_until > $3::timestamptz THEN claimed_until ELSE $3::timestamptz END
    WHERE company_code = $1 AND endpoint_id = $2 AND state = 'waiting' AND ${IS_FIRST}`;
  await rowsOf(tx, query, [key.companyCode, key.endpointId, now.toISOString()]);
}

/** Leaves all waiting deliveries without a due time. Lock the endpoint first. */
export async function pauseDeliveries(tx: Database, key: EndpointKey): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ dueAt: null })
    .where(and(isOfEndpoint(key), eq(webhookDelivery.state, 'waiting')));
}

/** Gives up the waiting deliveries of events before a time. Lock the endpoint first. */
export async function giveUpDeliveriesBefore(tx: Database, key: EndpointKey, before: Date, now: Date): Promise<void> {
  const query = `
    UPDATE webhook_delivery AS d SET state = 'given_up', due_at = NULL, claimed_until = NULL, ended_at = $4::timestamptz
    FROM event AS e
    WHERE d.company_code = $1 AND d.endpoint_id = $2 AND d.state = 'waiting'
      AND e.company_code = $1 AND e.event_id = d.event_id AND e.occurred_at < $3::timestamptz`;
  await rowsOf(tx, query, [key.companyCode, key.endpointId, before.toISOString(), now.toISOString()]);
}

/** Makes a delivery wait again, with all attempts ahead, unless it's being sent. Lock the endpoint first. */
export async function restartDelivery(tx: Database, key: DeliveryKey, now: Date): Promise<void> {
  const query = `
    UPDATE webhook_delivery SET state = 'waiting', tries = 0, due_at = NULL, claimed_until = NULL, ended_at = NULL
    WHERE company_code = $1 AND endpoint_id = $2 AND event_id = $3
      AND (claimed_until IS NULL OR claimed_until <= $4::timestamptz)`;
  await rowsOf(tx, query, [key.companyCode, key.endpointId, key.eventId, now.toISOString()]);
}

/** Deletes deliveries that ended before a time. */
export async function purgeDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.endedAt, before));
}

/** Counts the deliveries that wait: those tried at most once, and those tried more often. */
export async function countDeliveries(db: Database): Promise<{ waiting: number; retried: number }> {
  const query = `
    SELECT count(*) FILTER (WHERE tries <= 1)::int AS waiting, count(*) FILTER (WHERE tries > 1)::int AS retried
    FROM webhook_delivery WHERE state = 'waiting'`;
  const [counted] = await rowsOf<{ waiting: number; retried: number }>(db, query, []);
  return counted ?? { waiting: 0, retried: 0 };
}
