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
   * Sends the message soon after the caller's transaction commits, and never if it rolls back. It may be sent twice.
   * With null the same statements run and nothing is sent, so that response times do not reveal whether a person is known.
   */
  queueMessage(tx: Database, companyCode: string, message: OutgoingMessage | null): Promise<void>;
};

/** The job carries only an id: text and recipient are in one row, which is deleted after sending. */
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
