import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.ts';

type MailServer = { user: string; password: string; outbox: Outbox; port?: number };

export async function mailServer({ user, password, outbox, port = 0 }: MailServer) {
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(new Error('Wrong user or password')),
    onData: (stream, { envelope }, answer) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      void deliver(stream, to, outbox).then((failure) => answer(failure));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  // Without a listener, a client that resets its connection would crash the sandbox, and the data that the sandbox
  // keeps in memory would be lost.
  server.on('error', () => undefined);
  const { port: taken } = server.server.address() as AddressInfo;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return {
    address: `smtp://${login}@127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function deliver(stream: Readable, recipients: string[], outbox: Outbox): Promise<Error | undefined> {
  try {
    const parsed = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'utf8' });
    const { from, replyTo, subject = '', text = '', html, messageId, attachments } = parsed;
    const mail = {
      channel: 'EMAIL',
      from: from?.address ?? '',
      fromName: from?.name ?? '',
      ...(replyTo?.[0]?.address && { replyTo: replyTo[0].address }),
      ...(messageId && { messageId }),
      subject,
      text: text.trim(),
      ...(html && { html }),
      attachments: attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? 'attachment',
        type: mimeType,
        content: String(content),
      })),
    } as const;
    for (const to of recipients) outbox.add({ ...mail, to });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
