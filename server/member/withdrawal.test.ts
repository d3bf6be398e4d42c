import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NicepayWindow } from '../../generated/types.ts';
import { coupon, loggedInMember } from '../../tests/support/api/benefits.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, type Guest, guestOf, problemOf, type StayWish } from '../../tests/support/api/guest.ts';
import { makeMember, PASSWORD, sessionCalls } from '../../tests/support/api/members.ts';
import { memoryStore } from '../../tests/support/database/memory-store.ts';
import { claimByCode } from '../../tests/support/api/hold-code.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { propertySettings, propertySystemOf } from '../../tests/support/api/property.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { formOf } from '../../tests/support/api/voc.ts';
import { saveTiers } from '../membership/membership.usecases.ts';
import { TIERS } from '../../scripts/demo/company.ts';
import { createLog } from '../platform/log.ts';
import { ok } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { grantPoints } from '../points/points.usecases.ts';
import { fileStores } from '../voc/storage/file-store.port.ts';
import { openLegalRecord } from './legal-record.usecases.ts';

/** A member with a unique value in every field, so that any trace of the member can be found. */
const CANARY = {
  loginId: 'Zeisig',
  lastName: 'Kanarienvogel',
  firstName: 'Tirili',
  lastNameEn: 'Canarybird',
  firstNameEn: 'Chirrup',
  phoneNumber: '01098712340',
  email: 'Zeisig@volary.example',
  birthday: '1987-10-29',
  address: 'Vogelbauerweg 7',
  addressDetail: 'Sitzstange links',
  guardianName: 'Voliere',
  guardianPhone: '01098712341',
  businessNumber: '9871234000',
  customerNumber: 'Futternapf',
  referralCode: 'Zwitscher',
};
const NOTE = 'Trillert am Morgen';
const OTHER_PHONE = '01098712349';
const SUBJECT = 'google-sittich';
const CUSTOMER = {
  guest_last_name: CANARY.lastName,
  guest_first_name: CANARY.firstName,
  guest_phone: '01098712342',
  guest_email: 'nest@volary.example',
  booker_last_name: 'Brutpaar',
  booker_first_name: CANARY.firstName,
  booker_phone: '01098712343',
  booker_email: CANARY.email,
  guest_memo: 'Hirsekolben bitte',
  emergency_name: 'Ornithologe',
  emergency_phone: '01098712344',
};
const COMPLAINT = { title: 'Zugluft', content: 'Es zieht am Gitter.' };
const QUESTION = { title: 'Badehaus', content: 'Gibt es eines?' };
/** What the property writes about the member's reservations. */
const PROPERTY = { note: 'Rotkehlchen', refund: 'Blaumeise' };
const AGENT = 'Sittichbrowser/1.0 (Papageitaucher)';
const FILE = { name: 'mauser.pdf', bytes: Buffer.from('%PDF-1.7\nFederkleid\n1 0 obj\n<< >>\nendobj\n%%EOF\n') };

/** Values that must not appear anywhere after the withdrawal. */
const TRACES = [
  ...Object.values(CANARY),
  ...Object.values(CUSTOMER),
  ...Object.values(COMPLAINT),
  ...Object.values(QUESTION),
  ...Object.values(PROPERTY),
  NOTE,
  OTHER_PHONE,
  SUBJECT,
  FILE.name,
  'Federkleid',
].map((trace) => trace.toLowerCase());
/** Values that must never be stored in plain text. */
const NEVER = [AGENT, PASSWORD, '987-1234', '9871-234'].map((trace) => trace.toLowerCase());

const lines: string[] = [];
const store = memoryStore();
let app: TestApp;
/** The reservation number of a stay that took place. */
let stayed: string;
let complaint: string;
let memberId: string;

beforeAll(async () => {
  app = await startTestApp({
    hotels: [demoHotel('1', roomy), demoHotel('10', roomy)],
    files: fileStores(store),
    settings: propertySettings,
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  });
  await saveTiers(app.deps.db, 'haneul', TIERS);
  await useEverything();
});
afterAll(() => app.close());

