import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditEntriesResult,
  ProviderKeyRequest,
  ProviderKeySecretResult,
  ProviderKeysResult,
} from '../../../generated/types.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { dump } from '../../../tests/support/database/dump.ts';
import { NO_ORIGINS } from '../../platform/http/headers.ts';

const CONFIGURED = 'provider-key-of-the-tests';
const OTHER_COMPANY = 'provider-key-of-another-company';
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  const providerKeys = [
    { companyCode: 'haneul', key: CONFIGURED },
    { companyCode: 'mirae', key: OTHER_COMPANY },
  ];
  const settings = { production: false, trustProxy: 0, origins: NO_ORIGINS, providerKeys };
  app = await startTestApp({ hotels: [demoHotel('1')], settings });
});
afterAll(() => app.close());

function call<T>(method: string, path: string, key: string, body?: object) {
  return app.guest.call<T>(method, `/provider${path}`, { 'provider-key': key }, body);
}
function create(request: ProviderKeyRequest, key = CONFIGURED) {
  return call<ProviderKeySecretResult>('POST', '/keys', key, request);
}
function rotate(keyId: string, overlap_minutes: number, key = CONFIGURED) {
  return call<ProviderKeySecretResult>('POST', `/keys/${keyId}/rotations`, key, { overlap_minutes });
}
async function keysOf(key = CONFIGURED) {
  return done(await call<ProviderKeysResult>('GET', '/keys', key)).keys;
}
/** Moves the clock forward. */
function pass(milliseconds: number): void {
  app.deps.clock.set(new Date(app.deps.clock.now().getTime() + milliseconds).toISOString());
}
/** Calls an operation that needs the scope `read`. */
async function read(secret: string) {
  return problemOf(await call('GET', '/refunds', secret));
}
async function auditOf(objectId: string) {
  return done(await call<AuditEntriesResult>('GET', `/audit-entries?object_id=${objectId}`, CONFIGURED)).entries;
}

test('a key works only for operations with its scopes, and its secret is stored only as a hash', async () => {
  const { key, secret } = done(await create({ name: 'Revenue system', scopes: ['read'] }));
  expect(key).toMatchObject({ name: 'Revenue system', scopes: ['read'], expires_at: null, last_used_at: null });
  expect(done(await call('GET', '/refunds', secret))).toMatchObject({ result: 'success' });
  expect(problemOf(await call('PUT', '/refunds/haneul-RF7K2M9QX4HD3N/payout', secret, { reference: 'x' }))).toBe(
    '403 insufficient_scope',
  );
  expect(problemOf(await call('GET', '/keys', secret))).toBe('403 insufficient_scope');
  expect(await dump(app.deps.db)).not.toContain(secret.split('.')[1]);
});

test('a key can’t grant scopes that it lacks', async () => {
  const { secret } = done(await create({ name: 'Key administrator', scopes: ['keys', 'read'] }));
  expect(problemOf(await create({ name: 'Too much', scopes: ['read', 'passports'] }, secret))).toBe(
    '403 insufficient_scope',
  );
  expect(done(await create({ name: 'Enough', scopes: ['read'] }, secret)).key.scopes).toEqual(['read']);
});

test('an expired key is rejected', async () => {
  const now = app.deps.clock.now();
  const expires_at = new Date(now.getTime() + MINUTE).toISOString();
  const { secret } = done(await create({ name: 'For a minute', scopes: ['read'], expires_at }));
  expect(done(await call('GET', '/refunds', secret))).toMatchObject({ result: 'success' });
  app.deps.clock.set(expires_at);
  expect(await read(secret)).toBe('401 invalid_api_key');
  expect(problemOf(await create({ name: 'Late', scopes: ['read'], expires_at: now.toISOString() }))).toBe(
    '422 validation',
  );
});

