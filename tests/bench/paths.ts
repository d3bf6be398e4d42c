import { done, type Guest, guestOf, nicepayWindow, type StayWish } from '../support/api/guest.ts';
import { bookByCode, claimByCode } from '../support/api/hold-code.ts';
import {
  codeTo,
  makeMember,
  PASSWORD,
  resetTicket,
  sessionCalls,
  type TestMember,
  withdrawMember,
} from '../support/api/members.ts';
import { KINDS, joinerOf } from '../support/api/signup.ts';
import { demoHotel, loadHotels, TODAY } from '../support/api/properties.ts';
import { roomy, type TestApp } from '../support/api/test-app.ts';
import { DEPARTURES, ONE_WAY, push, ROUND_TRIP, sailorOf } from '../support/api/voyages.ts';
import type { HoldResult, SubMemberResult } from '../../generated/types.ts';
import { createApp } from '../../server/app.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { saveContracts } from '../../server/presale/contract.usecases.ts';
import { holdFile } from '../../server/voc/loose-file.repository.ts';
import { answerAsProperty, writeVoc } from '../support/api/voc.ts';
import { coupon, loggedInMember } from '../support/api/benefits.ts';
import { OWNED_ROOMS, TIERS } from '../../scripts/demo/company.ts';
import { saveTiers } from '../../server/membership/membership.usecases.ts';
import { grantTier } from '../../server/membership/tier.usecases.ts';
import { grantPoints, spendPoints } from '../../server/points/points.usecases.ts';

const LONGER = { end_date: '2027-06-14' };
const SHORTER = { end_date: '2027-06-12' };
const PROVIDER = { 'provider-key': 'provider-key-of-the-tests' };
const METRICS_KEY = 'key-of-the-metrics-key-of-the-metrics';

export const PROPERTIES = [
  demoHotel('1', (hotel) => {
    roomy(hotel);
    hotel.member_types = KINDS;
  }),
  demoHotel('10', roomy),
  demoHotel('13', roomy),
  demoHotel('20'),
];

/**
 * Exercises every flow of the product, such as searching, booking, changing, cancelling, signing up and logging in, so
 * that each of its SQL statements is sent at least once.
 */
export async function runAllFlows(app: TestApp, round: number): Promise<void> {
  await loadHotels(app.deps.db, ...PROPERTIES);
  await look(app.guest);
  await book(app);
  await sail(app);
  await members(app, round);
  await account(app, round);
  await benefits(app);
  await voc(app);
  await ari(app.guest, round);
  await jobs(app);
  // Leave a message unsent, so that the message table also has rows that are due.
  done(await sessionCalls(app.guest).requestCode(`0107770${1_000 + round}`));
}

async function ari(guest: Guest, round: number): Promise<void> {
  const night = { room_type_code: 'DLX', from: '2027-09-01', to: '2027-09-10' };
  const send = (message: object) =>
    guest.call('POST', '/provider/ari-updates', PROVIDER, { sequence: round, ...message });
  const days = [
    { ...night, to: '2029-09-01', price: 190_000 + round, allotment: 9 },
    { ...night, package_code: 'BB', price: 45_000 },
  ];
  const options = [{ upselling_code: 'PICKUP', from: night.from, to: night.to, stock: 3 + round }];
  done(await send({ hotel_code: '1', message_id: `rooms-${round}`, days, options }));
  const departures = [
    { departure_code: 'IT0611', capacity: 300 + round, cabins: [{ cabin_type_code: 'OCV', count: 30 + round }] },
  ];
  done(await send({ hotel_code: '20', message_id: `ferry-${round}`, departures }));
  done(await guest.call('GET', '/provider/property-bundles?hotel_code=1', PROVIDER));
}

async function look(guest: Guest): Promise<void> {
  const stay = { hotel_code: '1', start_date: '2027-06-11', end_date: '2027-06-13' };
  const party = { reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }] };
  done(await guest.call('POST', '/client/main', {}, { hotelCode: '1' }));
  done(await guest.call('GET', `/client/catalogue/calendar?hotel_code=1&from=${TODAY}&to=2027-07-15`));
  done(await guest.call('POST', '/client/catalogue/search', {}, { ...stay, ...party, promotion_code: 'SUMMER10' }));
}

