import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../generated/routes.ts';
import { testDeps, type TestDeps } from '../tests/support/api/deps.ts';
import { done, type Guest, guestOf, problemOf } from '../tests/support/api/guest.ts';
import { demoHotel } from '../tests/support/api/properties.ts';
import { type Booked, type Paid, roomy, startTestApp, type TestApp } from '../tests/support/api/test-app.ts';
import { createApp, resumeWork } from './app.ts';
import type { CardGateway, GuaranteeGateway } from './payment/gateways/gateway.ts';
import { gatewayRegistry } from './payment/gateways/registry.ts';
import type { Operation } from './platform/http/context.ts';
import { NO_ORIGINS } from './platform/http/headers.ts';
import { silenced } from './silenced.ts';

const BACKUP = '2027-06-01T01:00:00Z';
const NEXT_DAY = '2027-06-02T01:00:00Z';
const ALLOWED = '2027-06-02T02:00:00Z';
const METRICS_KEY = 'metrics-key-of-the-tests';
const SETTINGS = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys: [], metricsKey: METRICS_KEY };
const OUTWARD_TABLES = ['payment', 'refund', 'notification', 'message'];
const OUTWARD_JOBS = 'message.send|payment.revoke-card|points.notify-expiring|voc.remove-files';

const calls: string[] = [];
/** Records the calls that reach a provider. */
function recorded<G extends object>(gateway: G): G {
  return new Proxy(gateway, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        const answer: unknown = member.apply(target, parameters);
        if (answer instanceof Promise) calls.push(String(name));
        return answer;
      };
    },
  });
}

let app: TestApp;
/** A server with SEND=off on the database of `app`, started the next day. */
let silent: TestDeps;
let silentGuest: Guest;
let request: ReturnType<typeof createApp>['request'];

let booked: Booked;
let changedPlans: Booked;
let unknown: Paid;

beforeAll(async () => {
  const hotels = [demoHotel('1', roomy), demoHotel('10', roomy), demoHotel('13', roomy)];
  app = await startTestApp({ now: BACKUP, hotels });
  await app.externalServices.control.settings({ webhookUrl: 'http://127.0.0.1:9/nowhere', webhooks: 'manual' });
  booked = await app.book();
  changedPlans = await app.book();
  const cancelled = await app.book();
  done(await app.guest.cancel(cancelled.number, cancelled.token, 0));
  unknown = await app.pay({}, 'timeout_after_approval');
  const returned = app.guest.returnFromCardWindow(unknown.form);
  await app.externalServices.control.held(unknown.orderId);
  app.externalServices.timeOut();
  await returned;
  const free = await app.guest.reserve({ hotel_code: '10', room_type_code: 'OCN' });
  done(await app.guest.sendCode(free.hold_number, free.reservation_token));
  await cancelGuaranteed();

  const { database } = app.deps;
  silent = await testDeps({
    database,
    now: NEXT_DAY,
    sending: false,
    settings: SETTINGS,
    cardGateways: gatewayRegistry<CardGateway>([recorded(app.externalServices.cardGateway)], 'nicepay'),
    guaranteeGateways: gatewayRegistry<GuaranteeGateway>(
      [recorded(app.externalServices.guaranteeGateway)],
      'card_token',
    ),
  });
  for (const name of ['points.notify-expiring', 'voc.remove-files']) await silent.queue.send(silent.db, name, {});
  const server = createApp(silent);
  request = server.request;
  silentGuest = guestOf(async (path, init) => server.request(`https://booking.example/api${path}`, init));
});
afterAll(async () => {
  await silent.queue.stop();
  await app.close();
});

async function cancelGuaranteed() {
  const { guest, externalServices } = app;
  const hold = await guest.reserve({ hotel_code: '13', room_type_code: 'HAN' });
  const { order_id } = done(await guest.openPayment(hold));
  const { token } = await externalServices.tokens.take(order_id);
  const { reservation_number } = done(await guest.guarantee(order_id, hold.reservation_token, token));
  done(await guest.cancel(reservation_number!, hold.reservation_token, 0));
}

async function rows(query: string) {
  return (await app.deps.db.execute(sql.raw(query))).rows;
}
async function outwardRows() {
  const tables = OUTWARD_TABLES.map((table) => rows(`SELECT * FROM ${table} AS t ORDER BY t::text`));
  const jobs = rows(`
    SELECT name, state, retry_count, data::text FROM pgboss.job WHERE name ~ '^(${OUTWARD_JOBS})$' ORDER BY name, data::text`);
  return Promise.all([...tables, jobs]);
}
/** Returns a hash of the content of every table, including those for rate limits and idempotency keys. */
async function everyTable() {
  const tables = await rows("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  return Promise.all(
    tables.map(({ name }) =>
      rows(`SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} AS t`),
    ),
  );
}
async function stateOf(hold: string) {
  return (await rows(`SELECT status FROM hold WHERE hold_number = '${hold}'`))[0]?.status;
}

