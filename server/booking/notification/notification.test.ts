import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_SECRET } from '../../../tests/support/api/deps.ts';
import {
  guestDetails,
  done,
  type Guest,
  guestOf,
  nicepayWindow,
  problemOf,
  type StayWish,
} from '../../../tests/support/api/guest.ts';
import { bookByCode } from '../../../tests/support/api/hold-code.ts';
import { demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import { type AppDeps, createApp } from '../../app.ts';
import { reservationMoney } from '../../payment/money.usecases.ts';
import { createLog } from '../../platform/log.ts';
import type { OutgoingMail } from '../../platform/messages/outgoing.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { unconfigured } from '../../platform/messages/unconfigured.ts';
import { claimNotifications, endNotification } from './notification.repository.ts';
import { queueRefundNotification } from './queue-notification.usecases.ts';
import { retryNotification, sendNotification } from './send-notification.usecases.ts';

const METRICS_KEY = 'key-of-the-metrics-key-of-the-metrics';
const HOSTILE = '<img src=x onerror=alert(1)>"\'&';
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  app = await startTestApp({ log });
  app.deps.settings.metricsKey = METRICS_KEY;
  await loadHotels(
    app.deps.db,
    demoHotel('10', (hotel) => {
      hotel.hotel_name = { ko: HOSTILE, en: HOSTILE };
      hotel.main_image = null;
    }),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await send();
  app.deps.outbox.splice(0);
  lines.splice(0);
});

/** Sends the due notifications and returns the new emails. */
async function send(): Promise<OutgoingMail[]> {
  const before = app.deps.outbox.length;
  await app.deps.queue.runDue(['booking.notification']);
  return app.deps.outbox.slice(before).filter((sent) => sent.channel === 'EMAIL');
}

function texts() {
  return app.deps.outbox.filter(({ channel }) => channel === 'SMS');
}

function linkIn({ html = '' }: OutgoingMail): URL {
  return new URL(/href="([^"]+#token=[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
}

/** Reads the calendar file attached to an email, after unfolding its lines (RFC 5545, section 3.1). */
function eventIn({ attachment }: OutgoingMail): Record<string, string> {
  const properties = /^(METHOD|UID|SEQUENCE|STATUS|ORGANIZER)[;:](.*)$/gm;
  const unfolded = (attachment?.content ?? '').replaceAll('\r\n ', '').replaceAll('\r', '');
  const found = [...unfolded.matchAll(properties)].map(([, name, value]) => [name, value]);
  return { type: attachment?.type, ...Object.fromEntries(found) };
}
function published(number: string) {
  return {
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    METHOD: 'PUBLISH',
    UID: number,
    STATUS: 'CONFIRMED',
    ORGANIZER: 'CN="하루 시티 서울":mailto:stay@haru.example',
  };
}

async function open(guest: Guest, mail: OutgoingMail, number?: string) {
  const link = linkIn(mail);
  return guest.detail(number ?? link.searchParams.get('number')!, link.hash.replace('#token=', ''));
}

async function gauge(state: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_KEY}` };
  const text = await (await createApp(app.deps).request('/metrics', { headers })).text();
  return Number(new RegExp(`^notifications_open\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}

function guestOn(overrides: Partial<AppDeps>): Guest {
  const other = createApp({ ...app.deps, ...overrides });
  return guestOf(async (path, init) => other.request(`https://booking.example/api${path}`, init));
}

async function rows() {
  return (await app.deps.db.execute(sql`select * from notification`)).rows;
}

/** Runs `work` while every attempt to send an email fails. */
async function withoutMail<T>(work: () => Promise<T>): Promise<T> {
  const { send: sendMail } = app.deps.mailer;
  app.deps.mailer.send = () => Promise.reject(new Error('The mail server did not accept the message (ESOCKET)'));
  try {
    return await work();
  } finally {
    app.deps.mailer.send = sendMail;
  }
}

test('notifies the booker once by email and SMS, and the email gives access only to that reservation', async () => {
  const [one, other] = [await app.book(), await app.book()];
  const mails = await send();
  const headers = { to: 'minseo@guest.example', fromName: '하루 시티 서울', replyTo: 'stay@haru.example' };
  expect(mails).toMatchObject([headers, headers]);
  expect(await send()).toEqual([]);
  expect(texts()).toHaveLength(2);

  const mail = mails.find(({ subject }) => subject.includes(one.number))!;
  for (const text of ['₩460,000', '₩230,000', '6월 9일(수)까지 무료 취소', '02-555-0100', one.number]) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
  expect(mail.attachment?.name).toBe(`${one.number}.ics`);
  expect(eventIn(mail)).toMatchObject({ ...published(one.number), SEQUENCE: '0' });
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(mail.html!)![1]!);
  expect(data).toMatchObject({
    '@type': 'LodgingReservation',
    reservationNumber: one.number,
    checkinTime: '2027-06-11T15:00:00+09:00',
  });
  const link = linkIn(mail);
  expect([link.origin, link.pathname, link.search.includes('token')]).toEqual([
    'https://booking.example',
    '/reservation/detail',
    false,
  ]);
  expect(done(await open(app.guest, mail)).reservation.reservation_number).toBe(one.number);
  expect(problemOf(await open(app.guest, mail, other.number))).toBe('404 reservation_not_found');
  const pictures = [...mail.html!.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => new URL(src!).origin);
  expect(new Set(pictures)).toEqual(new Set(['https://booking.example']));
  expect(JSON.stringify(await rows()) + lines.join('')).not.toMatch(/minseo|01055500142|김민서|token=/);
});

