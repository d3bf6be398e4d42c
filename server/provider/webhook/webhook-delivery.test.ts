import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  AuditEntriesResult,
  WebhookDeliveryResult,
  WebhookEndpoint,
  WebhookEndpointsResult,
} from '../../../generated/types.ts';
import { WebhookPayload } from '../../../generated/zod/schemas.ts';
import { testDeps } from '../../../tests/support/api/deps.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { of, OURS, TWO_COMPANIES, webhooksOf } from '../../../tests/support/api/webhooks.ts';
import { startWebhookReceiver, status, type WebhookReceiver } from '../../../tests/support/site/webhook-receiver.ts';
import { createApp } from '../../app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/http/metrics.ts';
import { fail } from '../../platform/outcome.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { webhookGauges } from './webhook.gauges.ts';
import { MAX_TRIES } from './webhook.rules.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
const RESERVATIONS = ['reservation.created', 'reservation.changed', 'reservation.cancelled'] as const;

let app: TestApp;
let receiver: WebhookReceiver;
let hooks: ReturnType<typeof webhooksOf>;
let limits: AbortController[];
const lines: string[] = [];
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const timeoutSignal = () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  };
  app = await startTestApp({
    hotels: [demoHotel('1', roomy), demoHotel('10', roomy)],
    settings: TWO_COMPANIES,
    webhooks: createWebhookSender({ privateHosts: ['127.0.0.1'], timeoutSignal }),
    log: createLog('error', { write: (line: string) => void lines.push(line) }),
  });
  hooks = webhooksOf(app);
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

let path: string;
let url: string;
let made = 0;
beforeEach(() => {
  made += 1;
  path = `/endpoint-${made}`;
  url = receiver.origin + path;
  limits = [];
});
afterEach(() => hooks.deleteAll());

function types() {
  return receiver.at(path).map(({ payload }) => payload.type);
}
function numbers() {
  return receiver.at(path).map(({ payload }) => payload.data.reservation_number);
}
async function endpointNow({ endpoint_id }: WebhookEndpoint) {
  const { endpoints } = done(await hooks.call<WebhookEndpointsResult>('GET', '/webhook-endpoints'));
  return endpoints.find((endpoint) => endpoint.endpoint_id === endpoint_id)!;
}
/** Lets each attempt fail until the delivery is given up. */
async function failAllAttempts() {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) await hooks.pass(DAY);
}

describe('an event', () => {
  test('of a booking is sent once, signed, with ids and without personal data', async () => {
    const { secret } = await hooks.create(url, { event_types: ['reservation.created', 'payment.captured'] });
    const { number, orderId } = await app.book();
    await hooks.deliver();
    await hooks.deliver();
    const [created, captured] = receiver.at(path);
    expect(receiver.at(path)).toHaveLength(2);
    expect(hooks.verify(created!, secret)).toEqual({
      type: 'reservation.created',
      timestamp: app.deps.clock.now().toISOString(),
      data: { hotel_code: '1', reservation_number: number },
    });
    expect(hooks.verify(captured!, secret)).toMatchObject({
      type: 'payment.captured',
      data: { hotel_code: '1', reservation_number: number, order_id: orderId, amount: 460_000, currency: 'KRW' },
    });
    for (const { body, headers, payload } of receiver.at(path)) {
      expect(headers['content-type']).toBe('application/json');
      expect(WebhookPayload.safeParse(payload).success).toBe(true);
      expect(() => hooks.verify({ body: `${body} `, headers }, secret)).toThrow('No matching signature');
    }
  });

  test('is sent to each endpoint that wants its type and property', async () => {
    await hooks.create(url, { event_types: ['reservation.cancelled'] });
    await hooks.create(`${url}-resort`, { hotel_code: '10' });
    await hooks.create(`${url}-all`);
    await hooks.record(of('HS22222222'), { ...of('HS33333333'), hotelCode: '10' });
    await hooks.deliver();
    expect(receiver.at(path)).toEqual([]);
    const sentTo = (end: string) => receiver.at(path + end).map(({ payload }) => payload.data.reservation_number);
    expect(sentTo('-resort')).toEqual(['HS33333333']);
    expect(sentTo('-all').toSorted()).toEqual(['HS22222222', 'HS33333333']);
  });

  test('from before the endpoint was created isn’t sent', async () => {
    await hooks.record(of('HS22222223'));
    await hooks.create(url);
    await hooks.record(of('HS22222224'));
    await hooks.deliver();
    expect(numbers()).toEqual(['HS22222224']);
  });

  test('of a hold that expired is sent', async () => {
    await hooks.create(url, { event_types: ['hold.expired'] });
    const { hold_number, expires_at } = await app.guest.reserve();
    app.deps.clock.set(new Date(Date.parse(expires_at) + SECOND).toISOString());
    await app.deps.queue.runDue(['booking.expire-hold']);
    await hooks.deliver();
    expect(receiver.at(path).map(({ payload }) => payload.data)).toContainEqual({ hotel_code: '1', hold_number });
  });

  test('of another company isn’t sent', async () => {
    await hooks.create(url);
    await hooks.record({ ...of('HS22222225'), companyCode: 'mirae' });
    await hooks.deliver();
    expect(numbers()).toEqual([]);
  });

  test('is sent once even if several servers plan and send at once', async () => {
    await hooks.create(url);
    await hooks.record(...Array.from({ length: 30 }, (_, n) => of(`HS4444${1_000 + n}`)));
    await Promise.all(Array.from({ length: 4 }, () => hooks.deliver()));
    expect(numbers().toSorted()).toEqual(Array.from({ length: 30 }, (_, n) => `HS4444${1_000 + n}`));
  });
});

