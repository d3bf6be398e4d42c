import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ConfirmationResult, LoginResult, SocialProvider, VerificationResult } from '../../generated/types.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  type Joiner,
  loadCompany,
  SOCIAL_INFORMATION,
  type SignupSite,
  startSignupSite,
} from '../../tests/support/api/signup.ts';

const START = '2027-06-01T01:00:00Z';

let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  site = await startSignupSite();
  joiner = site.joiner;
});
afterEach(() => site.deps.clock.set(START));
afterAll(() => site.close());

async function begin(provider: SocialProvider, subject: string) {
  return done(await joiner.start('GENERAL', { social_ticket: await joiner.socialTicket(provider, { subject }) }))
    .signup_token;
}
async function ready(provider: SocialProvider, subject: string, phone: string) {
  const token = await begin(provider, subject);
  done(await joiner.prove(token, phone));
  return token;
}

test("the provider's profile prefills the form", async () => {
  const social_ticket = await joiner.socialTicket('kakao', {
    subject: 'told-1',
    email: 'seojun@guest.example',
    email_verified: true,
    user_name: '이서준',
    last_name: '이',
    first_name: '서준',
    phone_number: '01055500177',
    birthday: '1992-05-14',
    gender: 'male',
  });
  const { signup } = done(await joiner.start('GENERAL', { social_ticket }));
  expect(signup).toEqual({
    member_type: 'GENERAL',
    join_type: 'KAKAO',
    expires_at: '2027-06-01T01:30:00.000Z',
    // The phone number from the provider isn't verified.
    missing: ['PHONE'],
    phone_number: null,
    email: null,
    guardian_phone_number: null,
    affiliate_name: null,
    owned_room: null,
    prefill: {
      user_name: '이서준',
      last_name: '이',
      first_name: '서준',
      email: 'seojun@guest.example',
      phone_number: '01055500177',
      birthday: '1992-05-14',
      gender: 'male',
    },
  });
});

test.each<[SocialProvider, string, string]>([
  ['kakao', 'KAKAO', '01055500201'],
  ['google', 'GOOGLE', '01055500202'],
  ['naver', 'NAVER', '01055500203'],
])('%s: the account has a generated ID and no password', async (provider, join_type, phone) => {
  const token = await ready(provider, `joins-${provider}`, phone);
  const created = await joiner.createSocial(token, { email: `${provider}@guest.example` });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    result: 'success',
    login_id: expect.stringMatching(new RegExp(`^${provider}[2-9A-Y]{8}$`)),
    user_name: '이서준',
    member_type: 'GENERAL',
    join_type,
    member_no: expect.any(String),
    session: { token: expect.any(String), userInfo: expect.objectContaining({ join_type }) },
  });
  const again = await joiner.createSocial(token, { email: `${provider}@guest.example` });
  expect([again.status, again.body]).toEqual([201, { ...created.body, session: null }]);

  // From now on, the same person is logged in instead of getting a ticket.
  await expect(joiner.socialTicket(provider, { subject: `joins-${provider}` })).rejects.toThrow('logged_in');
  const login = { hotelCode: '1', loginId: created.body.login_id, password: 'Haneul!2027', joinType: 'NORMAL' };
  expect(problemOf(await joiner.call<LoginResult>('POST', '/client/user/login', {}, login))).toBe(
    '401 bad_credentials',
  );
});

test('a ticket can start one sign-up within half an hour, in its own company', async () => {
  const ticket = await joiner.socialTicket('kakao', { subject: 'once' });
  expect((await joiner.start('GENERAL', { social_ticket: ticket })).status).toBe(201);
  expect(problemOf(await joiner.start('GENERAL', { social_ticket: ticket }))).toBe('410 verification_expired');

  const late = await joiner.socialTicket('kakao', { subject: 'late' });
  site.deps.clock.advance(30 * 60_000);
  expect(problemOf(await joiner.start('GENERAL', { social_ticket: late }))).toBe('410 verification_expired');

  await loadCompany(site.deps.db, 'other', [demoHotel('1', (hotel) => void (hotel.hotel_code = '77'))]);
  const foreign = await joiner.socialTicket('kakao', { subject: 'foreign' });
  const elsewhere = { hotel_code: '77', social_ticket: foreign };
  expect(problemOf(await joiner.start('GENERAL', elsewhere))).toBe('410 verification_expired');
  expect((await joiner.start('GENERAL', { social_ticket: foreign })).status).toBe(201);
});