/** A stay at a property that requires no prepayment. */
const FREE = { hotel_code: '10', room_type_code: 'OCN' } satisfies StayWish;

test('writes in the booking’s language and escapes texts from properties and guests', async () => {
  const english = guestOf(app.send, { 'accept-language': 'en' });
  const asHostile = {
    ...english,
    reserve: (wish?: StayWish) => english.reserve(wish, guestDetails({ guest_first_name: HOSTILE })),
  };
  const { reservation_number } = await bookByCode(app.deps, asHostile, FREE);
  const [mail] = await send();
  expect(mail!.subject).toBe(`Reservation confirmed · ${HOSTILE} · ${reservation_number}`);
  expect(mail!.text).toContain('2 nights');
  expect(mail!.text).toContain(HOSTILE);
  expect(mail!.html).not.toContain('<img src=x');
  expect(mail!.html).toContain('&lt;img src=x');
  expect(texts().at(-1)!.text).toContain(reservation_number);
});

test('sends a claimed notification again once its lease has ended', async () => {
  const { deps } = app;
  await app.book();
  await claimNotifications(deps.db, deps.clock.now(), 10);
  expect(await send()).toEqual([]);
  deps.clock.advance(30_000);
  expect(await send()).toHaveLength(1);
});

test('sends an identical email again if the mail server’s acceptance was lost', async () => {
  const { deps } = app;
  const { send: sendMail } = deps.mailer;
  deps.mailer.send = async (mail) => {
    await sendMail(mail);
    deps.mailer.send = sendMail;
    throw new Error('The mail server did not accept the message (ETIMEDOUT)');
  };
  await app.book();
  const [first] = await send();
  deps.clock.advance(1_000);
  expect(await send()).toEqual([first]);
});

test('sends an identical SMS again, with the same ID, if the acceptance was lost; every other SMS has its own ID', async () => {
  const { deps } = app;
  const { send: sendSms } = deps.sms;
  deps.sms.send = async (sms) => {
    await sendSms(sms);
    deps.sms.send = sendSms;
    throw new Error('The SMS provider did not respond');
  };
  await app.book();
  await send();
  deps.clock.advance(1_000);
  await send();
  const [first, second] = texts();
  expect(second).toEqual(first);
  await app.book();
  await send();
  const ids = texts().map((sms) => 'id' in sms && sms.id);
  expect([ids.length, new Set(ids).size]).toEqual([3, 2]);
});

test('retries and counts failing emails for a day, then gives up on them and logs and counts the failures', async () => {
  const { deps } = app;
  const { number, token } = await app.book();
  const mailOf = async () => done(await app.guest.detail(number, token)).reservation.confirmation_mail;
  await withoutMail(async () => {
    await send();
    expect(await mailOf()).toEqual({ to: 'minseo@guest.example', state: 'sending' });
    deps.clock.advance(6 * 3_600_000);
    await send();
    expect([await gauge('retried'), await gauge('given_up')]).toEqual([1, 0]);
  });
  deps.clock.advance(600_000);
  expect(await send()).toHaveLength(1);
  expect(await mailOf()).toEqual({ to: 'minseo@guest.example', state: 'sent' });
  expect(await gauge('retried')).toBe(0);

  const lost = await app.book();
  await withoutMail(async () => {
    deps.clock.advance(24 * 3_600_000);
    for (let attempt = 1; attempt < 20; attempt += 1) {
      await send();
      deps.clock.advance(600_000);
    }
    expect(await gauge('given_up')).toBe(0);
    lines.splice(0);
    await send();
  });
  expect(await gauge('given_up')).toBe(1);
  expect(lines.filter((line) => line.includes('giving up'))).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/minseo|김민서|01055500142/);
  const { confirmation_mail } = done(await app.guest.detail(lost.number, lost.token)).reservation;
  expect(confirmation_mail?.state).toBe('not_sent');
  deps.clock.advance(600_000);
  expect(await send()).toEqual([]);
});

