import assert from 'node:assert/strict';
import type { AuditEntriesResult, ProviderKeySecretResult, ProviderKeysResult } from '../../../generated/types.ts';
import { accepted, type Call } from '../calls.ts';
import type { Case } from '../case.ts';

async function create(call: Call, scopes: string[]) {
  const body = { name: 'Certification', scopes };
  return accepted(await call<ProviderKeySecretResult>('POST', '/provider/keys', { body }));
}
const READ = '/provider/refunds';

export const keyCases: readonly Case[] = [
  {
    id: 'keys.none',
    given: 'no key',
    when: 'refused refunds are listed',
    expect: '401 login_required',
    async run({ call }) {
      const { status, problem } = await call('GET', READ, { key: null });
      assert.deepEqual([status, problem.code], [401, 'login_required']);
    },
  },
  {
    id: 'keys.unknown',
    given: 'a key that nobody created',
    when: 'refused refunds are listed',
    expect: '401 invalid_api_key',
    async run({ call }) {
      const { status, problem } = await call('GET', READ, { key: 'unknown' });
      assert.deepEqual([status, problem.code], [401, 'invalid_api_key']);
    },
  },
  {
    id: 'keys.scopes',
    given: 'a new key with the scope `read`',
    when: 'it reads, and then creates a key',
    expect: 'reading succeeds, creating fails with 403 insufficient_scope',
    async run({ call }) {
      const { secret: key } = await create(call, ['read']);
      assert.equal((await call('GET', READ, { key })).status, 200);
      const body = { name: 'Certification', scopes: ['read'] };
      const { status, problem } = await call('POST', '/provider/keys', { key, body });
      assert.deepEqual([status, problem.code], [403, 'insufficient_scope']);
    },
  },
  {
    id: 'keys.rotation',
    given: 'a key that is rotated with an overlap',
    when: 'both secrets are used',
    expect: 'both are accepted, and after a rotation without overlap only the newest',
    async run({ call }) {
      const { key, secret: first } = await create(call, ['read']);
      const rotate = async (overlap_minutes: number) =>
        accepted(
          await call<ProviderKeySecretResult>('POST', `/provider/keys/${key.key_id}/rotations`, {
            body: { overlap_minutes },
          }),
        ).secret;
      const second = await rotate(60);
      for (const each of [first, second]) assert.equal((await call('GET', READ, { key: each })).status, 200);
      const third = await rotate(0);
      assert.equal((await call('GET', READ, { key: second })).status, 401);
      assert.equal((await call('GET', READ, { key: third })).status, 200);
    },
  },
  {
    id: 'keys.revocation',
    given: 'a key that is revoked',
    when: 'it is used',
    expect: '401 invalid_api_key, and the key is no longer listed',
    async run({ call }) {
      const { key, secret } = await create(call, ['read']);
      accepted(await call('DELETE', `/provider/keys/${key.key_id}`));
      assert.equal((await call('GET', READ, { key: secret })).problem.code, 'invalid_api_key');
      const { keys } = accepted(await call<ProviderKeysResult>('GET', '/provider/keys'));
      assert.ok(!keys.some(({ key_id }) => key_id === key.key_id));
    },
  },
  {
    id: 'audit.entries',
    given: 'a key that was created and revoked',
    when: 'the audit log of the key is read',
    expect: 'both actions, with who did them',
    async run({ call }) {
      const { key } = await create(call, ['read']);
      accepted(await call('DELETE', `/provider/keys/${key.key_id}`));
      const path = `/provider/audit-entries?object_id=${key.key_id}`;
      const { entries } = accepted(await call<AuditEntriesResult>('GET', path));
      const actions = entries.map(({ action }) => action).toSorted();
      assert.deepEqual(actions, ['createProviderKey', 'revokeProviderKey']);
      assert.ok(entries.every(({ actor }) => actor.name !== ''));
    },
  },
];
