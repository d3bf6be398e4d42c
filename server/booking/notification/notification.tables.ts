import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyCode, count, instant } from '../../platform/database/columns.ts';
import type { Channel } from '../../platform/messages/outgoing.ts';
import type { NotificationState } from '../booking.rules.ts';
import { reservation } from '../booking.tables.ts';
import type { NotificationKind } from './notification.rules.ts';

/**
 * The outbox of notifications, with one row per event and channel, written in the event's transaction. The text and
 * recipient are determined from the reservation when the notification is sent. `due_at` is null once the notification
 * has ended.
 */
export const notification = pgTable(
  'notification',
  {
    companyCode: companyCode(),
    reservationNumber: text('reservation_number').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /**
     * Distinguishes events of the same kind. For a refund or change, the number of the hold that caused it; for a
     * refund by the property, its ID; for a
     * reminder, the check-in date; for a claim or an email resent on request, a UUID; for all others, an empty string.
     */
    eventId: text('event_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    state: text('state').$type<NotificationState>().notNull(),
    wantedAt: instant('wanted_at').notNull(),
    dueAt: instant('due_at'),
    tries: count('tries').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({
      name: 'notification_pk',
      columns: [t.companyCode, t.reservationNumber, t.kind, t.eventId, t.channel],
    }),
    foreignKey({
      name: 'notification_of_reservation',
      columns: [t.companyCode, t.reservationNumber],
      foreignColumns: [reservation.companyCode, reservation.reservationNumber],
    }),
    index('notification_due').on(t.dueAt, t.companyCode).where(sql`due_at IS NOT NULL`),
    index('notification_given_up').on(t.endedAt, t.companyCode).where(sql`state = 'given_up'`),
    check('notification_over', sql`(${t.state} = 'waiting') = (${t.dueAt} IS NOT NULL)`),
  ],
);
