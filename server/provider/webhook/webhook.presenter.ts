import type { WebhookDelivery, WebhookEndpoint } from '../../../generated/types.ts';
import type { DeliveryWithEvent } from './webhook-delivery.repository.ts';
import type { WebhookEndpointRow } from './webhook.tables.ts';

export function presentEndpoint(row: WebhookEndpointRow, now: Date): WebhookEndpoint {
  const { overlapUntil } = row;
  return {
    endpoint_id: row.endpointId,
    url: row.url,
    event_types: row.eventTypes,
    hotel_code: row.hotelCode,
    enabled: row.enabled,
    disabled_because: row.disabledBecause,
    failing_since: row.failingSince?.toISOString() ?? null,
    overlap_until: overlapUntil && overlapUntil > now ? overlapUntil.toISOString() : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Returns the settings of an endpoint for the audit log. */
export function auditedEndpoint({ url, eventTypes, hotelCode, enabled, disabledBecause }: WebhookEndpointRow) {
  return { url, event_types: eventTypes, hotel_code: hotelCode, enabled, disabled_because: disabledBecause };
}

export function presentDelivery(row: DeliveryWithEvent): WebhookDelivery {
  return {
    event_id: row.eventId,
    type: row.event.type,
    reservation_number: row.event.reservationNumber,
    state: row.state,
    attempts: row.tries,
    last_status: row.lastStatus,
    last_failure: row.lastFailure,
    last_latency_ms: row.lastLatencyMs,
    occurred_at: row.event.occurredAt.toISOString(),
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
