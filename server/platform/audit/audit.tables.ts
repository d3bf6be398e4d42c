import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyCode, instant } from '../database/columns.ts';

/** Who acts for a company: a system with a provider key from the database or the configuration, a person, or the server. */
export type Actor = { kind: 'key' | 'configuration' | 'staff' | 'server'; id: string; name: string };

/** The audit log. Rows are only inserted, and deleted once their retention period has ended. Contains no personal data. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    companyCode: companyCode(),
    entryId: uuid('entry_id').notNull(),
    at: instant('at').notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.entryId] }),
    index('audit_entry_by_time').on(t.at, t.companyCode, t.entryId),
    index('audit_entry_of_object').on(t.objectId, t.companyCode, t.at),
  ],
);

export type AuditValues = Record<string, unknown>;
export type AuditRow = typeof auditEntry.$inferSelect;
