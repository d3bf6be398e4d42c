import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BookerCodeResult,
  ClaimRequest,
  LookupResult,
  ReservationListResult,
  ReservationResult,
} from '../../../generated/types.ts';
import { makeMember, sessionCalls, type TestMember, withdrawMember } from '../../../tests/support/api/members.ts';
import { done, type Guest, guestOf, problemOf, quoteRequest, STAY } from '../../../tests/support/api/guest.ts';
import { claimByCode, claimWith, codeSentTo, requestClaimCode } from '../../../tests/support/api/hold-code.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import { loadCompany } from '../../../tests/support/api/signup.ts';
import { roomy, startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';

const START = '2027-06-01T01:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START, hotels: [demoHotel('1', roomy), demoHotel('10', roomy)] });
  const foreign = demoHotel('1', (hotel) => {
    roomy(hotel);
    hotel.hotel_code = '90';
  });
  await loadCompany(app.deps.db, 'mirae', [foreign]);
});
afterAll(() => app.close());

type Own = Guest & { memberNo: string; token: string; member: TestMember };

async function logIn(member: TestMember): Promise<Own> {
  const { token, userInfo } = done(await sessionCalls(app.guest).login(member.loginId));
  const guest = guestOf(app.send, { authorization: `Bearer ${token}` });
  return { ...guest, memberNo: userInfo.member_no_list[0] ?? '', token, member };
}
async function someMember(): Promise<Own> {
  return logIn(await makeMember(app.deps));
}

async function list({ call }: Guest, query = '', language = 'ko') {
  return call<ReservationListResult>('GET', `/client/booking/reservations${query}`, { 'accept-language': language });
}
async function numbersOf(guest: Guest, query = '') {
  return done(await list(guest, query)).reservations.map(({ reservation_number }) => reservation_number);
}
function read({ call }: Guest, number: string, headers = {}) {
  return call<ReservationResult>('GET', `/client/booking/reservations/${number}`, headers);
}
function lookUp(number: string, guest_name = '김민서') {
  return app.guest.call<LookupResult>(
    'POST',
    '/client/booking/lookup',
    {},
    {
      hotel_code: '1',
      guest_name,
      reservation_number: number,
    },
  );
}
test('lists, opens and cancels a member’s reservation in the member’s session', async () => {
  const minseo = await someMember();
  const { number } = await app.book({}, minseo);
  const other = await app.book();
  expect(done(await list(minseo)).reservations).toEqual([
    expect.objectContaining({
      reservation_number: number,
      status: 'confirmed',
      upcoming: true,
      hotel_name: '하루 시티 서울',
      room_type_name: '디럭스 트윈',
      guest_count: 2,
      total_price: 460_000,
    }),
  ]);
  expect(done(await list(minseo, '', 'en')).reservations[0]?.room_type_name).toBe('Deluxe Twin');
  expect(done(await read(minseo, number)).reservation.allowed_actions).not.toContain('claim');
  expect(problemOf(await read(minseo, other.number))).toBe('404 reservation_not_found');
  const calendar = await minseo.call('GET', `/client/booking/reservations/${number}/calendar`);
  expect(calendar.status).toBe(200);

  const { fee } = done(
    await minseo.call<{ fee: number }>('GET', `/client/booking/reservations/${number}/cancellation`),
  );
  const cancelled = await minseo.call<ReservationResult>(
    'POST',
    `/client/booking/reservations/${number}/cancellation`,
    { 'idempotency-key': crypto.randomUUID() },
    { fee },
  );
  expect(done(cancelled).reservation.status).toBe('cancelled');
  expect(done(await list(minseo)).reservations).toEqual([
    expect.objectContaining({ reservation_number: number, status: 'cancelled', upcoming: false }),
  ]);
});