test('a ticket stays valid if the kind of member is rejected', async () => {
  const ticket = await joiner.socialTicket('google', { subject: 'patient' });
  expect(problemOf(await joiner.start('AFFILIATE', { social_ticket: ticket }))).toBe('422 validation');
  expect((await joiner.start('GENERAL', { social_ticket: ticket })).status).toBe(201);
});

test('only a ticket from a social login can start a social sign-up', async () => {
  await joiner.join('GENERAL', '01055500210', { login_id: 'finder2027', email: 'finder@guest.example' });
  const find = { hotel_code: '1', phone_number: '01055500210' };
  const { verification_id } = done(
    await joiner.call<VerificationResult>('POST', '/client/user/verifications', {}, find),
  );
  const code = await joiner.codeFor('01055500210');
  const confirmed = await joiner.call<ConfirmationResult>(
    'POST',
    `/client/user/verifications/${verification_id}/confirmation`,
    {},
    { hotel_code: '1', code },
  );
  const { ticket } = done(confirmed);
  const other = await begin('naver', 'other-ticket');
  for (const social_ticket of [ticket, other, `haneul.${'A'.repeat(43)}`, 'x'])
    expect(problemOf(await joiner.start('GENERAL', { social_ticket }))).toBe('410 verification_expired');
});

test('a person can have only one account per provider', async () => {
  const first = await ready('kakao', 'same-person', '01055500204');
  const second = await ready('kakao', 'same-person', '01055500205');
  expect((await joiner.createSocial(first, { email: 'same1@guest.example' })).status).toBe(201);
  expect(problemOf(await joiner.createSocial(second, { email: 'same2@guest.example' }))).toBe('409 duplicate_id');
});

test('a social sign-up needs a verified phone number, valid fields and its own operation', async () => {
  const token = await begin('kakao', 'careless');
  expect(problemOf(await joiner.createSocial(token))).toBe('409 signup_not_completed');
  done(await joiner.prove(token, '01055500206'));
  expect(problemOf(await joiner.create(token))).toBe('409 signup_not_completed');
  for (const [more, expected] of [
    [{ birthday: '2027-06-01' }, '422 invalid_birthday'],
    [{ email: 'x' }, '422 invalid_email'],
    [{ phone_number: '01055500206' }, '422 validation'],
    [{ password: 'Haneul!2027' }, '422 validation'],
    [{ birthday: '2014-01-01' }, '422 guardian_consent_required'],
    [{ agreements: { ...SOCIAL_INFORMATION.agreements, TERMS: false } }, '422 validation'],
  ] as const)
    expect(problemOf(await joiner.createSocial(token, more))).toBe(expected);
});

test("rejects another member's email address and phone number", async () => {
  await joiner.join('GENERAL', '01055500208', { login_id: 'before2027', email: 'before@guest.example' });
  const token = await begin('google', 'follows');
  expect(problemOf(await joiner.prove(token, '01055500208'))).toBe('409 duplicate_phone');
  done(await joiner.prove(token, '01055500209'));
  expect(problemOf(await joiner.createSocial(token, { email: 'Before@guest.example' }))).toBe('409 duplicate_email');
});

test('generates another ID if one is taken', async () => {
  const turns = ['kakao22222222', 'kakao22222222', 'KAKAO22222222', 'kakao33333333'];
  const { number } = site.deps.ids;
  site.deps.ids.number = (prefix, length) => (prefix === 'kakao' ? turns.shift()! : number(prefix, length));
  const ids = [];
  for (const [n, subject] of ['first', 'second'].entries()) {
    const token = await ready('kakao', `collides-${subject}`, `0105550022${n}`);
    ids.push(done(await joiner.createSocial(token, { email: `collides-${subject}@guest.example` })).login_id);
  }
  site.deps.ids.number = number;
  expect(ids).toEqual(['kakao22222222', 'kakao33333333']);
});
