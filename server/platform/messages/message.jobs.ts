import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Logger } from '../log.ts';
import type { Queue } from '../queue.ts';
import { deleteMessage, findMessage, purgeMessages } from './message.repository.ts';
import type { MessageKey, MessageRow } from './message.repository.ts';
import { SEND } from './messages.ts';
import type { Mailer, SmsGateway } from './outgoing.ts';

/** Nobody waits longer for a code. */
const KEPT_MS = 3_600_000;

type Deps = { queue: Queue; db: Database; clock: Clock; log: Logger; sms: SmsGateway; mailer: Mailer };

/** Sends what was queued and forgets it; forgets as well what could not be sent. */
export function messageJobs({ queue, db, clock, log, sms, mailer }: Deps): void {
  const send = ({ channel, subject, body: text }: MessageRow, to: string) =>
    channel === 'SMS' ? sms.send({ to, text }) : mailer.send({ to, subject, text });

  queue.define<MessageKey>(`${SEND}.dead`, async (key) => {
    await deleteMessage(db, key);
    log.error({ message_id: key.message_id }, 'a message could not be sent and was given up');
  });
  queue.define<MessageKey>(
    SEND,
    async (key) => {
      const row = await findMessage(db, key);
      if (!row) return;
      if (row.recipient !== null) await send(row, row.recipient);
      await deleteMessage(db, key);
    },
    { concurrency: 4 },
  );
  queue.define('message.purge', () => purgeMessages(db, new Date(clock.now().getTime() - KEPT_MS)));
  queue.schedule('message.purge', '*/10 * * * *');
}
