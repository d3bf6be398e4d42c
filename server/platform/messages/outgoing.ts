/** An SMS or mail to a person. The sending area writes the text. */
export type OutgoingMessage =
  | { channel: 'SMS' /** Digits only. */; to: string; text: string }
  | ({ channel: 'EMAIL' } & OutgoingMail);

export type Channel = OutgoingMessage['channel'];

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Sender name, in place of the configured one. */
  fromName?: string;
  replyTo?: string;
  /** Left part of the Message-ID (RFC 5322, dot-atom). Must be the same when the same mail is sent again. */
  id?: string;
  attachment?: { name: string; type: string; content: string };
};

/** `send` throws if the message may not have been sent; the queue retries. Its errors contain no personal data. */
export type SmsGateway = {
  /** False if no provider is configured. Then nothing may promise an SMS. */
  configured: boolean;
  send(message: { to: string; text: string }): Promise<void>;
};

export type Mailer = { configured: boolean; send(message: OutgoingMail): Promise<void> };

export function channelsOf({ sms, mailer }: { sms: SmsGateway; mailer: Mailer }): Channel[] {
  return [...(mailer.configured ? (['EMAIL'] as const) : []), ...(sms.configured ? (['SMS'] as const) : [])];
}