async function book(app: TestApp): Promise<void> {
  const { deps, guest, externalServices } = app;
  done(await guest.release(...(await held(guest))));
  await held(guest);
  const code = await bookByCode(deps, guest, { hotel_code: '10', room_type_code: 'OCN' });
  await guest.detail(code.reservation_number!, code.token);

  const guaranteed = await guest.reserve({ hotel_code: '13', room_type_code: 'HAN' });
  const { order_id } = done(await guest.openPayment(guaranteed));
  const { token: card } = await externalServices.tokens.take(order_id);
  const { reservation_number } = done(await guest.guarantee(order_id, guaranteed.reservation_token, card));
  done(await guest.cancel(reservation_number!, guaranteed.reservation_token, 0));

  const options = [{ upselling_code: 'BRK', count: 1, date_list: ['2027-06-11'] }];
  const booked = await app.book({ package_code: 'SPA' });
  const { number, token } = booked;
  const change = async (wish: StayWish) =>
    done(await guest.change(number, token, done(await guest.quoteChange(number, token, wish)).quote_id));
  const open = await change(LONGER);
  const paying = await change({ ...LONGER, ...(await sells(guest, options)) });
  await guest.getHold(open.hold_number, open.reservation_token);
  const ready = done(await guest.openPayment(paying));
  await guest.returnFromCardWindow(
    await externalServices.control.authorise(nicepayWindow(ready).request, 'reset_after_approval'),
  );
  await deps.queue.runDue();
  done(await guest.payment(ready.order_id, paying.reservation_token));
  await change(SHORTER);
  const { body: looked } = await guest.lookUp(number, '김민서');
  const of = `/client/booking/reservations/${number}`;
  const own = { 'reservation-token': looked.reservation_token };
  done(await guest.call('POST', `${of}/confirmation-mail`, own));
  const shown = done(await guest.call<{ token: string }>('POST', `${of}/check-in-tokens`, own));
  done(await guest.call('POST', '/provider/check-in-tokens', PROVIDER, { hotel_code: '1', token: shown.token }));
  const record = { code: 'PMS-1', memo: null };
  done(await guest.call('PUT', `/provider/reservations/${number}/property-record`, PROVIDER, record));
  done(await guest.call('GET', '/provider/refunds', PROVIDER));
  done(await guest.preview(number, token));
  await deps.queue.runDue();
  done(await guest.cancel(number, token, 0));
  await app.book();
}

async function sail(app: TestApp): Promise<void> {
  const { deps, guest } = app;
  const sailor = sailorOf(app);
  await push(deps.db, ...DEPARTURES);
  const party = { adult: 2, kid: 0, infant: 1 };
  const days = 'from=2027-06-01&to=2027-06-30';
  const search = { hotel_code: '20', route_code: 'ICNTAO', departure_date: '2027-06-11', ...party };
  done(await guest.call('GET', '/client/sailing/ports?hotel_code=20'));
  done(await guest.call('GET', `/client/sailing/calendar?hotel_code=20&route_code=ICNTAO&${days}`));
  done(await guest.call('POST', '/client/sailing/search', {}, search));
  done(await guest.call('POST', '/client/sailing/cabins', {}, { hotel_code: '20', outbound: 'IT0611', ...party }));
  const { number, token } = await sailor.book(ONE_WAY);
  const later = { hotel_code: '20', outbound: 'IT0618', cabins: [{ cabin_type_code: 'OCV', travellers: [0, 1] }] };
  const quote = done(await sailor.quoteChange(number, token, later));
  done(await guest.change(number, token, quote.quote_id));
  const { body } = await guest.preview(number, token);
  done(await guest.cancel(number, token, body.fee));
  const there = done(await sailor.quote(ROUND_TRIP));
  await guest.release(...heldBy(done(await sailor.hold(there, ROUND_TRIP))));
}

function heldBy({ hold_number, reservation_token }: HoldResult): [string, string] {
  return [hold_number, reservation_token ?? ''];
}

async function held(guest: Guest): Promise<[string, string]> {
  const { hold_number, reservation_token } = await guest.reserve();
  return [hold_number, reservation_token];
}

async function sells(guest: Guest, options: NonNullable<StayWish['options']>): Promise<StayWish> {
  const { status } = await guest.quote({ ...LONGER, options });
  return status < 300 ? { options } : {};
}

