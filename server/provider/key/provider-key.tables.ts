import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '../../../generated/types.ts';
import { companyCode, instant } from '../../platform/database/columns.ts';

/**
 * A provider's API keys. Only hashes are stored. After a rotation, the previous key is accepted until `overlap_until`.
 * A revoked key keeps its row, so that the audit log can name it. A key may be created before the company's first
 * property, so the company isn't referenced.
 */
export const providerKey = pgTable(
  'provider_key',
  {
    companyCode: companyCode(),
    keyId: uuid('key_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    keyHash: text('key_hash').notNull(),
    previousHash: text('previous_hash'),
    overlapUntil: instant('overlap_until'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.keyId] }),
    unique('provider_key_hash_once').on(t.keyHash, t.companyCode),
    unique('provider_key_previous_once').on(t.previousHash, t.companyCode),
    check('provider_key_overlap_whole', sql`(${t.previousHash} IS NULL) = (${t.overlapUntil} IS NULL)`),
  ],
);

export type ProviderKeyRow = typeof providerKey.$inferSelect;
