import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import type { Queue } from '../queue.ts';
import { insertMessage } from './message.repository.ts';
import type { MessageKey } from './message.repository.ts';
import type { OutgoingMessage } from './outgoing.ts';

export const SEND = 'message.send';

export type Messages = {
  /**
   * Sends the message soon after the caller's transaction has committed, and never if the transaction rolls back. The
   * message may be sent twice.
   *
   * If `message` is null, the same statements run but nothing is sent, so that response times don't reveal whether a
   * person is registered.
   */
  queueMessage(tx: Database, companyCode: string, message: OutgoingMessage | null): Promise<void>;
};

/**
 * Creates the message outbox. A job contains only the ID of a message. The text and the recipient are stored in one
 * row, which is deleted after sending.
 */
export function createMessages({ queue, ids, clock }: { queue: Queue; ids: Ids; clock: Clock }): Messages {
  return {
    async queueMessage(tx, company_code, message) {
      const key: MessageKey = { company_code, message_id: ids.uuid() };
      await insertMessage(tx, {
        ...key,
        channel: message?.channel ?? 'SMS',
        recipient: message?.to ?? null,
        subject: message?.channel === 'EMAIL' ? message.subject : '',
        body: message?.text ?? '',
        created_at: clock.now(),
      });
      await queue.send(tx, SEND, key);
    },
  };
}