test('holds a change in the member’s session, and returns a token that gives access to its hold', async () => {
  const minseo = await someMember();
  const { number } = await app.book({}, minseo);
  const longer = { ...quoteRequest({ end_date: '2027-06-14' }), member_no: minseo.memberNo };
  const path = `/client/booking/reservations/${number}`;
  const { quote_id } = done(await minseo.call<{ quote_id: string }>('POST', `${path}/change-quotes`, {}, longer));
  const key = { 'idempotency-key': crypto.randomUUID() };
  const change = () =>
    minseo.call<{ hold_number: string; reservation_token: string }>('POST', `${path}/changes`, key, { quote_id });
  const { hold_number, reservation_token } = done(await change());
  expect(done(await change()).reservation_token).toBe(reservation_token);
  expect(done(await app.guest.getHold(hold_number, reservation_token)).status).toBe('held');
});

test('hides a member’s reservation from others, and requires login for a lookup', async () => {
  const [minseo, another] = [await someMember(), await someMember()];
  const { number, token } = await app.book({}, minseo);
  expect(await numbersOf(another)).toEqual([]);
  expect(problemOf(await read(another, number))).toBe('404 reservation_not_found');
  expect(problemOf(await list(app.guest))).toBe('401 login_required');
  expect(problemOf(await lookUp(number))).toBe('403 member_reservation_login_required');
  expect(problemOf(await lookUp(number, '김민수'))).toBe('404 lookup_mismatch');
  expect((await read(app.guest, number, { 'reservation-token': token })).status).toBe(200);
  await sessionCalls(app.guest).logout(minseo.token);
  expect(problemOf(await read(minseo, number))).toBe('401 session_expired');
});

test('lets only the owner of a quote use it, and only with their own membership number', async () => {
  const [minseo, another] = [await someMember(), await someMember()];
  const path = '/client/booking/quotes';
  const wish = { ...quoteRequest(), member_no: minseo.memberNo };
  expect(problemOf(await app.guest.call('POST', path, {}, wish))).toBe('401 login_required');
  expect(problemOf(await another.call('POST', path, {}, wish))).toBe('404 member_not_matched');
  const abroad = { ...wish, hotel_code: '90' };
  expect(problemOf(await minseo.call('POST', path, {}, abroad))).toBe('404 member_not_matched');
  const quote = done(await minseo.call<{ quote_id: string; quote_token: string }>('POST', path, {}, wish));
  for (const other of [app.guest, another])
    expect(problemOf(await other.hold(quote as never))).toBe('401 login_required');
  expect((await minseo.hold(quote as never)).status).toBe(201);
});

test('lets one member claim a guest’s reservation with its token and the code sent to the booker', async () => {
  const [minseo, another] = [await someMember(), await someMember()];
  const { number, token } = await app.book();
  const { allowed_actions } = done(await read(app.guest, number, { 'reservation-token': token })).reservation;
  expect(allowed_actions).toContain('claim');
  const other = await app.book();
  expect(problemOf(await requestClaimCode(app.guest, number, token))).toMatch(/^401 /);
  expect(problemOf(await requestClaimCode(minseo, number, other.token))).toBe('404 reservation_not_found');
  const sent = done(await requestClaimCode(minseo, number, token));
  const { booker_phone } = done(await read(app.guest, number, { 'reservation-token': token })).reservation;
  expect(sent).toMatchObject({ channel: 'SMS', to: booker_phone });
  const right = { verification_id: sent.verification_id, code: await codeSentTo(app.deps, sent) };

  expect(problemOf(await claimWith(minseo, number, token, { ...right, code: '000000' }))).toBe(
    '422 verification_failed',
  );
  expect((await lookUp(number)).status).toBe(200);
  expect(await numbersOf(minseo)).toEqual([]);
  expect((await claimWith(minseo, number, token, right)).status).toBe(204);
  expect((await claimWith(minseo, number, token, right)).status).toBe(204);
  expect(problemOf(await claimWith(another, number, token, right))).toBe('403 forbidden');
  expect(problemOf(await requestClaimCode(another, number, token))).toBe('403 forbidden');
  expect(await numbersOf(minseo)).toEqual([number]);
  expect(problemOf(await lookUp(number))).toBe('403 member_reservation_login_required');
});

