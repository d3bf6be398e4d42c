import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { providerKey, type ProviderKeyRow } from './provider-key.tables.ts';

export type ProviderKeyId = { companyCode: string; keyId: string };

function isKey({ companyCode, keyId }: ProviderKeyId) {
  return and(eq(providerKey.companyCode, companyCode), eq(providerKey.keyId, keyId));
}

/** Returns the usable key with this hash, which may be the previous one during a rotation's overlap. */
export async function findKeyByHash(
  db: Database,
  companyCode: string,
  hash: string,
  now: Date,
): Promise<ProviderKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(providerKey)
    .where(
      and(
        eq(providerKey.companyCode, companyCode),
        or(eq(providerKey.keyHash, hash), and(eq(providerKey.previousHash, hash), gt(providerKey.overlapUntil, now))),
        isNull(providerKey.revokedAt),
        or(isNull(providerKey.expiresAt), gt(providerKey.expiresAt, now)),
      ),
    );
  return row;
}

/** Sets the time of the last use, unless a use after `before` has already been recorded. */
export async function touchKey(db: Database, key: ProviderKeyId, now: Date, before: Date): Promise<void> {
  const { lastUsedAt } = providerKey;
  await db
    .update(providerKey)
    .set({ lastUsedAt: now })
    .where(and(isKey(key), or(isNull(lastUsedAt), lt(lastUsedAt, before))));
}

export function listKeyRows(db: Database, companyCode: string, atMost: number): Promise<ProviderKeyRow[]> {
  return db
    .select()
    .from(providerKey)
    .where(and(eq(providerKey.companyCode, companyCode), isNull(providerKey.revokedAt)))
    .orderBy(asc(providerKey.createdAt), asc(providerKey.keyId))
    .limit(atMost);
}

/** Inserts a key. Returns false if the company already has `most` keys that aren't revoked. */
export async function insertKey(
  tx: Database,
  row: Omit<ProviderKeyRow, 'previousHash' | 'overlapUntil' | 'lastUsedAt' | 'revokedAt'>,
  most: number,
): Promise<boolean> {
  // Concurrent calls wait for each other here, so that the count below is exact.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`provider_key ${row.companyCode}`}, 0))`);
  const [count] = await tx
    .select({ keys: sql<number>`count(*)::int` })
    .from(providerKey)
    .where(and(eq(providerKey.companyCode, row.companyCode), isNull(providerKey.revokedAt)));
  if (count!.keys >= most) return false;
  await tx.insert(providerKey).values(row);
  return true;
}

/** Replaces the key's hash. Returns the row from after the change, or undefined if there is no such key. */
export async function replaceHash(
  tx: Database,
  key: ProviderKeyId,
  keyHash: string,
  overlapUntil: Date,
): Promise<ProviderKeyRow | undefined> {
  const [row] = await tx
    .update(providerKey)
    .set({ keyHash, previousHash: sql`${providerKey.keyHash}`, overlapUntil })
    .where(and(isKey(key), isNull(providerKey.revokedAt)))
    .returning();
  return row;
}

/** Revokes a key. Returns undefined if there is no such key, and otherwise whether this call has revoked it. */
export async function revokeKeyRow(tx: Database, key: ProviderKeyId, now: Date): Promise<boolean | undefined> {
  const revoked = await tx
    .update(providerKey)
    .set({ revokedAt: now })
    .where(and(isKey(key), isNull(providerKey.revokedAt)))
    .returning({ keyId: providerKey.keyId });
  if (revoked.length === 1) return true;
  const known = await tx.select({ keyId: providerKey.keyId }).from(providerKey).where(isKey(key));
  return known.length === 1 ? false : undefined;
}
