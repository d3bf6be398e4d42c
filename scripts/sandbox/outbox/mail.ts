import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.ts';

type MailServer = { user: string; password: string; outbox: Outbox; port?: number };

/** An SMTP server that takes every message of its one user and puts it into the outbox. */
export async function mailServer({ user, password, outbox, port = 0 }: MailServer) {
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(new Error('Wrong user or password')),
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ from, subject = '', text = '' }) => {
          const sender = from?.address ?? '';
          for (const { address: to } of envelope.rcptTo)
            outbox.add({ channel: 'EMAIL', to, from: sender, subject, text: text.trim() });
          done();
        })
        .catch((error: Error) => done(error));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const { port: taken } = server.server.address() as AddressInfo;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return {
    address: `smtp://${login}@127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