describe('a failed attempt', () => {
  test.each([
    ['an error', status(500)],
    ['a redirect, which isn’t followed', status(307, { location: '/elsewhere' })],
    ['a closed connection', (response: ServerResponse) => void response.destroy()],
  ])('is repeated after %s with the same ID and body', async (_, answer) => {
    receiver.answer(path, answer);
    const { secret } = await hooks.create(url);
    await hooks.record(of('HS22222226'));
    await hooks.deliver();
    receiver.answer(path, status(200));
    await hooks.pass(SECOND);
    expect(receiver.at(path)).toHaveLength(1);
    await hooks.pass(10 * SECOND);
    const [first, second] = receiver.at(path);
    expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
    expect(Number(second!.headers['webhook-timestamp'])).toBe(Number(first!.headers['webhook-timestamp']) + 11);
    hooks.verify(second!, secret);
    await hooks.pass(DAY);
    expect(receiver.at(path)).toHaveLength(2);
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  test('ends after a time limit', async () => {
    receiver.answer(path, () => undefined);
    const endpoint = await hooks.create(url);
    await hooks.record(of('HS22222227'));
    const delivered = hooks.deliver();
    await vi.waitUntil(() => receiver.at(path).length === 1);
    for (const limit of limits) limit.abort();
    await delivered;
    expect(await hooks.deliveries(endpoint)).toMatchObject([
      { state: 'waiting', attempts: 1, last_status: null, last_failure: 'timeout' },
    ]);
  });

  test('is repeated at growing intervals for about three days, then the endpoint is disabled', async () => {
    receiver.answer(path, status(503));
    const endpoint = await hooks.create(url);
    await hooks.record(of('HS22222228'));
    const start = app.deps.clock.now().getTime();
    const attempts: number[] = [];
    await hooks.deliver();
    for (;;) {
      attempts.push(app.deps.clock.now().getTime() - start);
      const [delivery] = await hooks.deliveries(endpoint);
      if (delivery!.state !== 'waiting') break;
      app.deps.clock.set(new Date(Date.parse(delivery!.next_attempt_at!) - 1).toISOString());
      await hooks.deliver();
      expect(receiver.at(path)).toHaveLength(attempts.length);
      await hooks.pass(1);
    }
    expect(receiver.at(path)).toHaveLength(MAX_TRIES);
    const delays = attempts.slice(1).map((at, n) => at - attempts[n]!);
    expect(delays[0]! / SECOND).toBeCloseTo(5, -1);
    for (const [n, delay] of delays.entries()) expect(delay).toBeGreaterThanOrEqual(delays[n - 1] ?? 0);
    expect(attempts.at(-1)! / DAY).toBeGreaterThan(2.7);
    expect(attempts.at(-1)! / DAY).toBeLessThan(3.4);
    expect(await endpointNow(endpoint)).toMatchObject({ enabled: false, disabled_because: 'failed' });
    expect(await hooks.deliveries(endpoint)).toMatchObject([
      { state: 'given_up', attempts: MAX_TRIES, last_status: 503, next_attempt_at: null },
    ]);
  });

  test('with status 410 disables the endpoint at once, with an audit entry, a log line and a metric', async () => {
    receiver.answer(path, status(410));
    const endpoint = await hooks.create(url);
    app.deps.clock.advance(1);
    await hooks.record(of('HS22222229'), of('HS22222229', 'reservation.created'));
    await hooks.deliver();
    await hooks.pass(DAY);
    expect(receiver.at(path)).toHaveLength(1);
    expect(await endpointNow(endpoint)).toMatchObject({ enabled: false, disabled_because: 'gone' });
    const { endpoint_id } = endpoint;
    const { entries } = done(await hooks.call<AuditEntriesResult>('GET', `/audit-entries?object_id=${endpoint_id}`));
    expect(entries[0]).toMatchObject({
      actor: { kind: 'server' },
      action: 'disableWebhookEndpoint',
      after: { enabled: false, disabled_because: 'gone' },
    });
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.endpoint_id === endpoint_id);
    expect(logged).toMatchObject({ reason: 'gone', company_code: 'haneul' });
    const metrics = await createMetrics({ ...app.deps, gauges: webhookGauges(app.deps) }).text();
    expect(metrics).toMatch(/webhooks_open\{state="endpoint_disabled"\} [1-9]/);
  });
});

describe('events of one reservation', () => {
  test('wait for the earlier one, while other reservations go on', async () => {
    const rejected = 'HS55555551';
    receiver.answer(path, (response, { payload }) =>
      status(payload.data.reservation_number === rejected ? 500 : 200)(response),
    );
    const endpoint = await hooks.create(url, { event_types: [...RESERVATIONS] });
    await hooks.record(of('HS55555551'), of('HS55555552'));
    await hooks.deliver();
    await hooks.record(
      of('HS55555551', 'reservation.changed'),
      of('HS55555552', 'reservation.changed'),
      of('HS55555551', 'reservation.cancelled'),
    );
    await hooks.deliver();
    const sent = () => receiver.at(path).map(({ payload }) => `${payload.data.reservation_number} ${payload.type}`);
    expect(sent().filter((each) => each.startsWith('HS55555552'))).toEqual([
      'HS55555552 reservation.created',
      'HS55555552 reservation.changed',
    ]);
    expect(new Set(sent().filter((each) => each.startsWith('HS55555551')))).toEqual(
      new Set(['HS55555551 reservation.created']),
    );
    const waiting = await hooks.deliveries(endpoint, '?state=waiting');
    expect(waiting.map(({ next_attempt_at }) => next_attempt_at === null)).toEqual([false, true, true]);
    receiver.answer(path, status(200));
    await hooks.pass(DAY);
    expect(sent().slice(-3)).toEqual([
      'HS55555551 reservation.created',
      'HS55555551 reservation.changed',
      'HS55555551 reservation.cancelled',
    ]);
  });

  test('keep their order with many reservations and servers', async () => {
    await hooks.create(url, { event_types: [...RESERVATIONS] });
    const wanted = Array.from({ length: 12 }, (_, n) => `HS6666${1_000 + n}`);
    for (const type of RESERVATIONS) {
      const planned = hooks.deliver();
      await hooks.record(...wanted.map((number) => of(number, type)));
      await Promise.all([planned, hooks.deliver(), hooks.deliver()]);
    }
    await hooks.deliver();
    for (const number of wanted) {
      const own = receiver.at(path).filter(({ payload }) => payload.data.reservation_number === number);
      expect(own.map(({ payload }) => payload.type)).toEqual(RESERVATIONS);
    }
  });

  test('go on if the later one is planned while the earlier one ends', async () => {
    const { db } = app.deps;
    const answered = Promise.withResolvers<void>();
    receiver.answer(path, (response) => void answered.promise.then(() => status(200)(response)));
    const { endpoint_id } = await hooks.create(url, { event_types: [...RESERVATIONS] });
    await hooks.record(of('HS55555554'));
    const first = hooks.deliver();
    await vi.waitUntil(() => receiver.at(path).length === 1);
    await hooks.record(of('HS55555554', 'reservation.changed'));
    const locksWaiting = async () => {
      const query = 'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()';
      const { rows } = await db.execute<{ n: number }>(sql.raw(`${query} AND wait_event_type = 'Lock'`));
      return rows[0]!.n;
    };
    // An uncommitted row makes the planner wait in the middle of its transaction.
    const rollback = Promise.withResolvers<void>();
    const blocked = Promise.withResolvers<void>();
    const blocking = inTransaction(db, async (tx) => {
      await tx.execute(sql`
        INSERT INTO webhook_delivery (company_code, endpoint_id, event_id, position, order_key, state, tries)
        SELECT company_code, ${endpoint_id}::uuid, event_id, 0, '', 'waiting', 0 FROM event
        WHERE company_code = 'haneul' AND reservation_number = 'HS55555554' AND type = 'reservation.changed'`);
      blocked.resolve();
      await rollback.promise;
      return fail('internal');
    });
    await blocked.promise;
    const planned = app.deps.queue.runDue(['webhook.plan']);
    await vi.waitUntil(async () => (await locksWaiting()) === 1);
    answered.resolve();
    const state = async () =>
      (
        await db.execute<{ state: string }>(sql`
        SELECT state FROM webhook_delivery WHERE company_code = 'haneul' AND endpoint_id = ${endpoint_id}::uuid`)
      ).rows;
    await vi.waitUntil(async () => (await locksWaiting()) === 2 || (await state())[0]!.state === 'delivered');
    rollback.resolve();
    await Promise.all([blocking, planned, first]);
    await hooks.deliver();
    expect(types()).toEqual(['reservation.created', 'reservation.changed']);
  });

  test('go on after the earlier one was given up and the endpoint enabled again', async () => {
    receiver.answer(path, status(500));
    const endpoint = await hooks.create(url, { event_types: [...RESERVATIONS] });
    await hooks.record(of('HS55555553'));
    await hooks.deliver();
    await failAllAttempts();
    await hooks.record(of('HS55555553', 'reservation.changed'));
    await hooks.deliver();
    receiver.answer(path, status(200));
    const seen = receiver.at(path).length;
    await hooks.pass(DAY);
    expect(receiver.at(path)).toHaveLength(seen);
    const { url: same, event_types } = endpoint;
    done(await hooks.call('PUT', endpoint.at, { url: same, event_types, enabled: true }));
    await hooks.deliver();
    expect(types().slice(seen)).toEqual(['reservation.changed']);
  });
});

test('an endpoint that hangs uses few requests and doesn’t delay another endpoint', async () => {
  receiver.answer(path, () => undefined);
  const settings = { event_types: [...RESERVATIONS] };
  await hooks.create(url, settings);
  await hooks.create(`${url}-other`, settings);
  await hooks.record(...Array.from({ length: 40 }, (_, n) => of(`HS7777${1_000 + n}`)));
  const hanging = hooks.deliver();
  await vi.waitUntil(() => receiver.at(path).length > 0);
  await vi.waitUntil(async () => {
    await hooks.deliver();
    return receiver.at(`${path}-other`).length === 40;
  });
  expect(receiver.at(path)).toHaveLength(4);
  receiver.answer(path, status(200));
  for (const limit of limits) limit.abort();
  await hanging;
});

describe('a disabled endpoint', () => {
  test('receives the events of the last three days when it’s enabled again, in order', async () => {
    const endpoint = await hooks.create(url, { event_types: [...RESERVATIONS] });
    const set = async (enabled: boolean) =>
      done(await hooks.call('PUT', endpoint.at, { url, event_types: RESERVATIONS, enabled }));
    receiver.answer(path, status(500));
    await hooks.record(of('HS88888881'));
    await hooks.deliver();
    await set(false);
    expect(await hooks.deliveries(endpoint)).toMatchObject([{ state: 'waiting', next_attempt_at: null }]);
    await hooks.record(of('HS88888882'));
    await hooks.pass(2 * DAY);
    await hooks.record(of('HS88888883'));
    await hooks.pass(2 * DAY);
    await hooks.record(of('HS88888884'), of('HS88888884', 'reservation.changed'));
    await hooks.deliver();
    expect(receiver.at(path)).toHaveLength(1);
    receiver.answer(path, status(200));
    await set(true);
    await hooks.deliver();
    expect(numbers().toSorted()).toEqual(['HS88888881', 'HS88888883', 'HS88888884', 'HS88888884']);
    expect(types().slice(-1)).toEqual(['reservation.changed']);
    expect((await hooks.deliveries(endpoint)).map(({ state }) => state)).toEqual([
      'given_up',
      'delivered',
      'delivered',
      'delivered',
    ]);
  });
});

describe('a redelivery', () => {
  test('sends the same event again with all attempts', async () => {
    receiver.answer(path, status(500));
    const endpoint = await hooks.create(url);
    await hooks.record(of('HS99999991'));
    await hooks.deliver();
    const { event_id } = (await hooks.deliveries(endpoint))[0]!;
    const again = async () =>
      done(await hooks.call<WebhookDeliveryResult>('POST', `${endpoint.at}/deliveries/${event_id}/redeliveries`));
    // While it waits for its next attempt, a redelivery doesn't wait for it.
    receiver.answer(path, status(200));
    expect((await again()).delivery).toMatchObject({ state: 'waiting', attempts: 0 });
    await hooks.deliver();
    expect(await hooks.deliveries(endpoint)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    await again();
    await hooks.deliver();
    expect(new Set(receiver.at(path).map(({ id, body }) => id + body)).size).toBe(1);
    expect(receiver.at(path)).toHaveLength(3);
  });

  test('of an earlier event makes later events of the reservation wait', async () => {
    const endpoint = await hooks.create(url, { event_types: [...RESERVATIONS] });
    await hooks.record(of('HS99999992'));
    await hooks.deliver();
    receiver.answer(path, status(500));
    await hooks.record(of('HS99999992', 'reservation.changed'));
    await hooks.deliver();
    const [first] = await hooks.deliveries(endpoint);
    done(await hooks.call('POST', `${endpoint.at}/deliveries/${first!.event_id}/redeliveries`));
    await hooks.deliver();
    expect(types()).toEqual(['reservation.created', 'reservation.changed', 'reservation.created']);
    receiver.answer(path, status(200));
    await hooks.pass(DAY);
    expect(types().slice(3)).toEqual(['reservation.created', 'reservation.changed']);
  });

  test('fails for an event that was never sent to the endpoint', async () => {
    const endpoint = await hooks.create(url);
    const other = await hooks.create(`${url}-other`);
    await hooks.record(of('HS99999993'));
    await hooks.deliver();
    const { event_id } = (await hooks.deliveries(other))[0]!;
    await hooks.call('DELETE', other.at);
    for (const at of [other.at, `${endpoint.at.slice(0, -12)}000000000000`])
      expect(problemOf(await hooks.call('POST', `${at}/deliveries/${event_id}/redeliveries`))).toBe('404 not_found');
  });
});

test('a server with SEND=off sends nothing, and another one then sends each event once', async () => {
  const endpoint = await hooks.create(url);
  const { database, clock } = app.deps;
  const now = clock.now().toISOString();
  const silent = await testDeps({ database, now, sending: false, settings: TWO_COMPANIES });
  await hooks.record(of('HS99999994'));
  await silent.queue.runDue();
  expect(await hooks.deliveries(endpoint)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  const test = await createApp(silent).request(`https://booking.example/api/provider${endpoint.at}/tests`, {
    method: 'POST',
    headers: { 'provider-key': OURS },
  });
  expect(test.status).toBe(503);
  expect(receiver.at(path)).toEqual([]);
  await silent.queue.stop();
  await hooks.deliver();
  expect(numbers()).toEqual(['HS99999994']);
});

test('lists deliveries in pages, latest event first, and deletes them 30 days after they ended', async () => {
  const endpoint = await hooks.create(url);
  const all = Array.from({ length: 25 }, (_, n) => `HS2323${1_000 + n}`);
  for (const number of all) await hooks.record(of(number));
  await hooks.deliver();
  type Page = { deliveries: { reservation_number: string }[]; next_cursor: string | null };
  const page = async (query: string) => done(await hooks.call<Page>('GET', `${endpoint.at}/deliveries${query}`));
  const first = await page('');
  const second = await page(`?cursor=${first.next_cursor}`);
  expect([...first.deliveries, ...second.deliveries].map((each) => each.reservation_number)).toEqual(all.toReversed());
  expect([first.deliveries.length, second.next_cursor]).toEqual([20, null]);
  expect((await page('?state=given_up')).deliveries).toEqual([]);
  expect(problemOf(await hooks.call('GET', `${endpoint.at}/deliveries?cursor=e30`))).toBe('422 validation');
  const purge = async () => {
    await app.deps.queue.send(app.deps.db, 'webhook.purge', {});
    await app.deps.queue.runDue(['webhook.purge']);
    return (await page('')).deliveries.length;
  };
  app.deps.clock.advance(30 * DAY);
  expect(await purge()).toBe(20);
  app.deps.clock.advance(1);
  expect(await purge()).toBe(0);
});