async function members(app: TestApp, round: number): Promise<void> {
  const { deps } = app;
  const calls = sessionCalls(app.guest);
  const member = await makeMember(deps);
  const { token, userInfo } = done(await calls.login(member.loginId));
  done(await calls.session(token));
  done(await calls.profile(token));
  done(await calls.sso(userInfo.sso_key ?? ''));
  done(await calls.post('pms/membership/list', { hotel_code: '1', login_id: member.loginId }, calls.bearer(token)));
  const found = done(await calls.requestCode(member.phone));
  await calls.confirm(found.verification_id, await codeTo(deps, member.phone));
  await calls.changePassword({ ticket: await resetTicket(deps, calls, member) });
  done(
    await calls
      .login(member.loginId, PASSWORD)
      .then((no) => (no.status === 401 ? calls.login(member.loginId, 'Noeul!20275') : no)),
  );

  const joiner = joinerOf(deps, app.send);
  const login_id = `joiner${round}`;
  await joiner.join('GENERAL', `0105550${1_000 + round}`, { login_id, email: `${login_id}@guest.example` });
  await joiner.socialTicket('kakao', { subject: `nobody-${round}` });
  const { loginId: login } = await makeMember(deps, { social: { provider: 'kakao', subject: `somebody-${round}` } });
  const keyOf = async () => {
    const request = { hotel_code: '1', login_id: login };
    return done(await app.guest.call<{ sso_key: string }>('POST', '/provider/sso-keys', PROVIDER, request)).sso_key;
  };
  done(await calls.sso(await keyOf()));
  await keyOf();
  // The person already has an account, so no ticket is issued.
  await joiner.socialTicket('kakao', { subject: `somebody-${round}` }).catch(() => undefined);
  await calls.post('social/kakao/authorization', { hotel_code: '1' });
  await withdrawMember(deps, member);
}

/**
 * Exercises the member pages and the account. An open reservation blocks the withdrawal of the first member, so a
 * second member withdraws.
 */
async function account(app: TestApp, round: number): Promise<void> {
  const { deps, guest } = app;
  await saveTiers(deps.db, 'haneul', TIERS);
  const member = await makeMember(deps);
  const logIn = async ({ loginId }: TestMember) => {
    const { token } = done(await sessionCalls(guest).login(loginId));
    return guestOf(app.send, { authorization: `Bearer ${token}` });
  };
  const { call, ...own } = await logIn(member);
  const { number } = await app.book({}, { call, ...own });
  const guests = await app.book();
  await claimByCode(deps, { call }, guests.number, guests.token);
  done(await call('GET', '/client/booking/reservations?months=6'));
  done(await call('GET', `/client/booking/reservations/${number}`));
  done(await call('PUT', '/client/member/profile', {}, { agree_marketing: true }));
  const social_ticket = await joinerOf(deps, app.send).socialTicket('kakao', { subject: `linked-${round}` });
  await call('POST', '/client/member/social-accounts', {}, { social_ticket });
  await call('DELETE', '/client/member/social-accounts/kakao');
  await call('DELETE', '/client/member/social-accounts/kakao');

  const now = deps.clock.now();
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const granted = { pointsType: 'earn', points: 500, at: days(-20) } as const;
  await inTransaction(deps.db, async (tx) => {
    for (const ends of [-1, 10, 300]) await grantPoints(tx, deps, member, { ...granted, expiresAt: days(ends) });
    await grantTier(tx, deps, member, { tierCode: 'SILVER', until: days(-1) });
    return spendPoints(tx, deps, member, { pointsType: 'use', points: 600, at: days(-10) });
  });
  done(await call('GET', '/client/user/sessions'));
  await call('DELETE', `/client/user/sessions/${crypto.randomUUID()}`);
  await call('DELETE', '/client/user/sessions');
  done(await call('GET', '/client/membership/tier'));
  done(await call('GET', '/client/member/data'));
  done(await call('GET', '/client/points/balance'));
  done(await call('GET', '/client/points/entries?months=6&direction=in'));
  await call('POST', '/client/member/withdrawal');
  const leaving = await makeMember(deps);
  await (await logIn(leaving)).call('POST', '/client/member/withdrawal');
}

