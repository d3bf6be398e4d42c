import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { message } from './message.tables.ts';

export type MessageRow = typeof message.$inferSelect;
export type MessageKey = Pick<MessageRow, 'company_code' | 'message_id'>;

function isMessage({ company_code, message_id }: MessageKey) {
  return and(eq(message.company_code, company_code), eq(message.message_id, message_id));
}

export async function insertMessage(tx: Database, row: MessageRow): Promise<void> {
  await tx.insert(message).values(row);
}

export async function findMessage(db: Database, key: MessageKey): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(message).where(isMessage(key));
  return row;
}

export async function deleteMessage(db: Database, key: MessageKey): Promise<void> {
  await db.delete(message).where(isMessage(key));
}

/** Deletes all unsent messages to these phone numbers and email addresses when a member withdraws. */
export async function forgetMessages(tx: Database, companyCode: string, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await tx
    .delete(message)
    .where(and(eq(message.company_code, companyCode), inArray(message.recipient, [...recipients])));
}

export async function purgeMessages(db: Database, before: Date): Promise<void> {
  await db.delete(message).where(lt(message.created_at, before));
}
