import { doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyCode, instant } from './database/columns.ts';

/**
 * The first response for each Idempotency-Key. `answer` is null while the first call is in flight. Its type is json,
 * not jsonb, so that a replay keeps the order of members.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    company_code: companyCode(),
    operation: text('operation').notNull(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    answer: json('answer'),
    leased_until: instant('leased_until'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_key_pk', columns: [table.company_code, table.caller, table.operation, table.key] }),
    index('idempotency_key_expires_at').on(table.expires_at),
  ],
);

/**
 * Number of uses per key in the current window and in the previous one. `key_hash` is the hash of an address or an
 * account, for example.
 */
export const rateLimit = pgTable(
  'rate_limit',
  {
    company_code: companyCode(),
    scope: text('scope').notNull(),
    key_hash: text('key_hash').notNull(),
    window_start: doublePrecision('window_start').notNull(),
    hits: integer('hits').notNull(),
    previous_hits: integer('previous_hits').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'rate_limit_pk', columns: [table.company_code, table.scope, table.key_hash] }),
    index('rate_limit_expires_at').on(table.expires_at),
  ],
);
