import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoginResult, MemberType, SessionResult } from '../../generated/types.ts';
import { findByLoginId } from '../member/member.usecases.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  AFFILIATE,
  CORPORATION,
  INFORMATION,
  type Joiner,
  OWNER,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/api/signup.ts';

let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite();
  joiner = site.joiner;
});
afterAll(() => site.close());

const NOTHING = {
  phone_number: null,
  email: null,
  guardian_phone_number: null,
  affiliate_name: null,
  owned_room: null,
  prefill: null,
};

function login(loginId: string, password = INFORMATION.password) {
  return joiner.call<LoginResult>(
    'POST',
    '/client/user/login',
    {},
    { hotelCode: '1', loginId, password, joinType: 'NORMAL' },
  );
}

function sessionOf(token: string) {
  return joiner.call<SessionResult>('GET', '/client/user/session', { authorization: `Bearer ${token}` });
}

test('a general member verifies a phone number and gets a membership number', async () => {
  const begun = done(await joiner.start('GENERAL'));
  expect(begun.signup_token).toMatch(/^haneul\.[\w-]{43}$/);
  const state = {
    member_type: 'GENERAL',
    join_type: 'NORMAL',
    expires_at: '2027-06-01T01:30:00.000Z',
    missing: ['PHONE'],
    ...NOTHING,
  };
  expect(begun.signup).toEqual(state);
  const token = begun.signup_token;
  expect(done(await joiner.state(token)).signup).toEqual(state);
  const proven = { ...state, missing: [], phone_number: '01055500163' };
  expect(done(await joiner.prove(token, '01055500163')).signup).toEqual(proven);
  expect(done(await joiner.isFree(token, 'login_id', 'haneul27'))).toEqual({ result: 'success', available: true });
  expect(done(await joiner.isFree(token, 'email', INFORMATION.email))).toEqual({ result: 'success', available: true });

  const created = await joiner.create(token);
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    result: 'success',
    login_id: 'haneul27',
    user_name: '박도윤',
    member_type: 'GENERAL',
    join_type: 'NORMAL',
    member_no: expect.stringMatching(/^M[2-9A-Y]{8}$/),
    session: {
      token: expect.stringMatching(/^haneul\.[\w-]{43}$/),
      userInfo: expect.objectContaining({ login_id: 'haneul27', sso_key: expect.any(String) }),
    },
  });
  expect((await sessionOf(created.body.session!.token)).body.userInfo).toMatchObject({ login_id: 'haneul27' });
  expect(done(await login('HANEUL27')).userInfo).toMatchObject({ login_id: 'haneul27', phone_number: '01055500163' });
});

test('a cyber member verifies an email address and then a phone number, and gets no membership number', async () => {
  const { signup_token: token, signup } = done(await joiner.start('CYBER'));
  expect(signup.missing).toEqual(['EMAIL', 'PHONE']);
  const { signup: proven } = done(await joiner.prove(token, 'emma@guest.example'));
  expect(proven).toMatchObject({ missing: ['PHONE'], email: 'emma@guest.example', phone_number: null });
  const information = {
    login_id: 'emma2027',
    last_name: 'Wilson',
    first_name: 'Emma',
    email: 'Emma@guest.example',
  };
  expect(problemOf(await joiner.create(token, information))).toBe('409 signup_not_completed');
  done(await joiner.prove(token, '01055500164'));
  const created = done(await joiner.create(token, information));
  expect(created).toMatchObject({ member_type: 'CYBER', member_no: null, user_name: 'Emma Wilson' });
  const { userInfo } = done(await login('emma2027'));
  expect(userInfo).toMatchObject({ email: 'emma@guest.example', phone_number: '01055500164', user_type: 'WEB' });
});

test("an affiliate member must give the affiliate's name and both of its numbers", async () => {
  const { signup_token: token, signup } = done(await joiner.start('AFFILIATE'));
  expect(signup.missing).toEqual(['AFFILIATION', 'PHONE']);
  const request = { ...AFFILIATE, affiliate_name: ' 한빛 전자 ', customer_number: ' C20417 ' };
  const state = done(await joiner.affiliation(token, request)).signup;
  expect(state).toMatchObject({ missing: ['PHONE'], affiliate_name: '한빛전자' });
  expect(done(await joiner.prove(token, '01055500165')).signup.missing).toEqual([]);
  const created = done(await joiner.create(token, { login_id: 'hanbit27', email: 'hanbit@guest.example' }));
  expect(created).toMatchObject({ member_type: 'AFFILIATE', member_no: expect.any(String) });
});