describe('a server with SEND=off', () => {
  test('leaves due messages, refunds, charges, card tokens and files as they are', async () => {
    const before = await outwardRows();
    expect(before.map((each) => each.length > 0)).toEqual(before.map(() => true));
    await resumeWork(silent);
    const resumed = await outwardRows();
    await silent.queue.runDue();
    expect(await outwardRows()).toEqual(resumed);
    expect([calls, silent.outbox]).toEqual([[], []]);
  });

  test('releases an expired hold, but not one whose charge is unknown', async () => {
    const unpaid = await silentGuest.reserve();
    // resumeWork extended the payment lock of the hold with the unknown charge by only a minute. After 20 minutes, only
    // that charge keeps the hold from expiring.
    silent.clock.advance(20 * 60_000);
    await silent.queue.runDue();
    expect([await stateOf(unpaid.hold_number), await stateOf(unknown.hold)]).toEqual(['expired', 'held']);
  });

  test('refuses payments and codes before anything is written', async () => {
    const hold = await silentGuest.reserve();
    const free = await silentGuest.reserve({ hotel_code: '10', room_type_code: 'OCN' });
    const before = await everyTable();
    const paying = await silentGuest.openPayment(hold);
    expect([problemOf(paying), paying.headers.get('retry-after')]).toEqual(['503 unavailable', '5']);
    expect(problemOf(await silentGuest.sendCode(free.hold_number, free.reservation_token))).toBe('503 unavailable');
    expect((await silentGuest.returnFromCardWindow(unknown.form)).status).toBe(503);
    expect(await everyTable()).toEqual(before);
  });

  test.each((Object.values(routes) as Operation[]).filter((route) => route['x-outward']))(
    'refuses $operationId',
    async ({ method, path }) => {
      const answer = await request(`/api${path}`, { method: method.toUpperCase() });
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    },
  );

  test('shows reservations, accepts webhooks, and keeps the refund of a cancellation waiting', async () => {
    expect(done(await silentGuest.detail(booked.number, booked.token)).reservation.status).toBe('confirmed');
    expect(done(await silentGuest.payment(unknown.orderId, unknown.token)).status).toBe('in_progress');
    const [webhook] = await app.externalServices.control.webhook(unknown.orderId);
    expect((await silentGuest.webhook(webhook!.body)).status).toBe(200);
    done(await silentGuest.cancel(changedPlans.number, changedPlans.token, 0));
    await silent.queue.runDue();
    const { reservation } = done(await silentGuest.detail(changedPlans.number, changedPlans.token));
    expect(reservation.cancellation).toMatchObject({ refund_status: 'pending' });
    expect([calls, silent.outbox]).toEqual([[], []]);
  });

  test('refuses outward calls from code that is not marked as outward', async () => {
    const { cardGateways, guaranteeGateways, sms, mailer } = silenced(silent);
    const refused = { failure: { code: 'unavailable' } };
    const cancel = { transactionId: 'T', orderId: 'haneul-P', reason: '', cancelId: 'R' };
    await expect(cardGateways.current!.cancel(cancel)).rejects.toMatchObject(refused);
    await expect(cardGateways.get('nicepay').query('T')).rejects.toMatchObject(refused);
    await expect(cardGateways.find('nicepay')!.netCancel('haneul-P')).rejects.toMatchObject(refused);
    await expect(guaranteeGateways.get('card_token').revoke('T')).rejects.toMatchObject(refused);
    await expect(sms.send({ to: '01055500142', text: '', id: '1' })).rejects.toMatchObject(refused);
    await expect(mailer.send({ to: 'minseo@guest.example', subject: '', text: '' })).rejects.toMatchObject(refused);
    expect([calls, silent.outbox]).toEqual([[], []]);
  });

  test('reports it to the operator', async () => {
    const ready = await request('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { database: true, queue: true, draining: false, sending: false },
    ]);
    const metrics = await request('/metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } });
    expect(await metrics.text()).toContain('\nsending_allowed 0\n');
  });
});

test('everything happens exactly once after a server starts without SEND=off', async () => {
  const { externalServices } = app;
  const { database, cardGateways, guaranteeGateways } = app.deps;
  const deps = await testDeps({ database, cardGateways, guaranteeGateways, now: ALLOWED });
  externalServices.follow(deps.clock);
  await resumeWork(deps);
  // The unsent message with the code is a day old. The purge must not delete it.
  await deps.queue.send(deps.db, 'message.purge', {});
  await deps.queue.runDue(['message.purge']);
  for (let run = 0; run < 3; run += 1) {
    await deps.queue.runDue();
    deps.clock.advance(1_000);
  }
  const kinds = await rows(`
    SELECT kind, count(*)::int, max(tries) AS tries FROM notification WHERE state = 'sent' GROUP BY 1 ORDER BY 1`);
  expect(kinds).toEqual([
    { kind: 'booked', count: 4, tries: 1 },
    { kind: 'cancelled', count: 6, tries: 1 },
    { kind: 'refunded', count: 4, tries: 1 },
  ]);
  const sent = deps.outbox.map((message) => JSON.stringify(message));
  const code = 1;
  expect([sent.length, new Set(sent).size]).toEqual([14 + code, 14 + code]);
  const charges = await externalServices.control.charges();
  expect(charges.map(({ balance, cancels }) => [balance, cancels.length])).toEqual([
    [460_000, 0],
    [0, 1],
    [0, 1],
    [460_000, 0],
  ]);
  expect((await externalServices.tokens.all()).map(({ status }) => status)).toEqual(['revoked']);
  expect(await app.differences()).toEqual([]);
  await deps.queue.stop();
});