/** Performs every action that stores data about the member, and then closes the member's account. */
async function useEverything(): Promise<void> {
  const { deps, send } = app;
  const member = await makeMember(deps, CANARY);
  ({ memberId } = member);
  await deps.db.execute(sql`INSERT INTO social_account (company_code, provider, subject, member_id, is_first, linked_at)
    VALUES ('haneul', 'google', ${SUBJECT}, ${memberId}::uuid, false, now())`);
  await deps.db.execute(sql`UPDATE member SET descriptions = ${NOTE} WHERE member_id = ${memberId}::uuid`);
  const calls = sessionCalls(app.guest);
  await calls.login(CANARY.loginId, 'Wrong!20270');
  await calls.requestCode(CANARY.phoneNumber);
  await calls.findPassword(
    { loginId: CANARY.loginId, phone: CANARY.phoneNumber },
    `${CANARY.lastName}${CANARY.firstName}`,
  );
  const { token } = done(await calls.login(CANARY.loginId, PASSWORD, {}, { 'user-agent': AGENT }));
  const authorization = `Bearer ${token}`;
  const own = guestOf(send, { authorization, 'user-agent': AGENT });
  const at = deps.clock.now();
  const move = { pointsType: 'earn' as const, points: 9_000, at, expiresAt: new Date(at.getTime() + 9e9) };
  await inTransaction(deps.db, async (tx) => ok(await grantPoints(tx, deps, member, move)));
  const code = await coupon(deps, { ...own, member });
  await own.call('POST', '/client/coupons', {}, { coupon_code: 'NO-SUCH' });

  const named = { customerInfo: CUSTOMER };
  const held = await own.reserve({}, named);
  await own.release(held.hold_number, held.reservation_token);
  const book = async (wish: StayWish, by: Guest = own) => {
    const hold = await by.reserve(wish, named);
    const ready = done(await by.openPayment(hold));
    const form = await app.externalServices.control.authorise((ready.card_window as NicepayWindow).request);
    await by.returnFromCardWindow(form);
    return {
      token: hold.reservation_token,
      number: done(await by.payment(ready.order_id, hold.reservation_token)).reservation_number!,
    };
  };
  const kept = await book({ coupons: [[{ coupon_code: code, date: '2027-06-11' }]] });
  stayed = kept.number;
  const shorter = done(await own.quoteChange(kept.number, kept.token, { end_date: '2027-06-12' }));
  done(await own.change(kept.number, kept.token, shorter.quote_id));
  await own.call('POST', `/client/booking/reservations/${kept.number}/check-in-tokens`, {
    'reservation-token': kept.token,
  });
  const property = propertySystemOf(app);
  done(await property.assign(kept.number, { room_numbers: ['1204'], note: PROPERTY.note }));
  done(await property.refund(kept.number, { amount: 1_000, reason: PROPERTY.refund }));
  const booked = await book({ use_point: 5_000 });
  done(await own.cancel(booked.number, booked.token, 0));

  // Book and change a stay as a guest, and then claim the reservation for the account.
  const asGuest = await book({}, app.guest);
  const later = done(await app.guest.quoteChange(asGuest.number, asGuest.token, { start_date: '2027-06-12' }));
  done(await app.guest.change(asGuest.number, asGuest.token, later.quote_id));
  expect((await claimByCode(deps, own, asGuest.number, asGuest.token)).status).toBe(204);

  const write = async (category: string, messages: object) => {
    const once = { 'idempotency-key': randomUUID() };
    const { voc_seq } = done(
      await own.call<{ voc_seq: string }>('POST', '/client/voc/entries', once, { category, ...messages }),
    );
    const body = formOf(FILE.bytes, FILE.name, 'application/pdf');
    await send(`/client/voc/entries/${voc_seq}/attachments`, { method: 'POST', headers: { authorization }, body });
    return voc_seq;
  };
  complaint = await write('inconvenience', COMPLAINT);
  await write('inquiry', QUESTION);
  await own.call('POST', '/client/member/contact-codes', {}, { channel: 'SMS', to: OTHER_PHONE });
  done(await own.call('GET', '/client/member/data'));

  await deps.queue.runDue();
  deps.clock.set('2027-06-20T03:00:00Z');
  await deps.queue.send(deps.db, 'booking.end-stays', {});
  await deps.queue.runDue();
  const again = done(await calls.login(CANARY.loginId));
  await calls.requestCode(CANARY.phoneNumber);
  const next = { hotel_code: '10', room_type_code: 'OCN', start_date: '2027-07-01', end_date: '2027-07-02' };
  const begun = await guestOf(send, { authorization: `Bearer ${again.token}` }).reserve(next, named);
  done(await app.guest.sendCode(begun.hold_number, begun.reservation_token));
  await app.guest.release(begun.hold_number, begun.reservation_token);
  // Every trace must exist before the withdrawal. Otherwise, its absence afterwards would prove nothing.
  const found = new Set((await traces()).map((line) => line.split(': ')[1]));
  expect(TRACES.filter((trace) => !found.has(trace))).toEqual([]);
  const withdrawn = await app.guest.call('POST', '/client/member/withdrawal', {
    authorization: `Bearer ${again.token}`,
  });
  expect(withdrawn.status).toBe(204);
}

