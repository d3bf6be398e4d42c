import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database/database.ts';
import { type ExternalServices, startExternalServices } from '../../../tests/support/site/external-services.ts';
import { fixedClock, systemClock } from '../clock.ts';
import { systemIds } from '../ids.ts';
import { createLog, silentLog } from '../log.ts';
import { createQueue } from '../queue.ts';
import { inTransaction } from '../database/transaction.ts';
import { fail, ok } from '../outcome.ts';
import { createHttpSms } from './http-sms.ts';
import { forgetMessages } from './message.repository.ts';
import { messageJobs } from './message.jobs.ts';
import { createMessages } from './messages.ts';
import type { Mailer, OutgoingMessage, OutgoingSms } from './outgoing.ts';
import { createSmtpMailer } from './smtp-mail.ts';

const SMS: OutgoingMessage = { channel: 'SMS', to: '01055500142', text: 'Code 314159' };
const MAIL: OutgoingMessage = { channel: 'EMAIL', to: 'minseo@guest.example', subject: 'Code', text: 'Code 271828' };

async function startMessages() {
  const database = await testDatabase();
  const clock = fixedClock('2027-06-01T01:00:00Z');
  const queue = createQueue({ database, clock, log: silentLog, workers: false });
  const outbox: OutgoingMessage[] = [];
  const sms = {
    configured: true,
    send: async (sent: OutgoingSms) => void outbox.push({ channel: 'SMS', ...sent }),
  };
  const mailer: Mailer = { configured: true, send: async (sent) => void outbox.push({ channel: 'EMAIL', ...sent }) };
  const messages = createMessages({ queue, ids: systemIds(clock), clock });
  messageJobs({ queue, db: database.db, clock, log: silentLog, sms, mailer });
  await queue.start();
  const close = async () => {
    await queue.stop();
    await database.close();
  };
  return { db: database.db, clock, queue, outbox, sms, messages, close };
}

describe('the message outbox', () => {
  let deps: Awaited<ReturnType<typeof startMessages>>;
  beforeAll(async () => {
    deps = await startMessages();
  });
  afterAll(() => deps.close());
  beforeEach(() => void deps.outbox.splice(0));

  const queue = (message: OutgoingMessage | null) =>
    inTransaction(deps.db, async (tx) => ok(await deps.messages.queueMessage(tx, 'haneul', message)));
  const rows = async () => (await deps.db.execute(sql`select * from message`)).rows;
  const jobs = async () =>
    (await deps.db.execute(sql`select data::text from pgboss.job where name = 'message.send'`)).rows;

  it('sends a committed message once and deletes it', async () => {
    await queue(SMS);
    await queue(MAIL);
    expect(deps.outbox).toEqual([]);
    expect(await deps.queue.runDue(['message.send'])).toBe(2);
    expect(deps.outbox).toEqual([{ ...SMS, id: expect.any(String) }, MAIL]);
    expect(await rows()).toEqual([]);
    expect(JSON.stringify(await jobs())).not.toMatch(/01055500142|314159|minseo|271828/);
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox).toHaveLength(2);
  });

  it('sends nothing after a rollback', async () => {
    await inTransaction(deps.db, async (tx) => {
      await deps.messages.queueMessage(tx, 'haneul', SMS);
      return fail('id_not_found');
    });
    expect([await deps.queue.runDue(['message.send']), await rows()]).toEqual([0, []]);
  });

  it('runs the same statements for a message without a recipient, but sends nothing', async () => {
    await queue(null);
    expect(await rows()).toHaveLength(1);
    expect(await deps.queue.runDue(['message.send'])).toBe(1);
    expect([deps.outbox, await rows()]).toEqual([[], []]);
  });

  it('keeps a message for the next attempt if sending it failed, with the same ID', async () => {
    await queue(SMS);
    const { send } = deps.sms;
    const tried: string[] = [];
    deps.sms.send = ({ id }) => {
      tried.push(id);
      return Promise.reject(new Error('no'));
    };
    await expect(deps.queue.runDue(['message.send'])).rejects.toThrow('no');
    expect(await rows()).toHaveLength(1);
    deps.sms.send = send;
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox).toEqual([{ ...SMS, id: tried[0] }]);
  });

  it('deletes the unsent messages to a person in one company only', async () => {
    await queue(SMS);
    await queue(MAIL);
    await forgetMessages(deps.db, 'another', [SMS.to, MAIL.to]);
    expect(await rows()).toHaveLength(2);
    await forgetMessages(deps.db, 'haneul', [SMS.to]);
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox).toEqual([MAIL]);
  });

  it('deletes an unsent message after an hour', async () => {
    await queue(SMS);
    deps.clock.advance(3_599_000);
    await purge();
    expect(await rows()).toHaveLength(1);
    deps.clock.advance(2_000);
    await purge();
    expect(await rows()).toEqual([]);
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox).toEqual([]);
  });

  async function purge() {
    await deps.queue.send(deps.db, 'message.purge', {});
    await deps.queue.runDue(['message.purge']);
  }
});

