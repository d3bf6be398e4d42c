import type { WebhookData, WebhookPayload } from '../../../generated/types.ts';

export type EndpointKey = { companyCode: string; endpointId: string };
export type DeliveryKey = EndpointKey & { eventId: string };

/** Number of attempts before a delivery is given up. With the delays below, they take about three days. */
export const MAX_TRIES = 15;
/** How long events wait for an endpoint that is disabled. */
export const KEPT_WHILE_DISABLED_MS = 3 * 86_400_000;

const FIRST_DELAY_MS = 5_000;
const DELAY_FACTOR = 3;
const LONGEST_DELAY_MS = 12 * 3_600_000;
/** The delay is varied by this share in both directions, so that many deliveries aren't retried at the same moment. */
const JITTER = 0.1;

/** Returns the time of the next attempt after `tries` failed ones. */
export function nextAttempt({ eventId }: { eventId: string }, tries: number, now: Date): Date {
  const delay = Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** (tries - 1), LONGEST_DELAY_MS);
  // The last digits of an event's ID are random.
  const random = Number.parseInt(eventId.slice(-4), 16) / 0xffff;
  return new Date(now.getTime() + Math.round(delay * (1 - JITTER + 2 * JITTER * random)));
}

type EventFacts = {
  type: WebhookPayload['type'];
  occurredAt: Date;
  hotelCode: string | null;
  reservationNumber: string | null;
  memberId: string | null;
  data: Record<string, unknown>;
};

/** Returns the body that describes an event. It depends only on the event, so that every attempt sends the same. */
export function bodyOf({ type, occurredAt, hotelCode, reservationNumber, memberId, data: more }: EventFacts): string {
  const data: WebhookData = {
    ...(hotelCode !== null && { hotel_code: hotelCode }),
    ...(reservationNumber !== null && { reservation_number: reservationNumber }),
    ...(memberId !== null && { member_id: memberId }),
    ...more,
  };
  const payload: WebhookPayload = { type, timestamp: occurredAt.toISOString(), data };
  return JSON.stringify(payload);
}

/** Deliveries to an endpoint with the same order key are sent one after the other. */
export function orderKeyOf(event: { eventId: string; reservationNumber: string | null; memberId: string | null }) {
  return event.reservationNumber ?? event.memberId ?? event.eventId;
}

/** Binds a sealed secret to its endpoint. A rotation moves a sealed secret within the row, so the column isn't bound. */
export function secretContext({ companyCode, endpointId }: EndpointKey): string {
  return `webhook_secret ${companyCode} ${endpointId}`;
}
