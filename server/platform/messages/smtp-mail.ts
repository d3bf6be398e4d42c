import { createTransport } from 'nodemailer';
import type { Mailer } from './outgoing.ts';

type MailConfig = {
  /** Address of the mail server: smtp://user:password@host:port or smtps://… */
  url: string;
  /** Sender, as 'Name <address>' or as a plain address. */
  from: string;
  /** If true, nothing is sent to a server that doesn't offer TLS, not even the password. */
  requireTls?: boolean;
};

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;

/**
 * Creates a mailer that sends emails over SMTP. Its errors contain only an error code, because the server's reply may
 * include the recipient.
 */
export function createSmtpMailer({ url, from, requireTls = false }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    ...(requireTls && { requireTLS: true, ignoreTLS: false }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = senderOf(from);
  return {
    configured: true,
    async send({ to, subject, text, html, fromName, replyTo, id, attachment }) {
      const message = {
        from: fromName ? { name: fromName, address: sender.address } : from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(id && { messageId: `<${id}@${sender.domain}>` }),
        ...(attachment && {
          attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
        }),
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      const failure = await transport.sendMail(message).then(() => undefined, codeOf);
      if (failure) throw new Error(`The mail server rejected the message (${failure})`);
    },
  };
}

function senderOf(from: string): { address: string; domain: string } {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
  return { address, domain: address.slice(address.lastIndexOf('@') + 1) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