describe('a message that cannot be sent', () => {
  it('is deleted after the last attempt and logged without personal data', { timeout: 60_000 }, async () => {
    const database = await testDatabase();
    const lines: string[] = [];
    const lastAttempt = Promise.withResolvers<void>();
    const log = createLog('debug', {
      write(line) {
        lines.push(line);
        if (line.includes('giving up')) lastAttempt.resolve();
      },
    });
    const clock = systemClock;
    const queue = createQueue({ database, clock, log });
    const broken = { configured: true, send: () => Promise.reject(new Error('The SMS provider responded with 503')) };
    messageJobs({ queue, db: database.db, clock, log, sms: broken, mailer: broken }, { retryLimit: 1, retryDelay: 0 });
    await queue.start();
    await createMessages({ queue, ids: systemIds(clock), clock }).queueMessage(database.db, 'haneul', SMS);
    await lastAttempt.promise;
    expect((await database.db.execute(sql`select * from message`)).rows).toEqual([]);
    expect(lines.join('')).toContain('503');
    expect(lines.join('')).not.toMatch(/01055500142|314159/);
    await queue.stop();
    await database.close();
  });
});

describe('the adapters', () => {
  let externalServices: ExternalServices;
  beforeAll(async () => {
    externalServices = await startExternalServices();
  });
  afterAll(() => externalServices.close());

  it('send an SMS with an ID, so that the gateway drops a repetition', async () => {
    const sms = { to: SMS.to, text: '인증번호 314159' };
    await externalServices.sms.send({ ...sms, id: 'first' });
    await externalServices.sms.send({ ...sms, id: 'first' });
    expect(await externalServices.sentTo(SMS.to)).toMatchObject([{ channel: 'SMS', ...sms, messageKey: 'first' }]);
    await externalServices.sms.send({ ...sms, id: 'second' });
    expect(await externalServices.sentTo(SMS.to)).toHaveLength(2);
  });

  it('send an email in any language', async () => {
    await externalServices.mailer.send({ to: MAIL.to, subject: '인증번호 · รหัส', text: '안녕하세요\n번호 271828' });
    const [sent] = await externalServices.sentTo(MAIL.to);
    expect(sent).toMatchObject({ channel: 'EMAIL', subject: '인증번호 · รหัส', text: '안녕하세요\n번호 271828' });
    expect(sent?.from).toBe('no-reply@haneul.example');
  });

  it('send an email with two bodies, an attachment, a sender name, a reply address and an ID', async () => {
    const to = 'haeun@guest.example';
    await externalServices.mailer.send({
      to,
      subject: '예약 확정',
      text: '체크인 15:00',
      html: '<p>체크인 15:00</p>',
      fromName: '하루 "시티" <서울>',
      replyTo: 'stay@haru.example',
      id: 'one-name',
      attachment: { name: 'HS7K2M9QX4.ics', type: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR 서울' },
    });
    expect(await externalServices.sentTo(to)).toMatchObject([
      {
        text: '체크인 15:00',
        html: '<p>체크인 15:00</p>',
        from: 'no-reply@haneul.example',
        fromName: '하루 "시티" <서울>',
        replyTo: 'stay@haru.example',
        messageId: '<one-name@haneul.example>',
        attachments: [
          { name: 'HS7K2M9QX4.ics', type: 'text/calendar', content: expect.stringContaining('BEGIN:VCALENDAR 서울') },
        ],
      },
    ]);
  });

  it('send to one address only and add no headers, even with malicious input', async () => {
    const to = 'doyun@guest.example';
    await externalServices.mailer.send({ to, subject: 'x\r\nBcc: other@guest.example', text: 'x' });
    expect(await externalServices.sentTo(to)).toMatchObject([{ subject: 'x Bcc: other@guest.example' }]);
    await expect(
      externalServices.mailer.send({ to: `${to}, other@guest.example`, subject: 'x', text: 'x' }),
    ).rejects.toThrow();
    expect(await externalServices.sentTo('other@guest.example')).toEqual([]);
  });

  it('throw errors without personal data if a provider rejects a message', async () => {
    const { outbox, smtp } = externalServices.addresses;
    const sms = createHttpSms({ apiUrl: outbox, apiKey: 'wrong' }, { fetch });
    await expect(sms.send({ ...SMS, id: 'x' })).rejects.toThrow(/^The SMS provider responded with 401$/);
    const mailer = createSmtpMailer({ url: smtp.replace(/:[^:@]*@/, ':wrong@'), from: 'no-reply@haneul.example' });
    await expect(mailer.send(MAIL)).rejects.toThrow(/^The mail server rejected the message \(EAUTH\)$/);
  });

  it('send no email and no password to a mail server without TLS, if TLS is required', async () => {
    const { smtp } = externalServices.addresses;
    const to = 'jiwoo@guest.example';
    const mailer = createSmtpMailer({ url: smtp, from: 'no-reply@haneul.example', requireTls: true });
    await expect(mailer.send({ to, subject: 'Code', text: 'x' })).rejects.toThrow('(ETLS)');
    expect(await externalServices.sentTo(to)).toEqual([]);
  });

  it('throw if the provider is unreachable', async () => {
    const sms = createHttpSms({ apiUrl: 'http://127.0.0.1:1', apiKey: 'key' }, { fetch });
    await expect(sms.send({ ...SMS, id: 'x' })).rejects.toThrow();
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'no-reply@haneul.example' });
    await expect(mailer.send(MAIL)).rejects.toThrow('ESOCKET');
  });

  it('time out if the SMS provider is too slow', async () => {
    const requested = Promise.withResolvers<void>();
    const silent = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => requested.resolve());
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const limit = new AbortController();
    const { port } = silent.address() as AddressInfo;
    const deps = { fetch, timeoutSignal: () => limit.signal };
    const sending = createHttpSms({ apiUrl: `http://127.0.0.1:${port}`, apiKey: 'key' }, deps).send({
      ...SMS,
      id: 'x',
    });
    await requested.promise;
    limit.abort();
    await expect(sending).rejects.toThrow('abort');
    silent.close();
  });
});