async function benefits(app: TestApp): Promise<void> {
  const { deps } = app;
  const [first, second] = ['2027-06-11', '2027-06-12'];
  const ownedRoom = nextRoom();
  const { room_number } = ownedRoom;
  const owner = await makeMember(deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  const contract = {
    ...OWNED_ROOMS[0]!.contract!,
    contract_number: `PS-B-${room_number}`,
    hotel_code: '1',
    room_type_codes: ['DLX'],
  };
  await saveContracts(deps.db, 'haneul', [{ ...OWNED_ROOMS[0]!, room_number, contract }]);
  const minseo = await loggedInMember(deps, app.send, { points: 40_000 });
  const jiwoo = guestOf(app.send, {
    authorization: `Bearer ${done(await sessionCalls(app.guest).login(owner.loginId)).token}`,
  });
  const path = `/client/presale/contracts/${contract.contract_number}`;
  const taken = await jiwoo.call<SubMemberResult>(
    'POST',
    `${path}/sub-members`,
    {},
    { login_id: minseo.member.loginId, user_name: '김민서' },
  );
  const { sub_member_id } = done(taken).sub_member;
  done(await jiwoo.call('PUT', `${path}/sub-members/${sub_member_id}`, {}, { active: true }));
  done(await minseo.call('GET', '/client/presale/contracts'));

  const free = await coupon(deps, null);
  done(await minseo.call('POST', '/client/coupons', {}, { coupon_code: free }));
  await minseo.call('POST', '/client/coupons', {}, { coupon_code: 'NO-SUCH' });
  done(await minseo.call('GET', '/client/coupons?status=before_use'));
  const own = [await coupon(deps, minseo), await coupon(deps, minseo)];
  const coupons = [own.map((coupon_code, at) => ({ coupon_code, date: [first, second][at]! }))];
  const booked = await app.book({ coupons }, minseo);
  const shorter = done(await minseo.quoteChange(booked.number, booked.token, { end_date: second }));
  done(await minseo.change(booked.number, booked.token, shorter.quote_id));
  const pointed = await app.book({ use_point: 5_000 }, minseo);
  done(await minseo.cancel(pointed.number, pointed.token, 0));
  await minseo.reserve({ use_point: 5_000, start_date: '2027-06-14', end_date: '2027-06-15' });
  for (const start_date of [first, second]) {
    const held = await minseo.reserve({
      voucher_contract: contract.contract_number,
      start_date,
      end_date: '2027-06-13',
    });
    if (start_date === first) await minseo.release(held.hold_number, held.reservation_token);
  }
  done(await jiwoo.call('GET', `${path}/vouchers`));
  // A room can have only one owner. Remove this one, so that grown-tables.ts does not copy the ownership.
  await withdrawMember(deps, owner);
}

async function voc(app: TestApp): Promise<void> {
  const { deps } = app;
  const logIn = async ({ loginId }: TestMember) => `Bearer ${done(await sessionCalls(app.guest).login(loginId)).token}`;
  const [member, leaving] = [await makeMember(deps), await makeMember(deps)];
  const authorization = await logIn(member);
  const { call } = guestOf(app.send, { authorization });
  const enquiry = { title: 'A receipt', content: 'It is attached.' };
  const [first, second, third] = [
    await writeVoc(app.send, authorization, enquiry),
    await writeVoc(app.send, authorization, enquiry),
    await writeVoc(app.send, authorization, enquiry),
  ];
  done(await call('GET', '/client/voc/entries'));
  const path = `/client/voc/entries/${first.voc_seq}`;
  done(await call('GET', path));
  done(await call('PUT', path, {}, { category: 'inquiry', ...enquiry }));
  const attached = `${path}/attachments/${first.attachment.attachment_id}`;
  await app.send(attached, { headers: { authorization } });
  done(await call('DELETE', attached));
  done(await call('DELETE', `/client/voc/entries/${second.voc_seq}`));
  done(await answerAsProperty(app.send, third.voc_seq, 'Thank you.'));
  const { call: write } = guestOf(app.send, { authorization: await logIn(leaving) });
  const once = { 'idempotency-key': crypto.randomUUID() };
  await write('POST', '/client/voc/entries', once, { category: 'inconvenience', ...enquiry });
  await withdrawMember(deps, leaving);
  // Leave an unfinished upload behind.
  const file = { companyCode: member.companyCode, attachmentId: crypto.randomUUID(), store: deps.files.current.name };
  await holdFile(deps.db, file, new Date(deps.clock.now().getTime() + 86_400_000));
}

let rooms = 0;
function nextRoom() {
  rooms += 1;
  return {
    building_code: 'B101',
    building_name: '101동',
    unit_code: 'A',
    unit_name: 'A타입',
    room_number: `8${rooms}`,
  };
}

const CRONS = [
  'booking.purge',
  'booking.erase-guests',
  'booking.end-stays',
  'message.purge',
  'platform.purge',
  'session.purge',
  'signup.purge',
  'member.purge',
  'points.expire',
  'points.notify-expiring',
  'membership.tiers',
  'voc.remove-files',
  'member.erase-kept',
];

async function jobs(app: TestApp): Promise<void> {
  const { deps } = app;
  deps.settings.metricsKey = METRICS_KEY;
  await createApp(deps).request('/metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } });
  for (const name of CRONS) await deps.queue.send(deps.db, name, {});
  await deps.queue.runDue();
}
