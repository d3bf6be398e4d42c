import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyCode, instant } from '../database/columns.ts';

/**
 * An unsent message. Its text and recipient are stored nowhere else. `recipient` is null for a message that is never
 * sent (see `queueMessage`).
 */
export const message = pgTable(
  'message',
  {
    company_code: companyCode(),
    message_id: uuid('message_id').notNull(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    recipient: text('recipient'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_pk', columns: [table.company_code, table.message_id] }),
    index('message_recipient').on(table.company_code, table.recipient),
    index('message_created_at').on(table.created_at),
  ],
);
