import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { message } from './message.tables.ts';

export type MessageRow = typeof message.$inferSelect;
export type MessageKey = Pick<MessageRow, 'company_code' | 'message_id'>;

function isThe({ company_code, message_id }: MessageKey) {
  return and(eq(message.company_code, company_code), eq(message.message_id, message_id));
}

export async function insertMessage(tx: Database, row: MessageRow): Promise<void> {
  await tx.insert(message).values(row);
}

export async function findMessage(db: Database, key: MessageKey): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(message).where(isThe(key));
  return row;
}

export async function deleteMessage(db: Database, key: MessageKey): Promise<void> {
  await db.delete(message).where(isThe(key));
}

/** For a person who withdraws: nothing more goes to these numbers and addresses. */
export async function forgetMessages(tx: Database, companyCode: string, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await tx
    .delete(message)
    .where(and(eq(message.company_code, companyCode), inArray(message.recipient, [...recipients])));
}

/** Housekeeping over all companies: what was written before that moment and is still there will never be sent. */
export async function purgeMessages(db: Database, before: Date): Promise<void> {
  await db.delete(message).where(lt(message.created_at, before));
}
