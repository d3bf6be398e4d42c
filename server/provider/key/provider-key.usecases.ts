import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  KeyScope,
  ProviderKey,
  ProviderKeyRequest,
  ProviderKeyRevokedResult,
  ProviderKeySecretResult,
  ProviderKeysResult,
} from '../../../generated/types.ts';
import { KeyScope as KeyScopeSchema } from '../../../generated/zod/schemas.ts';
import { type ActingFor, type Actor, recordAction } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Principal, Resolver } from '../../platform/http/context.ts';
import { keyResolver } from '../../platform/http/keys.ts';
import type { Ids } from '../../platform/ids.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { companyOf, hashToken, newToken } from '../../platform/tokens.ts';
import {
  findKeyByHash,
  insertKey,
  listKeyRows,
  type ProviderKeyId,
  replaceHash,
  revokeKeyRow,
  touchKey,
} from './provider-key.repository.ts';
import type { ProviderKeyRow } from './provider-key.tables.ts';

type Deps = { db: Database; clock: Clock; ids: Ids };

/** The contract's maximum number of keys in a response. */
const MAX_KEYS = 100;
const MINUTE_MS = 60_000;

const EVERY_SCOPE: readonly KeyScope[] = KeyScopeSchema.options;

/**
 * Returns a resolver for provider keys. Keys from the configuration have every scope. The principal's subject is the
 * key's ID, or the company code for a key from the configuration, and its detail is the actor for the audit log.
 */
export function providerKeyResolver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  configured: readonly { companyCode: string; key: string }[],
): Resolver {
  const resolveConfigured = keyResolver(configured);
  return async (token) => {
    const found = await resolveConfigured(token);
    if (found) return configuredPrincipal(found.companyCode);
    const companyCode = companyOf(token);
    if (companyCode === undefined) return undefined;
    const now = clock.now();
    const row = await findKeyByHash(db, companyCode, hashToken(token), now);
    if (!row) return undefined;
    await recordUse(db, row, now);
    const actor: Actor = { kind: 'key', id: row.keyId, name: row.name };
    return { companyCode, subject: row.keyId, scopes: row.scopes, detail: actor };
  };
}

function configuredPrincipal(companyCode: string): Principal {
  const actor: Actor = { kind: 'configuration', id: companyCode, name: 'PROVIDER_KEYS' };
  return { companyCode, subject: companyCode, scopes: EVERY_SCOPE, detail: actor };
}

/** Records the use at most once a minute, so that most calls write nothing. */
async function recordUse(db: Database, row: ProviderKeyRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS);
  if (row.lastUsedAt === null || row.lastUsedAt < before) await touchKey(db, row, now, before);
}

export async function listProviderKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companyCode: string,
): Promise<Outcome<ProviderKeysResult, never>> {
  const rows = await listKeyRows(db, companyCode, MAX_KEYS);
  const now = clock.now();
  return ok({ result: 'success', keys: rows.map((row) => present(row, now)) });
}

/**
 * Creates a key. `granted` are the scopes of the caller, who can't grant any other; the call then fails with
 * `insufficient_scope`.
 */
export function createProviderKey(
  deps: Deps,
  by: ActingFor,
  granted: readonly string[],
  { name, expires_at, ...request }: ProviderKeyRequest,
): Promise<Outcome<ProviderKeySecretResult, ProblemCode<'createProviderKey'>>> {
  return inTransaction(deps.db, async (tx) => {
    const scopes = [...new Set(request.scopes)];
    const missing = scopes.find((scope) => !granted.includes(scope));
    if (missing) return fail('insufficient_scope', { detail: `The key can't grant the scope ${missing}.` });
    const now = deps.clock.now();
    const expiresAt = expires_at === undefined ? null : new Date(expires_at);
    if (expiresAt && expiresAt <= now) return fieldFail('/expires_at', 'validation');
    const { companyCode } = by;
    const secret = newToken(deps.ids, companyCode);
    const row = { companyCode, keyId: deps.ids.uuid(), name, scopes, keyHash: hashToken(secret), createdAt: now };
    if (!(await insertKey(tx, { ...row, expiresAt }, MAX_KEYS)))
      return fail('validation', { detail: `A company can have ${MAX_KEYS} keys.` });
    await recordAction(deps, tx, by, {
      action: 'createProviderKey',
      objectKind: 'provider_key',
      objectId: row.keyId,
      after: { name, scopes, expires_at: expires_at ?? null },
    });
    const key = { ...row, expiresAt, previousHash: null, overlapUntil: null, lastUsedAt: null, revokedAt: null };
    return ok({ result: 'success', key: present(key, now), secret });
  });
}

/** Replaces a key's secret. The previous one is accepted for `overlapMinutes` more. */
export function rotateProviderKey(
  deps: Deps,
  by: ActingFor,
  keyId: string,
  overlapMinutes: number,
): Promise<Outcome<ProviderKeySecretResult, ProblemCode<'rotateProviderKey'>>> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const secret = newToken(deps.ids, by.companyCode);
    const overlapUntil = new Date(now.getTime() + overlapMinutes * MINUTE_MS);
    const row = await replaceHash(tx, { companyCode: by.companyCode, keyId }, hashToken(secret), overlapUntil);
    if (!row) return fail('not_found');
    const after = { overlap_minutes: overlapMinutes };
    await recordAction(deps, tx, by, {
      action: 'rotateProviderKey',
      objectKind: 'provider_key',
      objectId: keyId,
      after,
    });
    return ok({ result: 'success', key: present(row, now), secret });
  });
}

export function revokeProviderKey(
  deps: Deps,
  by: ActingFor,
  keyId: string,
): Promise<Outcome<ProviderKeyRevokedResult, ProblemCode<'revokeProviderKey'>>> {
  return inTransaction(deps.db, async (tx) => {
    const key: ProviderKeyId = { companyCode: by.companyCode, keyId };
    const revoked = await revokeKeyRow(tx, key, deps.clock.now());
    if (revoked === undefined) return fail('not_found');
    if (revoked)
      await recordAction(deps, tx, by, { action: 'revokeProviderKey', objectKind: 'provider_key', objectId: keyId });
    return ok({ result: 'success' });
  });
}

function present(row: ProviderKeyRow, now: Date): ProviderKey {
  const { overlapUntil } = row;
  return {
    key_id: row.keyId,
    name: row.name,
    scopes: row.scopes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    overlap_until: overlapUntil && overlapUntil > now ? overlapUntil.toISOString() : null,
  };
}