test('explains in the booker’s language what the code for a claim does', async () => {
  const member = await someMember();
  const { number, token } = await app.book();
  const inEnglish = { 'reservation-token': token, 'accept-language': 'en' };
  const path = `/client/booking/reservations/${number}/member-code`;
  await codeSentTo(app.deps, done(await member.call<BookerCodeResult>('POST', path, inEnglish)));
  expect(app.deps.outbox.at(-1)?.text).toContain('예약을 회원 계정에 추가하는 번호입니다');
});

test('does not move a reservation to a member for whom no code was sent', async () => {
  const [minseo, stranger] = [await someMember(), await someMember()];
  const { number } = await app.book();
  // The stranger knows the guest's name and reservation number, so they can get a token.
  const { reservation_token: token } = done(await lookUp(number));
  const invented = { verification_id: crypto.randomUUID(), code: '123456' };
  expect(problemOf(await claimWith(stranger, number, token, invented))).toBe('410 verification_expired');
  const sent = done(await requestClaimCode(minseo, number, token));
  const ofMinseo = { verification_id: sent.verification_id, code: await codeSentTo(app.deps, sent) };
  expect(problemOf(await claimWith(stranger, number, token, ofMinseo))).toBe('410 verification_expired');
  expect(await numbersOf(stranger)).toEqual([]);
  expect((await lookUp(number)).status).toBe(200);
  // A code for another reservation of the same booker doesn't work either.
  const other = await app.book();
  app.deps.clock.advance(30_000);
  const forOther = done(await requestClaimCode(minseo, other.number, other.token));
  const code = await codeSentTo(app.deps, forOther);
  const request = { verification_id: forOther.verification_id, code };
  expect(problemOf(await claimWith(minseo, number, token, request))).toBe('410 verification_expired');
});

test('shows phone numbers after a lookup only to the member who has claimed the reservation', async () => {
  const minseo = await someMember();
  const { number } = await app.book();
  const [own, other] = [done(await lookUp(number)).reservation_token, done(await lookUp(number)).reservation_token];
  const phoneSeenWith = async (token: string) =>
    done(await read(app.guest, number, { 'reservation-token': token })).reservation.booker_phone;
  expect(done(await requestClaimCode(minseo, number, own)).to).toBe('010****0142');
  app.deps.clock.advance(30_000);
  expect((await claimByCode(app.deps, minseo, number, own)).status).toBe(204);
  expect([await phoneSeenWith(own), await phoneSeenWith(other)]).toEqual(['01055500142', '010****0142']);
  expect(done(await read(minseo, number)).reservation.booker_phone).toBe('01055500142');
});

test('notifies the booker by text message and email when a reservation is added to an account', async () => {
  const minseo = await someMember();
  const { number, token } = await app.book();
  const { booker_phone, booker_email } = done(
    await read(app.guest, number, { 'reservation-token': token }),
  ).reservation;
  const { outbox, queue } = app.deps;
  await queue.runDue(['booking.notification']);
  const before = outbox.length;
  expect((await claimByCode(app.deps, minseo, number, token)).status).toBe(204);
  await queue.runDue(['booking.notification']);
  const [text, mail] = ['SMS', 'EMAIL'].map((channel) =>
    outbox.slice(before).find((message) => message.channel === channel && message.text.includes(number)),
  );
  expect(text).toMatchObject({ to: booker_phone, text: expect.stringContaining('회원 계정에 추가') });
  expect(mail).toMatchObject({ to: booker_email, subject: expect.stringContaining('회원 계정에 추가') });
  // `confirmation_mail` describes the booking confirmation, not the email about the claim.
  const { confirmation_mail } = done(await read(minseo, number)).reservation;
  expect(confirmation_mail).toEqual({ to: booker_email, state: 'sent' });
});