test.each<[MemberType, typeof OWNER, string, object]>([
  [
    'PRESALE_INDIVIDUAL',
    OWNER,
    'B101',
    { building_name: '101동', unit_code: 'A', unit_name: 'A타입', room_number: '1203' },
  ],
  ['PRESALE_CORPORATE', { ...CORPORATION, referral_code: 'R77' }, 'B102', { room_number: '0705' }],
])('a %s member proves ownership of a room', async (kind, request, building_code, room) => {
  const { signup_token: token, signup } = done(await joiner.start(kind));
  expect(signup.missing).toEqual(['OWNERSHIP', 'PHONE']);
  const state = done(await joiner.ownership(token, request)).signup;
  expect(state).toMatchObject({ missing: ['PHONE'], owned_room: { building_code, ...room } });
  const phone = kind === 'PRESALE_CORPORATE' ? '01055500167' : '01055500166';
  expect(done(await joiner.prove(token, phone)).signup.missing).toEqual([]);
  const created = await joiner.create(token, {
    login_id: `owner${building_code}`,
    email: `${building_code}@guest.example`,
  });
  expect(done(created)).toMatchObject({ member_type: kind, member_no: expect.any(String) });
});

test('a room belongs to one account: a second claim is rejected, even if both claims had been proven', async () => {
  const [first, second] = [
    done(await joiner.start('PRESALE_INDIVIDUAL')).signup_token,
    done(await joiner.start('PRESALE_INDIVIDUAL')).signup_token,
  ];
  const room = { ...OWNER, room_number: '1204', distribution_number: 'D-2024-0118', owner_name: '정하윤' };
  for (const [token, phone] of [
    [first, '01055500391'],
    [second, '01055500392'],
  ] as const) {
    done(await joiner.ownership(token, room));
    done(await joiner.prove(token, phone));
  }
  const joined = await Promise.all([
    joiner.create(first, { login_id: 'hayun1204', email: 'hayun@guest.example' }),
    joiner.create(second, { login_id: 'hayun1205', email: 'hayun2@guest.example' }),
  ]);
  expect(joined.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const lost = joined.findIndex(({ status }) => status === 409);
  expect(problemOf(joined[lost]!)).toBe('409 signup_not_completed');
  const loser = [first, second][lost]!;
  expect(done(await joiner.state(loser)).signup.missing).toEqual(['OWNERSHIP']);
  expect(problemOf(await joiner.ownership(loser, room))).toBe('409 duplicate_owned_room');
  expect(problemOf(await joiner.ownership(loser, { ...room, owner_name: '정하운' }))).toBe('422 presale_info_wrong');
});

test("a child under 14 needs a guardian's name and phone number", async () => {
  const { signup_token: token } = done(await joiner.start('GENERAL'));
  done(await joiner.prove(token, '01055500168'));
  const child = { login_id: 'hana2014', email: 'hana@guest.example', birthday: '2013-06-02' };
  expect(problemOf(await joiner.create(token, child))).toBe('422 guardian_consent_required');
  expect(problemOf(await joiner.create(token, { ...child, guardian_name: '박하나' }))).toBe(
    '422 guardian_consent_required',
  );
  const state = done(await joiner.prove(token, '01055500169', { subject: 'GUARDIAN' })).signup;
  expect(state).toMatchObject({ phone_number: '01055500168', guardian_phone_number: '01055500169', missing: [] });
  expect(problemOf(await joiner.create(token, child))).toBe('422 guardian_consent_required');
  expect((await joiner.create(token, { ...child, guardian_name: '박하나' })).status).toBe(201);
});

test("a guardian's phone number may belong to another member, but must not be the child's own", async () => {
  const { signup_token: token } = done(await joiner.start('GENERAL'));
  done(await joiner.prove(token, '01055500170'));
  const own = await joiner.send(token, '01055500170', { subject: 'GUARDIAN' });
  expect(problemOf(own)).toBe('422 invalid_phone');
  expect(done(await joiner.prove(token, '01055500163', { subject: 'GUARDIAN' })).signup.guardian_phone_number).toBe(
    '01055500163',
  );
});

test('a guardian is stored only for a child', async () => {
  const { signup_token: token } = done(await joiner.start('GENERAL'));
  done(await joiner.prove(token, '01055500178'));
  done(await joiner.prove(token, '01055500179', { subject: 'GUARDIAN' }));
  const information = { login_id: 'grown2027', email: 'grown@guest.example', guardian_name: '박하나' };
  done(await joiner.create(token, information));
  expect(await findByLoginId(site.deps.db, 'haneul', 'grown2027')).toMatchObject({
    guardianName: null,
    guardianPhone: null,
  });
  expect(await findByLoginId(site.deps.db, 'haneul', 'hana2014')).toMatchObject({
    guardianName: '박하나',
    guardianPhone: '01055500169',
  });
});

test('an account stores the data from its proofs', async () => {
  const kept = async (loginId: string) => findByLoginId(site.deps.db, 'haneul', loginId);
  expect(await kept('hanbit27')).toMatchObject({
    affiliateName: '한빛전자',
    businessNumber: '0000000101',
    customerNumber: 'C20417',
    ownedRoom: null,
  });
  expect(await kept('ownerB101')).toMatchObject({
    ownedRoom: { building_code: 'B101', room_number: '1203' },
    businessNumber: null,
    referralCode: null,
  });
  expect(await kept('ownerB102')).toMatchObject({
    ownedRoom: { building_code: 'B102', room_number: '0705' },
    businessNumber: '0000000202',
    referralCode: 'R77',
  });
  expect(await kept('haneul27')).toMatchObject({
    lastName: '박',
    lastNameEn: 'Park',
    address: null,
    agreeMarketing: false,
    hotelCode: '1',
  });
});

test("a person's age is calculated from the date at the hotel, not on the server", async () => {
  const token = await joiner.ready('GENERAL', '01055500171');
  // It is 2 June in Seoul but still 1 June in UTC. A person born on 2 June 2013 is 14 in Seoul.
  site.deps.clock.set('2027-06-01T15:00:00Z');
  const again = await joiner.ready('GENERAL', '01055500171');
  const created = await joiner.create(again, {
    login_id: 'june2013',
    email: 'june@guest.example',
    birthday: '2013-06-02',
  });
  expect(created.status).toBe(201);
  site.deps.clock.set('2027-06-01T01:00:00Z');
  expect(problemOf(await joiner.create(token, { login_id: 'other2013' }))).toMatch(/^409 duplicate_/);
});

test('one sign-up creates one member; repeating the call with the same ID returns the same response', async () => {
  const token = await joiner.ready('GENERAL', '01055500172');
  const information = { login_id: 'once2027', email: 'once@guest.example' };
  const created = done(await joiner.create(token, information));
  const again = await joiner.create(token, { ...information, login_id: 'ONCE2027' });
  expect([again.status, again.body]).toEqual([201, { ...created, session: null }]);
  expect(problemOf(await joiner.create(token, { ...information, login_id: 'twice2027' }))).toBe('401 session_expired');
  expect(problemOf(await joiner.send(token, '01055500173'))).toBe('401 session_expired');
  expect(problemOf(await joiner.isFree(token, 'login_id', 'haneul27'))).toBe('401 session_expired');
});

test('membership terms that are shown on a separate page must be accepted', async () => {
  const token = await joiner.ready('GENERAL', '01055500174', { hotel_code: '13' });
  const information = { login_id: 'terms2027', email: 'terms@guest.example' };
  const refused = await joiner.create(token, information);
  expect(problemOf(refused)).toBe('422 validation');
  expect(refused.problem.errors).toEqual([{ pointer: '/agreements/MEMBERSHIP', code: 'validation' }]);
  const agreements = { ...INFORMATION.agreements, MEMBERSHIP: false };
  expect(problemOf(await joiner.create(token, { ...information, agreements }))).toBe('422 validation');
  const accepted = { ...agreements, MEMBERSHIP: true };
  expect((await joiner.create(token, { ...information, agreements: accepted })).status).toBe(201);
  const { rows } = await site.deps.db.execute(sql`SELECT agreements FROM member WHERE login_id_key = 'terms2027'`);
  expect(rows).toEqual([{ agreements: accepted }]);
});
