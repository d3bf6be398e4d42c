import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  ProviderKeySecretResult,
  WebhookEndpointResult,
  WebhookEndpointsResult,
  WebhookSecretResult,
  WebhookTestResult,
} from '../../../generated/types.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { of, OURS, THEIRS, TWO_COMPANIES, webhooksOf } from '../../../tests/support/api/webhooks.ts';
import { dump } from '../../../tests/support/database/dump.ts';
import { startWebhookReceiver, status, type WebhookReceiver } from '../../../tests/support/site/webhook-receiver.ts';
import { createSealer } from '../../platform/sealing.ts';
import { rotateWebhookSecrets } from './webhook-secret.usecases.ts';

const MINUTE = 60_000;
const TYPES = ['reservation.created', 'payment.captured'] as const;
const OLD_KEY = { id: 'tests', key: Buffer.alloc(32, 'tests') };
const NEW_KEY = { id: 'next', key: Buffer.alloc(32, 'next') };

let app: TestApp;
let receiver: WebhookReceiver;
let hooks: ReturnType<typeof webhooksOf>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const passports = createSealer([OLD_KEY]);
  app = await startTestApp({ hotels: [demoHotel('1'), demoHotel('14')], settings: TWO_COMPANIES, passports });
  hooks = webhooksOf(app);
});
afterEach(() => hooks.deleteAll());
afterAll(async () => {
  await receiver.close();
  await app.close();
});

async function list(key = OURS) {
  return done(await hooks.call<WebhookEndpointsResult>('GET', '/webhook-endpoints', undefined, key)).endpoints;
}
async function auditOf(objectId: string) {
  const path = `/audit-entries?object_id=${objectId}`;
  return done(await hooks.call<AuditEntriesResult>('GET', path)).entries;
}
/** Sends an event and returns the newest webhook. */
async function sendOne(number: string) {
  await hooks.record(of(number));
  await hooks.deliver();
  return receiver.received.at(-1)!;
}

test('an endpoint is created, listed, changed and deleted, and each change is in the audit log', async () => {
  const { secret, at, ...endpoint } = await hooks.create(`${receiver.origin}/a`, { event_types: [...TYPES] });
  expect(endpoint).toMatchObject({ event_types: TYPES, hotel_code: null, enabled: true, disabled_because: null });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await list()).toEqual([endpoint]);
  app.deps.clock.advance(1);
  const change = { url: `${receiver.origin}/b`, event_types: [TYPES[0], TYPES[0]], hotel_code: '1', enabled: false };
  const changed = done(await hooks.call<WebhookEndpointResult>('PUT', at, change)).endpoint;
  expect(changed).toMatchObject({
    url: change.url,
    event_types: [TYPES[0]],
    hotel_code: '1',
    enabled: false,
    disabled_because: 'request',
  });
  expect(await list()).toEqual([changed]);
  app.deps.clock.advance(1);
  done(await hooks.call('POST', `${at}/rotations`, { overlap_minutes: 5 }));
  app.deps.clock.advance(1);
  expect(done(await hooks.call('DELETE', at))).toEqual({ result: 'success' });
  expect(await list()).toEqual([]);
  for (const [method, path, body] of [
    ['DELETE', at],
    ['PUT', at, change],
    ['POST', `${at}/rotations`, { overlap_minutes: 5 }],
    ['POST', `${at}/tests`],
    ['GET', `${at}/deliveries`],
  ] as const)
    expect(problemOf(await hooks.call(method, path, body))).toBe('404 not_found');
  const entries = await auditOf(endpoint.endpoint_id);
  expect(entries.map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['deleteWebhookEndpoint', 'configuration'],
    ['rotateWebhookSecret', 'configuration'],
    ['updateWebhookEndpoint', 'configuration'],
    ['createWebhookEndpoint', 'configuration'],
  ]);
  expect(entries[2]).toMatchObject({ before: { enabled: true }, after: { enabled: false } });
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('the secret is stored only sealed', async () => {
  const { secret } = await hooks.create(`${receiver.origin}/sealed`);
  const stored = await dump(app.deps.db);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(secret.slice('whsec_'.length));
});

test('during a rotation, events are signed with both secrets, and then only with the new one', async () => {
  const { at, secret: first } = await hooks.create(`${receiver.origin}/rotated`);
  const rotate = async (overlap_minutes: number) =>
    done(await hooks.call<WebhookSecretResult>('POST', `${at}/rotations`, { overlap_minutes }));
  const { secret: second, endpoint } = await rotate(10);
  expect(endpoint.overlap_until).toBe(new Date(app.deps.clock.now().getTime() + 10 * MINUTE).toISOString());
  const during = await sendOne('HS22222231');
  for (const secret of [first, second]) hooks.verify(during, secret);
  await hooks.pass(10 * MINUTE);
  const after = await sendOne('HS22222232');
  hooks.verify(after, second);
  expect(() => hooks.verify(after, first)).toThrow('No matching signature');
  const { secret: third } = await rotate(0);
  const leaked = await sendOne('HS22222233');
  hooks.verify(leaked, third);
  expect(() => hooks.verify(leaked, second)).toThrow('No matching signature');
});

test('secrets are resealed with a new key, and can then be opened without the old one', async () => {
  const { at, secret: first } = await hooks.create(`${receiver.origin}/resealed`);
  const { secret: second } = done(
    await hooks.call<WebhookSecretResult>('POST', `${at}/rotations`, { overlap_minutes: 10 }),
  );
  const { db } = app.deps;
  expect(await rotateWebhookSecrets(db, createSealer([NEW_KEY, OLD_KEY]))).toBe(1);
  expect(await rotateWebhookSecrets(db, createSealer([NEW_KEY, OLD_KEY]))).toBe(0);
  const before = app.deps.passports;
  // The jobs keep the dependencies that they were defined with, so change the sealer itself.
  Object.assign(before, createSealer([NEW_KEY]));
  const webhook = await sendOne('HS22222234');
  for (const secret of [first, second]) hooks.verify(webhook, secret);
  Object.assign(before, createSealer([OLD_KEY]));
});

