/** What is said to a person outside the site. The words are the area's that sends it. */
export type OutgoingMessage =
  | { channel: 'SMS' /** Digits. */; to: string; text: string }
  | { channel: 'EMAIL'; to: string; subject: string; text: string };

/** A throw means that it was perhaps not sent: the queue tries again. Nothing personal is in the error. */
export type SmsGateway = { send(message: { to: string; text: string }): Promise<void> };

/** As SmsGateway. */
export type Mailer = { send(message: { to: string; subject: string; text: string }): Promise<void> };
