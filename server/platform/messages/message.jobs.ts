import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { JobOptions, Queue } from '../queue.ts';
import { deleteMessage, findMessage, purgeMessages } from './message.repository.ts';
import type { MessageKey, MessageRow } from './message.repository.ts';
import { SEND } from './messages.ts';
import type { Mailer, SmsGateway } from './outgoing.ts';

/** Age at which unsent messages are deleted. Any code in them has long expired. */
const KEPT_MS = 3_600_000;

type Deps = { queue: Queue; db: Database; clock: Clock; log: Logger; sms: SmsGateway; mailer: Mailer };

type Retries = Omit<JobOptions, 'outward'>;

/** Eight attempts within about two minutes. */
const RETRIES: Retries = { retryLimit: 7, retryDelay: 1, concurrency: 4 };

/**
 * Defines the jobs that send queued messages. A message is deleted once it has been sent, after the last failed
 * attempt, or after an hour.
 */
export function messageJobs(deps: Deps, tries: Retries = RETRIES): void {
  const { queue, db, clock, log } = deps;
  const send = ({ channel, subject, body: text, message_id: id }: MessageRow, to: string) =>
    channel === 'SMS' ? deps.sms.send({ to, text, id }) : deps.mailer.send({ to, subject, text });

  queue.define<MessageKey>(
    `${SEND}.dead`,
    async (key) => {
      await deleteMessage(db, key);
      log.error({ message_id: key.message_id }, 'message could not be sent; giving up');
    },
    { outward: true },
  );
  queue.define<MessageKey>(
    SEND,
    async (key) => {
      const row = await findMessage(db, key);
      if (!row) return;
      if (row.recipient !== null) await send(row, row.recipient);
      await deleteMessage(db, key);
    },
    { ...tries, outward: true },
  );
  // Delete nothing in the first hour after a start, so that messages queued while no server was sending can still be
  // sent.
  const startedAt = clock.now().getTime();
  queue.define(
    'message.purge',
    async () => {
      const before = clock.now().getTime() - KEPT_MS;
      if (before >= startedAt) await purgeMessages(db, new Date(before));
    },
    { outward: true },
  );
  queue.schedule('message.purge', '*/10 * * * *');
}