test('a test event returns the outcome, even of a disabled endpoint, and is neither retried nor listed', async () => {
  const endpoint = await hooks.create(`${receiver.origin}/test`, { enabled: false });
  const send = async () => done(await hooks.call<WebhookTestResult>('POST', `${endpoint.at}/tests`));
  const accepted = await send();
  expect(accepted).toMatchObject({ delivered: true, status: 204, failure: null });
  expect(accepted.latency_ms).toBeGreaterThanOrEqual(0);
  receiver.answer('/test', status(410));
  expect(await send()).toMatchObject({ delivered: false, status: 410, failure: null });
  const [webhook] = receiver.at('/test');
  expect([webhook!.id, webhook!.payload.type]).toEqual([accepted.event_id, 'webhook.test']);
  hooks.verify(webhook!, endpoint.secret);
  await hooks.pass(MINUTE);
  expect(receiver.at('/test')).toHaveLength(2);
  expect(await hooks.deliveries(endpoint)).toEqual([]);
  const { port } = new URL(receiver.origin);
  const closed = await hooks.create(`http://127.0.0.1:${port === '9' ? 7 : 9}/closed`);
  expect(done(await hooks.call<WebhookTestResult>('POST', `${closed.at}/tests`))).toMatchObject({
    delivered: false,
    status: null,
    failure: 'connection',
  });
});

test('addresses must use https, and must not be private or contain credentials', async () => {
  const create = (url: string) => hooks.call('POST', '/webhook-endpoints', { url, event_types: TYPES, enabled: true });
  for (const url of [
    'http://pms.example/hooks',
    'https://10.0.0.7/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hooks',
    'https://[::ffff:10.0.0.7]/hooks',
    'https://167772167/hooks',
    'https://user@pms.example/hooks',
    'https://user:password@pms.example/hooks',
    'https://pms.example/hooks#part',
    'ftp://pms.example/hooks',
    'pms.example/hooks',
    'https://pms.example:port/hooks',
  ])
    expect([url, problemOf(await create(url))]).toEqual([url, '422 validation']);
  const { at } = await hooks.create('https://pms.example/hooks');
  const change = { url: 'https://192.168.0.1/', event_types: TYPES, enabled: true };
  expect(problemOf(await hooks.call('PUT', at, change))).toBe('422 validation');
});

test('a property must be the company’s, and an alias of its code is accepted', async () => {
  const { hotel_code } = await hooks.create(`${receiver.origin}/hotel`, { hotel_code: '12' });
  expect(hotel_code).toBe('14');
  const request = { url: `${receiver.origin}/x`, event_types: TYPES, enabled: true, hotel_code: '1' };
  expect(problemOf(await hooks.call('POST', '/webhook-endpoints', request, THEIRS))).toBe('422 validation');
});

test('a company can have 20 endpoints, however many are created at once', async () => {
  const request = { url: 'https://pms.example/hooks', event_types: TYPES, enabled: true };
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => hooks.call<WebhookSecretResult>('POST', '/webhook-endpoints', request, THEIRS)),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
  expect(answers.filter((answer) => answer.status !== 201).map(problemOf)).toEqual(Array(5).fill('422 validation'));
  for (const { endpoint_id } of await list(THEIRS))
    done(await hooks.call('DELETE', `/webhook-endpoints/${endpoint_id}`, undefined, THEIRS));
});

test('another company neither sees nor changes an endpoint, and a key needs the scope for keys', async () => {
  const endpoint = await hooks.create(`${receiver.origin}/ours`);
  await hooks.record(of('HS22222235'));
  await hooks.deliver();
  const [delivery] = await hooks.deliveries(endpoint);
  const settings = { url: 'https://elsewhere.example/', event_types: TYPES, enabled: true };
  const calls = [
    ['PUT', endpoint.at, settings],
    ['DELETE', endpoint.at],
    ['POST', `${endpoint.at}/rotations`, { overlap_minutes: 5 }],
    ['POST', `${endpoint.at}/tests`],
    ['GET', `${endpoint.at}/deliveries`],
    ['POST', `${endpoint.at}/deliveries/${delivery!.event_id}/redeliveries`],
  ] as const;
  const limited = { name: 'Without keys', scopes: ['read', 'ari', 'reservations', 'members', 'payments', 'passports'] };
  const { secret } = done(await hooks.call<ProviderKeySecretResult>('POST', '/keys', limited));
  for (const [method, path, body] of calls) {
    expect(problemOf(await hooks.call(method, path, body, THEIRS))).toBe('404 not_found');
    expect(problemOf(await hooks.call(method, path, body, secret))).toBe('403 insufficient_scope');
  }
  expect(problemOf(await hooks.call('POST', '/webhook-endpoints', settings, secret))).toBe('403 insufficient_scope');
  expect(problemOf(await hooks.call('GET', '/webhook-endpoints', undefined, secret))).toBe('403 insufficient_scope');
  expect(await list(THEIRS)).toEqual([]);
  expect(await list()).toMatchObject([{ endpoint_id: endpoint.endpoint_id, url: endpoint.url, overlap_until: null }]);
  expect(receiver.at('/ours')).toHaveLength(1);
});