test('sends a reminder at ten o’clock local time two days before a stay, unless the stay was cancelled or booked later', async () => {
  const { deps } = app;
  const far = { start_date: '2027-06-20', end_date: '2027-06-22' };
  const [upcoming, cancelled] = [await app.book(far), await app.book(far)];
  done(await app.guest.cancel(cancelled.number, cancelled.token, 0));
  deps.clock.set('2027-06-18T00:59:59Z');
  await send();
  await app.book({ ...far, start_date: '2027-06-19' });
  await send();
  deps.clock.set('2027-06-18T01:00:01Z');
  await app.book(far);
  const mails = await send();
  expect(mails.map(({ subject }) => subject.split(' · ')[0])).toEqual(['체크인 안내', '예약 확정']);
  expect(mails[0]!.subject).toContain(upcoming.number);
  expect(await send()).toEqual([]);
});

test('notifies the booker of a cancellation and of its completed refund, and drops unsent notifications', async () => {
  const { number, token } = await app.book({ start_date: '2027-07-20', end_date: '2027-07-22' });
  done(await app.guest.cancel(number, token, 0));
  const [cancelled, ...others] = await send();
  expect(others).toEqual([]);
  expect(cancelled!.subject).toContain('예약 취소');
  expect(cancelled!.text).toContain('환불하고 있습니다');
  expect(eventIn(cancelled!)).toEqual({
    ...published(number),
    type: 'text/calendar; charset=utf-8; method=CANCEL',
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
    SEQUENCE: '1',
  });
  await app.deps.queue.runDue(['payment.refund']);
  const [refunded] = await send();
  expect(refunded!.subject).toContain('환불 완료');
  expect(refunded!.text).toContain('환불을 완료했습니다');
  expect(texts().at(-1)!.text).toMatch(/환불 완료 HS\w+\n₩\d/);
  await app.deps.queue.runDue(['payment.refund']);
  expect(await send()).toEqual([]);
});

test('lets the token’s holder request the email again up to three times', async () => {
  const { number, token } = await app.book({ start_date: '2027-07-20', end_date: '2027-07-22' });
  await send();
  const limiter = createRateLimiter({ db: app.deps.db, clock: app.deps.clock, secret: TEST_SECRET });
  const guest = guestOn({ limiter });
  const again = (caller: Guest, of = number) =>
    caller.call('POST', `/client/booking/reservations/${of}/confirmation-mail`, { 'reservation-token': token });
  for (const _ of [1, 2, 3]) {
    expect(await again(guest)).toMatchObject({ status: 200, body: { confirmation_mail: { state: 'sending' } } });
    expect(await send()).toHaveLength(1);
  }
  const fourth = await again(guest);
  expect([problemOf(fourth), fourth.headers.get('retry-after')]).toEqual(['429 rate_limited', expect.any(String)]);
  expect(problemOf(await again(app.guest, 'HS2Z2Z2Z2Z'))).toBe('404 reservation_not_found');
});

test('neither promises nor queues an email if email is not configured', async () => {
  const guest = guestOn({ mailer: unconfigured('SMTP_URL') });
  const dates = { start_date: '2027-07-20', end_date: '2027-07-22' };
  const { reservation_number, token } = await bookByCode(app.deps, guest, { ...FREE, ...dates });
  const of = `/client/booking/reservations/${reservation_number}`;
  expect(done(await guest.detail(reservation_number!, token)).reservation.confirmation_mail).toBeNull();
  const refused = await guest.call('POST', `${of}/confirmation-mail`, { 'reservation-token': token });
  expect(problemOf(refused)).toBe('503 unavailable');
  expect(await send()).toEqual([]);
  expect(texts().at(-1)!.text).toContain(reservation_number);
});

test('sends nothing to an erased guest', async () => {
  const { hold } = await app.book({ start_date: '2027-07-20', end_date: '2027-07-22' });
  const erased = { guest_last_name: '', guest_first_name: '', guest_phone: '', guest_email: '' };
  await app.deps.db.execute(
    sql`UPDATE hold SET customer = ${JSON.stringify(erased)}::jsonb WHERE hold_number = ${hold}`,
  );
  expect([await send(), texts()]).toEqual([[], []]);
});

test('notifies the booker of a refund once it is complete, even if the notification was queued too early', async () => {
  const { deps } = app;
  const dates = { start_date: '2027-07-20', end_date: '2027-07-22' };
  const cancelled = async () => {
    const { number, token, hold } = await app.book(dates);
    done(await app.guest.cancel(number, token, 0));
    await send();
    await queueRefundNotification(deps, deps.db, { companyCode: 'haneul', holdNumber: hold });
  };
  await cancelled();
  expect(await send()).toEqual([]);
  deps.clock.advance(1_000);
  await deps.queue.runDue(['payment.refund']);
  expect(await send()).toHaveLength(1);

  await cancelled();
  const tooEarly = await claimNotifications(deps.db, deps.clock.now(), 10);
  deps.clock.advance(1_000);
  await deps.queue.runDue(['payment.refund']);
  for (const row of tooEarly) expect(await endNotification(deps.db, row, 'dropped', deps.clock.now())).toBe(false);
  expect(await send()).toHaveLength(1);
});

