import type { ProblemCode } from '../../../generated/problems.ts';
import type { ConfirmationMailResult } from '../../../generated/types.ts';
import { MobileNumber } from '../../../generated/zod/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Logger } from '../../platform/log.ts';
import { channelsOf, type Mailer, type OutgoingMail, type SmsGateway } from '../../platform/messages/outgoing.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { hashToken } from '../../platform/tokens.ts';
import { inSnapshot, inTransaction } from '../../platform/database/transaction.ts';
import { negotiateLanguage } from '../../platform/values/language.ts';
import { homePhone } from '../../platform/values/phone.ts';
import { footerData } from '../../property/property.presenter.ts';
import { bookerOf, type HoldKey, type ReservationKey, tokenExpiry } from '../booking.rules.ts';
import { nameOfNotification, tokenOfNotification } from '../booking.tokens.ts';
import { calendarFile, calendarType } from '../reservation/calendar-file.ts';
import type { Money } from '../money.port.ts';
import type { NotificationFacts, NotificationRenderer } from './notification.port.ts';
import {
  type ClaimedNotification,
  endNotification,
  findLanguage,
  findWaiting,
  insertNotifications,
  insertTokenOnce,
  planNotification,
} from './notification.repository.ts';
import { GIVEN_UP_AFTER_MS, isStillSo, type NotificationKey } from './notification.rules.ts';
import { reservationNow } from '../reservation/reservation-now.usecases.ts';
import { presentReservation } from '../reservation/reservation.presenter.ts';
import { findReservation, findReservationNumber } from '../reservation/reservation.repository.ts';

/** Who can say something to a guest. */
export type NotificationChannels = { clock: Clock; sms: SmsGateway; mailer: Mailer };

export type NotificationDeps = NotificationChannels & {
  db: Database;
  ids: Ids;
  log: Logger;
  secret: string;
  money: Money;
  publicUrl: string;
  /** Loaded with the first that is sent. */
  loadNotificationRenderer: () => Promise<NotificationRenderer>;
};

/**
 * Has the guest told of what the caller's transaction does with their reservation, once, soon after it commits. `eventId` tells one
 * change, refund or wish from another, where there may be several: of a change and of a refund the hold that is their cause.
 */
export function queueNotification(
  { clock, ...ways }: NotificationChannels,
  tx: Database,
  reservation: ReservationKey,
  kind: 'booked' | 'changed' | 'cancelled' | 'refunded',
  eventId = '',
): Promise<void> {
  return insertNotifications(tx, reservation, { kind, eventId }, clock.now(), channelsOf(ways));
}

/**
 * The same of money that is back: `cause` is the hold of the reservation that was cancelled, or of the change. Nobody is told where it has
 * become neither. Of what goes back by several payments the last one is told of.
 */
export async function queueRefundNotification(ways: NotificationChannels, tx: Database, cause: HoldKey): Promise<void> {
  const { companyCode, holdNumber } = cause;
  const reservationNumber = await findReservationNumber(tx, cause);
  if (reservationNumber !== null)
    await queueNotification(ways, tx, { companyCode, reservationNumber }, 'refunded', holdNumber);
}

/**
 * Sends one notice, put in words now, so that it says what is so when it leaves, and ends it. What is not so any more, and what nobody
 * is there to get, is ended unsent.
 *
 * A mail server that has taken a mail and one that lost the connection before saying so look alike, as does a process that was killed
 * in between: then it is sent once more, as SMTP has no other way. It is the same mail then, with the same Message-ID and link, which
 * many mailboxes show once; none can be made to.
 */
export async function sendNotification(deps: NotificationDeps, claimed: ClaimedNotification): Promise<void> {
  const read = await inSnapshot(deps.db, (tx) => readNotification({ ...deps, db: tx }, claimed));
  if (!read) return;
  const { key, told } = read;
  const sent = told !== undefined && (await notifyGuest(deps, key, told));
  await endNotification(deps.db, key, sent ? 'sent' : 'dropped', deps.clock.now());
}

/**
 * What there is to say, and since when it is wanted, as of one moment: what was asked for anew before is told with it, and not once more.
 * Undefined where the notice is over.
 */
