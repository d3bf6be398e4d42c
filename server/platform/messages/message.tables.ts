import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyCode, instant } from '../database/columns.ts';

/**
 * What is on its way to a person, until it has been sent: the one place where its words and its recipient are.
 * `recipient` is null where nobody is to get it.
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
