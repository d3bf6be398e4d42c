import { createHmac } from 'node:crypto';
import type { NotificationKey } from './notification.rules.ts';

/** Returns the Reservation-Token in a mail: the same for every attempt to send it, although only its hash is stored. */
export function tokenOfNotification(secret: string, key: NotificationKey): string {
  return `${key.companyCode}.${nameOfNotification(secret, 'token', key)}`;
}

/** Returns a stable name for a notification that reveals nothing about it. */
export function nameOfNotification(secret: string, of: 'mail' | 'token', key: NotificationKey): string {
  const { companyCode, reservationNumber, kind, eventId, channel } = key;
  const identity = JSON.stringify(['notification', of, companyCode, reservationNumber, kind, eventId, channel]);
  return createHmac('sha256', secret).update(identity).digest('base64url');
}
