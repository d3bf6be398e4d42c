export type OutgoingMessage =
  | { channel: 'SMS' /** Phone number, digits only. */; to: string; text: string }
  | ({ channel: 'EMAIL' } & OutgoingMail);

export type Channel = OutgoingMessage['channel'];

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Sender name to use instead of the configured one. */
  fromName?: string;
  replyTo?: string;
  /** The part of the Message-ID before the @ (RFC 5322, dot-atom). Must be the same if the same email is sent again. */
  id?: string;
  attachment?: { name: string; type: string; content: string };
};

export type OutgoingSms = {
  to: string;
  text: string;
  /** Must be the same if the same SMS is sent again, so that the gateway can drop the duplicate. */
  id: string;
};

/**
 * `send` throws if the message may not have been sent, so the queue retries it. Its errors contain no personal data.
 */
export type SmsGateway = {
  /** False if no provider is configured. In that case, no screen or response may promise an SMS. */
  configured: boolean;
  send(message: OutgoingSms): Promise<void>;
};

export type Mailer = { configured: boolean; send(message: OutgoingMail): Promise<void> };

export function channelsOf({ sms, mailer }: { sms: SmsGateway; mailer: Mailer }): Channel[] {
  return [...(mailer.configured ? (['EMAIL'] as const) : []), ...(sms.configured ? (['SMS'] as const) : [])];
}
