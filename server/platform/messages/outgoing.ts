/** What is said to a person outside the site. The words are the area's that sends it. */
export type OutgoingMessage =
  | { channel: 'SMS' /** Digits. */; to: string; text: string }
  | ({ channel: 'EMAIL' } & OutgoingMail);

export type Channel = OutgoingMessage['channel'];

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  /** The same content for who reads it so. */
  html?: string;
  /** As whom it is sent, in place of the name that the sender is configured with. */
  fromName?: string;
  /** Who reads what is answered. */
  replyTo?: string;
  /** The same mail has the same one however often it is sent: the left part of its Message-ID (RFC 5322, dot-atom). */
  id?: string;
  attachment?: { name: string; type: string; content: string };
};

/** A throw means that it was perhaps not sent: the queue tries again. Nothing personal is in the error. */
export type SmsGateway = {
  /** False where nobody is configured to take it: then nothing may promise an SMS. */
  configured: boolean;
  send(message: { to: string; text: string }): Promise<void>;
};

/** As SmsGateway. */
export type Mailer = { configured: boolean; send(message: OutgoingMail): Promise<void> };

/** By which ways something can be said at all. */
export function channelsOf({ sms, mailer }: { sms: SmsGateway; mailer: Mailer }): Channel[] {
  return [...(mailer.configured ? (['EMAIL'] as const) : []), ...(sms.configured ? (['SMS'] as const) : [])];
}
