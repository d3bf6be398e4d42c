import { createTransport } from 'nodemailer';
import type { Mailer } from './outgoing.ts';

export type MailConfig = {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  /** 'Name <address>' or an address. */
  from: string;
};

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 10_000;

/** E-mail by SMTP. What a server says of a refusal may name the recipient, so only its code is told. */
export function createSmtpMailer({ url, from }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      const message = { from, to: { name: '', address: to }, subject, text };
      const failure = await transport.sendMail(message).then(() => undefined, codeOf);
      if (failure) throw new Error(`The mail server did not take the message (${failure})`);
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
