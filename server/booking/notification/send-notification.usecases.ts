import { MobileNumber } from '../../../generated/zod/schemas.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { OutgoingMail } from '../../platform/messages/outgoing.ts';
import { hashToken } from '../../platform/tokens.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import { homePhone } from '../../platform/values/phone.ts';
import { footerData } from '../../property/property.presenter.ts';
import { type HoldKey, tokenExpiry } from '../booking.rules.ts';
import type { Money } from '../money.port.ts';
import { calendarFile, calendarType } from '../reservation/calendar-file.ts';
import { reservationNow } from '../reservation/reservation-now.usecases.ts';
import { presentReservation } from '../reservation/reservation.presenter.ts';
import { findReservation } from '../reservation/reservation.repository.ts';
import { insertTokenOnce } from '../tokens.repository.ts';
import type { NotificationFacts, NotificationRenderer } from './notification.port.ts';
import {
  type ClaimedNotification,
  endNotification,
  findLanguage,
  findWaiting,
  planNotification,
} from './notification.repository.ts';
import { GIVEN_UP_AFTER_MS, GIVEN_UP_AFTER_TRIES, isStillTrue, type NotificationKey } from './notification.rules.ts';
import { nameOfNotification, tokenOfNotification } from './notification.tokens.ts';
import type { NotificationChannels } from './queue-notification.usecases.ts';

export type SendingDeps = NotificationChannels & {
  db: Database;
  log: Logger;
  secret: string;
  money: Money;
  publicUrl: string;
  /** Loads the renderer on first use. */
  loadNotificationRenderer: () => Promise<NotificationRenderer>;
};

/**
 * Renders a claimed notification from the reservation's current state, sends it, and marks it as sent. If it no longer
 * describes the reservation or has no recipient, marks it as dropped instead.
 *
 * SMTP can't confirm delivery, so an email is sent again if the connection or the process fails after the mail server
 * has accepted it. Both emails have the same Message-ID and link, so many mail clients show only one of them.
 */
export async function sendNotification(deps: SendingDeps, claimed: ClaimedNotification): Promise<void> {
  const read = await inSnapshot(deps.db, (tx) => readNotification({ ...deps, db: tx }, claimed));
  if (!read) return;
  const { key, message } = read;
  const sent = message !== undefined && (await notifyGuest(deps, key, message));
  await endNotification(deps.db, key, sent ? 'sent' : 'dropped', deps.clock.now());
}

/**
 * Reads a message and the time at which its notification was last queued. Call this in a database snapshot. The
 * message then covers everything queued before the snapshot, and anything queued later is sent separately. Returns
 * undefined if the notification has ended.
 */
async function readNotification(deps: SendingDeps, claimed: ClaimedNotification) {
  const wantedAt = await findWaiting(deps.db, claimed);
  return wantedAt && { key: { ...claimed, wantedAt }, message: await messageOf(deps, claimed) };
}

type Message = { facts: NotificationFacts; holdNumber: string };

/**
 * Sends a message to the booker. Returns false if the channel isn't configured or the booker has no usable phone number
 * or email address for it.
 */
async function notifyGuest(deps: SendingDeps, key: ClaimedNotification, message: Message): Promise<boolean> {
  const { facts, holdNumber } = message;
  const { reservation } = facts;
  const renderer = await deps.loadNotificationRenderer();
  if (key.channel === 'SMS') {
    const to = homePhone(reservation.booker_phone);
    if (!deps.sms.configured || !MobileNumber.safeParse(to).success) return false;
    // An SMS that is queued again has new content, so it needs a new ID. With the old ID, the gateway would drop it.
    const id = nameOfNotification(deps.secret, `sms ${key.wantedAt.toISOString()}`, key);
    await deps.sms.send({ to, text: await renderer.renderSms(facts), id });
    return true;
  }
  if (!deps.mailer.configured || reservation.booker_email === '') return false;
  const token = await issueToken(deps, { ...key, holdNumber }, reservation.check_out);
  const mail = await renderer.renderMail({ ...facts, token });
  await deps.mailer.send({ ...mail, ...envelopeOf(deps.secret, key, facts) });
  return true;
}

/** Returns undefined if the notification no longer describes the reservation. */
async function messageOf(deps: SendingDeps, key: NotificationKey): Promise<Message | undefined> {
  const { db } = deps;
  const found = await findReservation(db, key);
  if (!found) return undefined;
  const locale = negotiateLanguage(await findLanguage(db, found.hold));
  const now = await reservationNow(deps, db, found);
  const { document } = now.hotel;
  const { reservation } = presentReservation(now, locale);
  const change = reservation.changes[now.changes.findIndex(({ hold }) => hold.holdNumber === key.eventId)] ?? null;
  const refund = reservation.payment?.property_refunds?.find((one) => one.property_refund_id === key.eventId) ?? null;
  const refunded = refund ?? (key.eventId === found.hold.holdNumber ? reservation.cancellation : change);
  if (!isStillTrue(key, { reservation, refunded }, now.today)) return undefined;
  const theme = {
    code: document.hotel_code,
    brand: document.brand,
    logo: document.main_image,
    logoOnDark: document.main_image_white,
    footer: footerData(document, locale),
  };
  const facts = { kind: key.kind, locale, origin: deps.publicUrl, hotel: theme, reservation, change, refund };
  return { facts, holdNumber: found.hold.holdNumber };
}

async function issueToken(
  { db, secret }: SendingDeps,
  key: NotificationKey & HoldKey,
  checkOut: string,
): Promise<string> {
  const { companyCode, holdNumber } = key;
  const token = tokenOfNotification(secret, key);
  const expiresAt = tokenExpiry(checkOut);
  await insertTokenOnce(db, { companyCode, tokenHash: hashToken(token), holdNumber, expiresAt });
  return token;
}

/** The calendar file attached to a cancellation email removes the stay from the guest's calendar. */
function envelopeOf(secret: string, key: ClaimedNotification, { reservation }: NotificationFacts) {
  const { reservation_number, contact, booker_email, allowed_actions } = reservation;
  return {
    to: booker_email,
    id: nameOfNotification(secret, 'mail', key),
    fromName: reservation.stay.hotel_name,
    ...(contact.email && { replyTo: contact.email }),
    ...((allowed_actions.includes('calendar') || key.kind === 'cancelled') && {
      attachment: {
        name: `${reservation_number}.ics`,
        type: calendarType(reservation),
        content: calendarFile(reservation, key.wantedAt),
      },
    }),
  } satisfies Omit<OutgoingMail, 'subject' | 'text'>;
}

/**
 * Schedules the next attempt for `at`, or gives up once both GIVEN_UP_AFTER_MS and GIVEN_UP_AFTER_TRIES are reached.
 */
export async function retryNotification(
  { db, clock, log }: SendingDeps,
  row: ClaimedNotification,
  at: Date,
): Promise<void> {
  const now = clock.now();
  const isRecent = now.getTime() - row.wantedAt.getTime() < GIVEN_UP_AFTER_MS;
  if (isRecent || row.tries < GIVEN_UP_AFTER_TRIES) return planNotification(db, row, at);
  if (!(await endNotification(db, row, 'given_up', now))) return;
  const { reservationNumber, kind, channel, tries } = row;
  log.error(
    { reservation_number: reservationNumber, kind, channel, tries },
    'notification failed for a day; giving up',
  );
}
