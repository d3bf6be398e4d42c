import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookSecretResult } from '../../generated/types.ts';
import { done } from '../support/api/guest.ts';
import { timesOver } from '../support/long.ts';
import { type CrashSite, send, startCrashSite } from '../support/site/crash-site.ts';
import { eventually } from '../support/site/process.ts';
import {
  type ReceivedWebhook,
  startWebhookReceiver,
  status,
  type WebhookReceiver,
} from '../support/site/webhook-receiver.ts';

const KILLS = timesOver(50);
const BOOKINGS_A_ROUND = 3;
const TYPES = ['reservation.created', 'reservation.cancelled', 'payment.captured', 'payment.refunded'] as const;
const PROVIDER_KEYS = 'haneul:provider-key-of-the-tests';
const PATH = '/events';

/** When the server is killed: before a webhook gets its response, right after, or before any is sent. */
const MOMENTS = ['before the response', 'after the response', 'before sending'] as const;

let site: CrashSite;
let receiver: WebhookReceiver;
beforeAll(async () => {
  site = await startCrashSite({ PROVIDER_KEYS });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

type StoredEvent = {
  id: string;
  type: string;
  hotel: string;
  number: string;
  data: object;
  at: string;
  position: number | null;
};

async function storedEvents(): Promise<StoredEvent[]> {
  const { rows } = await site.db.execute<StoredEvent>(sql`
    SELECT event_id AS id, type, hotel_code AS hotel, reservation_number AS number, data, position,
      to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
    FROM event WHERE company_code = 'haneul' AND type = ANY(${sql.param([...TYPES])}::text[]) ORDER BY position`);
  return rows;
}

/** IDs of the events that the receiver has accepted. */
const accepted = new Set<string>();

function accept(response: ServerResponse, { id }: ReceivedWebhook) {
  accepted.add(id);
  status(204)(response);
}

async function allDelivered(): Promise<boolean> {
  const { rows } = await site.db.execute(sql`
    SELECT FROM event AS e WHERE e.company_code = 'haneul' AND e.type = ANY(${sql.param([...TYPES])}::text[])
      AND NOT EXISTS (
        SELECT FROM webhook_delivery AS d
        WHERE d.company_code = 'haneul' AND d.event_id = e.event_id AND d.state = 'delivered')`);
  return rows.length === 0;
}

/** Books and cancels until the chosen moment, and then kills the server. */
async function killAt(moment: (typeof MOMENTS)[number], webhooksBefore: number) {
  const known = (await storedEvents()).length;
  const reached = Promise.withResolvers<void>();
  let seen = 0;
  receiver.answer(PATH, (response, webhook) => {
    seen += 1;
    const isLast = seen > webhooksBefore;
    if (isLast && moment !== 'before sending') reached.resolve();
    if (!isLast || moment === 'after the response') accept(response, webhook);
  });
  const paying = await Promise.all(Array.from({ length: BOOKINGS_A_ROUND }, () => site.pay()));
  const cancelled = await site.book();
  send(site.guest.cancel(cancelled.number, cancelled.token, 0));
  for (const one of paying) site.returnFromCardWindow(one);
  if (moment === 'before sending')
    await eventually(30_000, async () => (await storedEvents()).length > known + webhooksBefore);
  else await reached.promise;
  await site.kill(async () => undefined);
  receiver.answer(PATH, accept);
}

test(`${KILLS} kills while webhooks are sent lose no event and change no body`, async () => {
  const request = { url: receiver.origin + PATH, event_types: TYPES, enabled: true };
  const { endpoint, secret } = done(
    await site.guest.call<WebhookSecretResult>(
      'POST',
      '/provider/webhook-endpoints',
      { 'provider-key': 'provider-key-of-the-tests' },
      request,
    ),
  );
  const verifier = new Webhook(secret);
  const unverified: string[] = [];
  let seen = 0;
  const verifyNew = () => {
    for (const { body, headers, id } of receiver.received.slice(seen))
      try {
        verifier.verify(body, headers as Record<string, string>);
      } catch {
        unverified.push(id);
      }
    seen = receiver.received.length;
  };
  for (let round = 0; round < KILLS; round += 1) {
    await killAt(MOMENTS[round % MOMENTS.length]!, round % 4);
    await site.start({ NICEPAY_ANSWER_SECONDS: '8' });
    // Verify in each round, because the verifier rejects signatures that are older than five minutes.
    verifyNew();
  }
  await eventually(120_000, async () => (await site.differences()).length === 0);
  await eventually(120_000, allDelivered);
  verifyNew();

  expect(endpoint.enabled).toBe(true);
  expect(unverified).toEqual([]);
  const events = await storedEvents();
  const received = receiver.at(PATH);
  expect(events.length).toBeGreaterThan(2 * KILLS);
  expect(accepted).toEqual(new Set(events.map(({ id }) => id)));
  expect(new Set(received.map(({ id, body }) => id + body)).size).toBe(events.length);
  const first = new Map(received.toReversed().map(({ id, payload }) => [id, payload]));
  for (const { id, type, hotel, number, data, at } of events)
    expect(first.get(id)).toEqual({
      type,
      timestamp: at,
      data: { hotel_code: hotel, reservation_number: number, ...data },
    });

  // Every reservation was announced, and its events arrived in order.
  const { rows } = await site.db.execute<{ number: string }>(sql`SELECT reservation_number AS number FROM reservation`);
  const order = [...new Set(received.map(({ id }) => id))];
  for (const { number } of rows) {
    const own = events.filter((event) => event.number === number).map(({ id }) => id);
    expect(events.find(({ id }) => id === own[0])?.type).toBe('reservation.created');
    expect(order.filter((id) => own.includes(id))).toEqual(own);
  }
});
