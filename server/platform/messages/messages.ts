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
   * Sends it if and only if the caller's transaction commits, soon after it, perhaps twice. With null the same
   * statements are done and nothing is sent, so that an answer about an unknown person takes as long as any other.
   */
  queueMessage(tx: Database, companyCode: string, message: OutgoingMessage | null): Promise<void>;
};

/** The job carries ids alone: what is said and to whom stands in one row, which is deleted with the sending. */
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