test('assigns a reservation to only one of several members who claim it at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, someMember));
  const { number, token } = await app.book();
  const codes: ClaimRequest[] = [];
  for (const each of all) {
    // A new code replaces the previous one, so only the last member's code works.
    const sent = done(await requestClaimCode(each, number, token));
    codes.push({ verification_id: sent.verification_id, code: await codeSentTo(app.deps, sent) });
    app.deps.clock.advance(30_000);
  }
  const answers = await Promise.all(all.map((each, index) => claimWith(each, number, token, codes[index]!)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const [owner, ...others] = (await Promise.all(all.map((each) => numbersOf(each)))).flat();
  expect([owner, others]).toEqual([number, []]);
});

test('lists upcoming reservations first, then ended ones, and filters by months and status', async () => {
  const minseo = await someMember();
  const dates = ['2027-07-01', '2027-06-05', '2027-06-20'];
  const made: Record<string, string> = {};
  for (const start_date of dates) {
    const end_date = `${start_date.slice(0, 8)}${String(Number(start_date.slice(8)) + 1).padStart(2, '0')}`;
    made[start_date] = (await app.book({ ...STAY, start_date, end_date }, minseo)).number;
  }
  expect(await numbersOf(minseo)).toEqual([made['2027-06-05'], made['2027-06-20'], made['2027-07-01']]);
  app.deps.clock.set('2027-06-21T15:30:00Z');
  expect(await numbersOf(await logIn(minseo.member))).toEqual([
    made['2027-07-01'],
    made['2027-06-20'],
    made['2027-06-05'],
  ]);
  app.deps.clock.set('2027-07-20T15:30:00Z');
  const later = await logIn(minseo.member);
  expect(await numbersOf(later, '?months=1')).toEqual([made['2027-07-01'], made['2027-06-20']]);
  expect(await numbersOf(later, '?months=3&status=cancelled')).toEqual([]);
  expect(problemOf(await list(later, '?months=2'))).toBe('422 validation');
  app.deps.clock.set('2029-07-20T15:30:00Z');
  const muchLater = await logIn(minseo.member);
  expect(await numbersOf(muchLater, '?months=6')).toEqual([]);
  expect(await numbersOf(muchLater, '?months=all')).toHaveLength(3);
  app.deps.clock.set('2027-07-20T15:30:00Z');
  for (const cursor of ['x', btoa('[true,1,"a\\u0000"]'), btoa('{}')])
    expect(problemOf(await list(later, `?cursor=${cursor.replaceAll('=', '')}`))).toBe('422 validation');
});

test('returns twenty reservations per page, and the next page after the cursor', async () => {
  app.deps.clock.set('2027-06-01T01:00:00Z');
  const minseo = await someMember();
  const made = new Set<string>();
  for (let n = 0; n < 21; n += 1) made.add((await app.book({ room_type_code: n % 2 ? 'STD' : 'DLX' }, minseo)).number);
  const first = done(await list(minseo));
  expect(first.reservations).toHaveLength(20);
  const second = done(await list(minseo, `?cursor=${first.next_cursor}`));
  expect(second).toMatchObject({ reservations: [expect.anything()], next_cursor: null });
  const listed = [...first.reservations, ...second.reservations].map(({ reservation_number }) => reservation_number);
  expect(new Set(listed)).toEqual(made);
});

test('erases the personal data of a member who has withdrawn', async () => {
  const minseo = await someMember();
  const { number, token } = await app.book({}, minseo);
  await withdrawMember(app.deps, minseo.member);
  const { reservation } = done(await read(app.guest, number, { 'reservation-token': token }));
  expect(reservation).toMatchObject({ guest_name: '', booker_name: '', guest_email: '', booker_phone: '' });
  expect(problemOf(await lookUp(number))).toBe('404 lookup_mismatch');
});