async function readNotification(deps: NotificationDeps, claimed: ClaimedNotification) {
  const wantedAt = await findWaiting(deps.db, claimed);
  return wantedAt && { key: { ...claimed, wantedAt }, told: await factsOf(deps, claimed) };
}

type Told = { facts: NotificationFacts; holdNumber: string };

/** True when somebody was told. */
async function notifyGuest(deps: NotificationDeps, key: ClaimedNotification, told: Told): Promise<boolean> {
  const { facts, holdNumber } = told;
  const { reservation } = facts;
  const renderer = await deps.loadNotificationRenderer();
  if (key.channel === 'SMS') {
    const to = homePhone(reservation.booker_phone);
    if (!deps.sms.configured || !MobileNumber.safeParse(to).success) return false;
    await deps.sms.send({ to, text: await renderer.renderSms(facts) });
    return true;
  }
  if (!deps.mailer.configured || reservation.booker_email === '') return false;
  const token = await openedByMail(deps, { ...key, holdNumber }, reservation.check_out);
  const mail = await renderer.renderMail({ ...facts, token });
  await deps.mailer.send({ ...mail, ...envelopeOf(deps.secret, key, facts) });
  return true;
}

/** What there is to say; undefined where it is not so any more. */
async function factsOf(deps: NotificationDeps, key: NotificationKey): Promise<Told | undefined> {
  const { db } = deps;
  const found = await findReservation(db, key);
  if (!found) return undefined;
  const locale = negotiateLanguage(await findLanguage(db, found.hold));
  const now = await reservationNow(deps, db, found);
  const { document } = now.hotel;
  const { reservation } = presentReservation(now, locale);
  const change = reservation.changes[now.changes.findIndex(({ hold }) => hold.holdNumber === key.eventId)] ?? null;
  const back = key.eventId === found.hold.holdNumber ? reservation.cancellation : change;
  if (!isStillSo(key, { reservation, back }, now.today)) return undefined;
  const theme = {
    code: document.hotel_code,
    brand: document.brand,
    logo: document.main_image,
    logoOnDark: document.main_image_white,
    footer: footerData(document, locale),
  };
  const facts = { kind: key.kind, locale, origin: deps.publicUrl, hotel: theme, reservation, change };
  return { facts, holdNumber: found.hold.holdNumber };
}

/** A token of the mail's own. */
async function openedByMail(
  { db, secret }: NotificationDeps,
  key: NotificationKey & HoldKey,
  checkOut: string,
): Promise<string> {
  const { companyCode, holdNumber } = key;
  const token = tokenOfNotification(secret, key);
  const expiresAt = tokenExpiry(checkOut);
  await insertTokenOnce(db, { companyCode, tokenHash: hashToken(token), holdNumber, expiresAt });
  return token;
}

/** What takes the stay out of the guest's calendar comes with the mail that tells of its cancelling. */
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

/** Tries one that could not be sent again then, for a day at most; then it is given up, which the log and the metrics tell. */
export async function retryNotification(
  { db, clock, log }: NotificationDeps,
  row: ClaimedNotification,
  at: Date,
): Promise<void> {
  const now = clock.now();
  if (now.getTime() - row.wantedAt.getTime() < GIVEN_UP_AFTER_MS) return planNotification(db, row, at);
  if (!(await endNotification(db, row, 'given_up', now))) return;
  const { reservationNumber, kind, channel, tries } = row;
  log.error(
    { reservation_number: reservationNumber, kind, channel, tries },
    'a guest could not be told and was given up',
  );
}

/** Sends the guest another mail of the reservation as it stands. `unavailable` where no mail is sent. */
export async function resendConfirmation(
  deps: NotificationDeps,
  of: HoldKey & ReservationKey,
): Promise<Outcome<ConfirmationMailResult, ProblemCode<'resendConfirmation'>>> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findReservation(tx, of);
    if (!found || found.hold.holdNumber !== of.holdNumber) return fail('reservation_not_found');
    const to = bookerOf(found.hold.customer).email;
    if (!deps.mailer.configured || to === '') return fail('unavailable');
    const kind = found.reservation.status === 'cancelled' ? 'cancelled' : 'booked';
    await insertNotifications(tx, of, { kind, eventId: deps.ids.uuid() }, deps.clock.now(), ['EMAIL']);
    return ok({ result: 'success', confirmation_mail: { to, state: 'sending' } });
  });
}
