import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  EventType,
  WebhookDeliveryState,
  WebhookDisabledBecause,
  WebhookFailure,
} from '../../../generated/types.ts';
import { companyCode, count, instant } from '../../platform/database/columns.ts';

/**
 * An address that receives events. `position` is that of the last event for which deliveries were created. Secrets are
 * sealed (see secretContext). After a rotation, events are also signed with the previous secret until `overlap_until`.
 */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    companyCode: companyCode(),
    endpointId: uuid('endpoint_id').notNull(),
    url: text('url').notNull(),
    eventTypes: text('event_types').array().$type<EventType[]>().notNull(),
    hotelCode: text('hotel_code'),
    enabled: boolean('enabled').notNull(),
    disabledBecause: text('disabled_because').$type<WebhookDisabledBecause>(),
    failingSince: instant('failing_since'),
    position: bigint('position', { mode: 'number' }).notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    previousKeyId: text('previous_key_id'),
    previousSealed: text('previous_sealed'),
    overlapUntil: instant('overlap_until'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.endpointId] }),
    check('webhook_endpoint_disabled_because', sql`${t.enabled} = (${t.disabledBecause} IS NULL)`),
    check(
      'webhook_endpoint_overlap_whole',
      sql`(${t.previousSealed} IS NULL) = (${t.overlapUntil} IS NULL) AND (${t.previousSealed} IS NULL) = (${t.previousKeyId} IS NULL)`,
    ),
  ],
);

/**
 * The delivery of an event to an endpoint. Deliveries with the same `order_key` are sent in the order of their
 * positions: only the first one that waits has a `due_at`. While it's being sent, `due_at` equals `claimed_until`, when
 * another server may send it.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    companyCode: companyCode(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    orderKey: text('order_key').notNull(),
    state: text('state').$type<WebhookDeliveryState>().notNull(),
    tries: count('tries').notNull(),
    dueAt: instant('due_at'),
    claimedUntil: instant('claimed_until'),
    lastStatus: integer('last_status'),
    lastFailure: text('last_failure').$type<WebhookFailure>(),
    lastLatencyMs: integer('last_latency_ms'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.endpointId, t.eventId] }),
    foreignKey({
      name: 'webhook_delivery_endpoint',
      columns: [t.companyCode, t.endpointId],
      foreignColumns: [webhookEndpoint.companyCode, webhookEndpoint.endpointId],
    }).onDelete('cascade'),
    index('webhook_delivery_due').on(t.dueAt, t.companyCode, t.endpointId).where(sql`due_at IS NOT NULL`),
    index('webhook_delivery_due_of_endpoint').on(t.endpointId, t.dueAt, t.companyCode).where(sql`due_at IS NOT NULL`),
    index('webhook_delivery_claimed')
      .on(t.claimedUntil, t.companyCode, t.endpointId)
      .where(sql`claimed_until IS NOT NULL`),
    index('webhook_delivery_in_order')
      .on(t.endpointId, t.orderKey, t.position, t.companyCode)
      .where(sql`state = 'waiting'`),
    index('webhook_delivery_of_endpoint').on(t.endpointId, t.position, t.companyCode),
    index('webhook_delivery_ended').on(t.endedAt, t.companyCode).where(sql`ended_at IS NOT NULL`),
    check(
      'webhook_delivery_due_while_waiting',
      sql`(${t.state} = 'waiting' OR ${t.dueAt} IS NULL) AND (${t.state} = 'waiting') = (${t.endedAt} IS NULL)`,
    ),
  ],
);

export type WebhookEndpointRow = typeof webhookEndpoint.$inferSelect;
export type WebhookDeliveryRow = typeof webhookDelivery.$inferSelect;