test('after a rotation, the previous secret is accepted until the overlap ends', async () => {
  const { key, secret: first } = done(await create({ name: 'Rotated', scopes: ['read'] }));
  const { secret: second, key: rotated } = done(await rotate(key.key_id, 10));
  const later = new Date(app.deps.clock.now().getTime() + 10 * MINUTE);
  expect(rotated.overlap_until).toBe(later.toISOString());
  for (const secret of [first, second])
    expect(done(await call('GET', '/refunds', secret))).toMatchObject({ result: 'success' });
  app.deps.clock.set(later.toISOString());
  expect(await read(first)).toBe('401 invalid_api_key');
  expect(done(await call('GET', '/refunds', second))).toMatchObject({ result: 'success' });
  const { secret: third } = done(await rotate(key.key_id, 0));
  expect(await read(second)).toBe('401 invalid_api_key');
  expect(done(await call('GET', '/refunds', third))).toMatchObject({ result: 'success' });
});

test('a revoked key is rejected at once, and revoking it again changes nothing', async () => {
  const { key, secret } = done(await create({ name: 'Leaked', scopes: ['read'] }));
  pass(1);
  for (const _ of ['first', 'second'])
    expect(done(await call('DELETE', `/keys/${key.key_id}`, CONFIGURED))).toEqual({ result: 'success' });
  expect(await read(secret)).toBe('401 invalid_api_key');
  expect(problemOf(await rotate(key.key_id, 0))).toBe('404 not_found');
  expect((await keysOf()).map(({ key_id }) => key_id)).not.toContain(key.key_id);
  expect((await auditOf(key.key_id)).map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['revokeProviderKey', 'configuration'],
    ['createProviderKey', 'configuration'],
  ]);
});

test('another company neither sees nor changes the key', async () => {
  const { key, secret } = done(await create({ name: 'Ours', scopes: ['read'] }));
  expect(await keysOf(OTHER_COMPANY)).toEqual([]);
  expect(problemOf(await rotate(key.key_id, 0, OTHER_COMPANY))).toBe('404 not_found');
  expect(problemOf(await call('DELETE', `/keys/${key.key_id}`, OTHER_COMPANY))).toBe('404 not_found');
  expect(await read(secret.replace('haneul', 'mirae'))).toBe('401 invalid_api_key');
  expect(done(await call<AuditEntriesResult>('GET', '/audit-entries', OTHER_COMPANY)).entries).toEqual([]);
  expect(done(await call('GET', '/refunds', secret))).toMatchObject({ result: 'success' });
});

test('the time of the last use is accurate to a minute', async () => {
  const { key, secret } = done(await create({ name: 'Used', scopes: ['read'] }));
  const lastUse = async () => (await keysOf()).find(({ key_id }) => key_id === key.key_id)!.last_used_at;
  const start = app.deps.clock.now();
  await read(secret);
  expect(await lastUse()).toBe(start.toISOString());
  pass(MINUTE / 2);
  await read(secret);
  expect(await lastUse()).toBe(start.toISOString());
  pass(MINUTE / 2 + 1);
  await read(secret);
  expect(await lastUse()).toBe(new Date(start.getTime() + MINUTE + 1).toISOString());
});

test('the audit log is paginated, newest first', async () => {
  for (const n of Array.from({ length: 21 }, (_, i) => i)) {
    pass(1_000);
    await create({ name: `Key ${n}`, scopes: ['read'] });
  }
  const first = done(await call<AuditEntriesResult>('GET', '/audit-entries', CONFIGURED));
  const next = done(await call<AuditEntriesResult>('GET', `/audit-entries?cursor=${first.next_cursor}`, CONFIGURED));
  expect(first.entries).toHaveLength(20);
  const all = [...first.entries, ...next.entries];
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(all.map(({ entry_id }) => entry_id)).size).toBe(all.length);
  expect(problemOf(await call('GET', '/audit-entries?cursor=e30', CONFIGURED))).toBe('422 validation');
});
