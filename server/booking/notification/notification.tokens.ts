import { createHmac } from 'node:crypto';
import type { NotificationKey } from './notification.rules.ts';

/**
 * Derives the Reservation-Token for an email. Only its hash is stored, so every attempt to send the email must derive
 * the same token.
 */
export function tokenOfNotification(secret: string, key: NotificationKey): string {
  return `${key.companyCode}.${nameOfNotification(secret, 'token', key)}`;
}

/** Returns a stable, opaque ID for a notification. */
export function nameOfNotification(
  secret: string,
  of: 'mail' | 'token' | `sms ${string}`,
  key: NotificationKey,
): string {
  const { companyCode, reservationNumber, kind, eventId, channel } = key;
  const identity = JSON.stringify(['notification', of, companyCode, reservationNumber, kind, eventId, channel]);
  return createHmac('sha256', secret).update(identity).digest('base64url');
}
