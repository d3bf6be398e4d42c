import { and, eq } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Channel } from '../../platform/messages/outgoing.ts';
import type { HoldKey, NotificationState, ReservationKey } from '../booking.rules.ts';
import type { QuoteRow } from '../booking.tables.ts';
import { type NotificationKey, type NotificationKind, REMINDER } from './notification.rules.ts';
import { notification } from './notification.tables.ts';

export type ClaimedNotification = NotificationKey & { wantedAt: Date; tries: number };

function isNotification({ companyCode, reservationNumber, kind, eventId, channel }: NotificationKey) {
  return and(
    eq(notification.companyCode, companyCode),
    eq(notification.reservationNumber, reservationNumber),
    eq(notification.kind, kind),
    eq(notification.eventId, eventId),
    eq(notification.channel, channel),
  );
}

/**
 * Inserts one row for each channel. For `booked` and `changed`, also inserts a reminder unless its time has passed. An
 * existing row is queued again only if it is still waiting or was dropped.
 */
const INSERT_NOTIFICATIONS = `
  INSERT INTO notification AS n (company_code, reservation_number, kind, event_id, channel, state, wanted_at, due_at, tries)
  SELECT r.company_code, r.reservation_number, planned.kind, planned.event_id, channel, 'waiting', planned.at, planned.at, 0
  FROM reservation AS r JOIN hotel AS h ON h.company_code = r.company_code AND h.hotel_code = r.hotel_code,
    LATERAL (VALUES
      ($3, $4, $5::timestamptz),
      ('reminder', r.check_in::text, (r.check_in - ${REMINDER.daysBefore} + time '${REMINDER.at}') AT TIME ZONE h.time_zone)
    ) AS planned (kind, event_id, at),
    unnest($6::text[]) AS channel
  WHERE r.company_code = $1 AND r.reservation_number = $2 AND planned.at >= $5::timestamptz
    AND (planned.kind <> 'reminder' OR $3 IN ('booked', 'changed'))
  ON CONFLICT (company_code, reservation_number, kind, event_id, channel) DO UPDATE
    SET state = 'waiting', wanted_at = excluded.wanted_at, due_at = excluded.due_at, ended_at = NULL
    WHERE n.state IN ('waiting', 'dropped')`;

export async function insertNotifications(
  tx: Database,
  { companyCode, reservationNumber }: ReservationKey,
  what: { kind: Exclude<NotificationKind, 'reminder'>; eventId: string },
  now: Date,
  channels: readonly Channel[],
): Promise<void> {
  const values = [companyCode, reservationNumber, what.kind, what.eventId, now.toISOString(), channels];
  if (channels.length > 0) await rowsOf(tx, INSERT_NOTIFICATIONS, values);
}

/** SQL condition that every server checks about once a second. */
export const ANY_NOTIFICATION_DUE = 'EXISTS (SELECT FROM notification WHERE due_at <= now())';

/** Must exceed the timeouts of smtp-mail.ts and http-sms.ts, or two servers may send the same notification. */
const LEASE_MS = 30_000;

const CLAIM_NOTIFICATIONS = `
  WITH due AS (
    SELECT company_code, reservation_number, kind, event_id, channel FROM notification WHERE due_at <= $1::timestamptz
    ORDER BY due_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE notification AS n SET due_at = $3::timestamptz, tries = n.tries + 1 FROM due
  WHERE n.company_code = due.company_code AND n.reservation_number = due.reservation_number AND n.kind = due.kind
    AND n.event_id = due.event_id AND n.channel = due.channel
  RETURNING n.company_code AS "companyCode", n.reservation_number AS "reservationNumber", n.kind, n.event_id AS "eventId",
    n.channel, n.wanted_at AS "wantedAt", n.tries`;

/** Claims at most `atMost` due notifications. Other servers skip them until the lease ends. */
export function claimNotifications(db: Database, now: Date, atMost: number): Promise<ClaimedNotification[]> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  return rowsOf<ClaimedNotification>(db, CLAIM_NOTIFICATIONS, [now.toISOString(), atMost, until]);
}

/** Returns when a waiting notification was last queued, or undefined if it has ended. */
export async function findWaiting(db: Database, key: NotificationKey): Promise<Date | undefined> {
  const [found] = await db
    .select({ wantedAt: notification.wantedAt })
    .from(notification)
    .where(and(isNotification(key), eq(notification.state, 'waiting')));
  return found?.wantedAt;
}

/**
 * Schedules the next attempt. Does nothing if the notification has ended, or has since been queued again or claimed by
 * another server.
 */
export async function planNotification(db: Database, key: ClaimedNotification, dueAt: Date): Promise<void> {
  const same = and(eq(notification.wantedAt, key.wantedAt), eq(notification.tries, key.tries));
  await db
    .update(notification)
    .set({ dueAt })
    .where(and(isNotification(key), eq(notification.state, 'waiting'), same));
}

/** Ends a notification. Returns false if it has already ended or has been queued again. */
export async function endNotification(
  db: Database,
  key: ClaimedNotification,
  state: Exclude<NotificationState, 'waiting'>,
  endedAt: Date,
): Promise<boolean> {
  const ended = await db
    .update(notification)
    .set({ state, dueAt: null, endedAt })
    .where(and(isNotification(key), eq(notification.state, 'waiting'), eq(notification.wantedAt, key.wantedAt)))
    .returning({ n: notification.reservationNumber });
  return ended.length === 1;
}

export async function findLanguage(db: Database, { companyCode, holdNumber }: HoldKey): Promise<string | undefined> {
  const query = `
    SELECT q.language FROM hold AS h JOIN quote AS q ON q.company_code = h.company_code AND q.quote_id = h.quote_id
    WHERE h.company_code = $1 AND h.hold_number = $2`;
  return (await rowsOf<Pick<QuoteRow, 'language'>>(db, query, [companyCode, holdNumber]))[0]?.language;
}

/**
 * Counts the unsent notifications that were due by `now`: `waiting` counts those tried at most once, and `retried`
 * those tried more often. `given_up` counts the notifications given up after `since`.
 */
export async function countNotifications(
  db: Database,
  now: Date,
  since: Date,
): Promise<{ waiting: number; retried: number; given_up: number }> {
  const query = `
    SELECT count(*) FILTER (WHERE state = 'waiting' AND tries <= 1)::int AS waiting,
      count(*) FILTER (WHERE state = 'waiting' AND tries > 1)::int AS retried,
      count(*) FILTER (WHERE state = 'given_up')::int AS given_up
    FROM notification WHERE (due_at IS NOT NULL AND wanted_at <= $1::timestamptz)
      OR (state = 'given_up' AND ended_at > $2::timestamptz)`;
  const [counted] = await rowsOf<{ waiting: number; retried: number; given_up: number }>(db, query, [
    now.toISOString(),
    since.toISOString(),
  ]);
  return counted ?? { waiting: 0, retried: 0, given_up: 0 };
}