/** Returns each table, file or log that contains a trace, together with the trace. */
async function traces(): Promise<string[]> {
  const tables = Object.entries(await dump(app.deps.db));
  const files = [...store.kept].map(([key, bytes]) => [`file ${key}`, bytes.toString('latin1')] as const);
  const sources = [...tables, ...files, ['log', lines.join('\n')] as const];
  return sources.flatMap(([place, text]) =>
    [...TRACES, ...NEVER].filter((trace) => text.toLowerCase().includes(trace)).map((trace) => `${place}: ${trace}`),
  );
}
async function runJobs(...names: string[]) {
  for (const name of names) await app.deps.queue.send(app.deps.db, name, {});
  await app.deps.queue.runDue();
}

test('withdrawal leaves no data about the member except encrypted legal records', async () => {
  const sent = app.deps.outbox.length;
  await runJobs('voc.remove-files', 'message.purge');
  expect(app.deps.outbox.slice(sent)).toEqual([]);
  expect(await traces()).toEqual([]);
  expect(store.kept.size).toBe(0);
  const { rows } = await app.deps.db.execute<{ kind: string; on: string }>(
    sql`SELECT kind, erase_on::text AS on FROM legal_record ORDER BY kind, subject`,
  );
  expect(rows).toEqual(
    [
      { kind: 'complaint', on: '2030-06-01' },
      { kind: 'contract', on: '2032-06-12' },
      { kind: 'contract', on: '2032-06-13' },
      { kind: 'contract', on: '2032-06-01' },
    ].toSorted((a, b) => rows.findIndex((row) => row.on === a.on) - rows.findIndex((row) => row.on === b.on)),
  );
  const { db, passports } = app.deps;
  const of = { companyCode: 'haneul', kind: 'contract' as const, subject: stayed };
  expect(await openLegalRecord(db, passports, of)).toMatchObject({
    customer: CUSTOMER,
    guest_names: expect.any(Array),
  });
  expect(await openLegalRecord(db, passports, { ...of, kind: 'complaint', subject: complaint })).toMatchObject(
    COMPLAINT,
  );
  expect(await app.differences()).toEqual([]);
});

test("a withdrawn member's reservations can't be looked up by name and number", async () => {
  const found = await app.guest.lookUp(stayed, `${CANARY.lastName}${CANARY.firstName}`);
  expect(problemOf(found)).toBe('404 lookup_mismatch');
});

test('erases records of complaints after three years and of contracts after five', async () => {
  const remainingOn = async (day: string) => {
    app.deps.clock.set(`${day}T12:00:00Z`);
    await runJobs('member.erase-kept', 'member.purge');
    const { rows } = await app.deps.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM legal_record`);
    return rows[0]!.n;
  };
  expect(await remainingOn('2030-05-31')).toBe(4);
  expect(await remainingOn('2030-06-01')).toBe(3);
  expect(await remainingOn('2032-06-11')).toBe(2);
  expect(await remainingOn('2032-06-12')).toBe(1);
  expect(await remainingOn('2032-06-13')).toBe(0);
  const { rows } = await app.deps.db.execute(sql`SELECT 1 FROM withdrawn_member`);
  expect(rows).toEqual([]);
});

test('rooms that are on hold during the withdrawal can still be paid for, as a guest booking', async () => {
  app.deps.clock.set('2027-06-01T01:00:00Z');
  const minseo = await loggedInMember(app.deps, app.send);
  const hold = await minseo.reserve();
  done(await minseo.call('POST', '/client/member/withdrawal'));
  const { order_id, card_window } = done(await app.guest.openPayment(hold));
  const { control } = app.externalServices;
  await app.guest.returnFromCardWindow(await control.authorise((card_window as NicepayWindow).request));
  const { reservation_number } = done(await app.guest.payment(order_id, hold.reservation_token));
  const { reservation } = done(await app.guest.detail(reservation_number!, hold.reservation_token));
  expect(reservation.guest_name).toBe('김민서');
  expect(await app.differences()).toEqual([]);
});