test('does not send a notification twice if its event is queued again during sending', async () => {
  const { deps } = app;
  const { number, token, hold } = await app.book({ start_date: '2027-07-20', end_date: '2027-07-22' });
  done(await app.guest.cancel(number, token, 0));
  await send();
  await queueRefundNotification(deps, deps.db, { companyCode: 'haneul', holdNumber: hold });
  const claimed = await claimNotifications(deps.db, deps.clock.now(), 10);
  deps.clock.advance(1_000);
  await deps.queue.runDue(['payment.refund']);
  const before = deps.outbox.length;
  for (const row of claimed) await sendNotification({ ...deps, money: reservationMoney(deps) }, row);
  await send();
  const channels = deps.outbox.slice(before).map(({ channel }) => channel);
  expect(channels.toSorted()).toEqual(['EMAIL', 'SMS']);
  // The first sender retries after its lease has ended, but the notification has already been sent.
  for (const row of claimed) await sendNotification({ ...deps, money: reservationMoney(deps) }, row);
  expect(deps.outbox.slice(before)).toHaveLength(2);
  // Queuing the notification again doesn't send it again.
  await queueRefundNotification(deps, deps.db, { companyCode: 'haneul', holdNumber: hold });
  expect(await send()).toEqual([]);
});

test('ignores the failure of an attempt that another attempt has replaced', async () => {
  const { deps } = app;
  await app.book({ start_date: '2027-07-20', end_date: '2027-07-22' });
  const late = await claimNotifications(deps.db, deps.clock.now(), 10);
  deps.clock.advance(31_000);
  const quick = await claimNotifications(deps.db, deps.clock.now(), 10);
  expect(quick).toHaveLength(late.length);
  for (const row of late) await retryNotification({ ...deps, money: reservationMoney(deps) }, row, deps.clock.now());
  expect(await claimNotifications(deps.db, deps.clock.now(), 10)).toEqual([]);
  for (const row of quick) await retryNotification({ ...deps, money: reservationMoney(deps) }, row, deps.clock.now());
  expect(await send()).toHaveLength(1);
});

test('notifies the booker of each change with its price, and only once of a refund split between two payments', async () => {
  const { guest, deps, externalServices } = app;
  const dates = { start_date: '2027-08-10', end_date: '2027-08-12' };
  const { number, token } = await app.book(dates);
  await send();
  const change = async (wish: StayWish) => {
    deps.clock.advance(1_000);
    const { quote_id } = done(await guest.quoteChange(number, token, { ...dates, ...wish }));
    return done(await guest.change(number, token, quote_id));
  };
  const longer = await change({ end_date: '2027-08-13' });
  expect(await send()).toEqual([]);
  const ready = done(await guest.openPayment(longer));
  await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(ready).request));
  const [dearer] = await send();
  expect(dearer!.subject).toContain('예약 변경');
  expect(eventIn(dearer!)).toMatchObject({ ...published(number), SEQUENCE: '1' });
  expect(dearer!.text).toMatch(/₩360,000 → ₩540,000\n₩180,000 추가 결제/);

  await change({ start_date: '2027-08-11', end_date: '2027-08-13' });
  const [cheaper] = await send();
  expect(eventIn(cheaper!)).toMatchObject({ UID: number, SEQUENCE: '2' });
  expect(cheaper!.text).toMatch(/₩540,000 → ₩360,000\n₩180,000 환불 진행 중/);
  await deps.queue.runDue(['payment.refund']);
  const [refunded] = await send();
  expect(refunded!.subject).toContain('환불 완료');
  expect(refunded!.text).toContain('₩180,000 환불 완료');

  // The refund for the cancellation is split across two payments.
  const again = done(await guest.openPayment(await change({ end_date: '2027-08-14' })));
  await guest.returnFromCardWindow(await externalServices.control.authorise(nicepayWindow(again).request));
  await send();
  done(await guest.cancel(number, token, 0));
  const [cancelled, ...others] = await send();
  expect([cancelled!.subject.split(' · ')[0], ...others]).toEqual(['예약 취소']);
  expect(eventIn(cancelled!)).toMatchObject({ METHOD: 'CANCEL', UID: number, SEQUENCE: '4' });
  await deps.queue.runDue(['payment.refund']);
  expect((await send()).map(({ subject }) => subject.split(' · ')[0])).toEqual(['환불 완료']);
  deps.clock.set('2027-08-08T01:00:01Z');
  expect(await send()).toEqual([]);
});
