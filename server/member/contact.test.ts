import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MemberResult, VerificationResult } from '../../generated/types.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, type Guest, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { codeTo, makeMember, sessionCalls, type TestMember, withdrawMember } from '../../tests/support/api/members.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1')] });
});
beforeEach(() => app.deps.clock.advance(3_600_000));
afterAll(() => app.close());

type Own = Guest & { member: TestMember };
async function someMember(given: Parameters<typeof makeMember>[1] = {}): Promise<Own> {
  const member = await makeMember(app.deps, given);
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return { ...guestOf(app.send, { authorization: `Bearer ${token}` }), member };
}

let used = 0;
function newPhone(): string {
  used += 1;
  return `0103333${String(used).padStart(4, '0')}`;
}
function send({ call }: Guest, to: string, channel = to.includes('@') ? 'EMAIL' : 'SMS') {
  return call<VerificationResult>('POST', '/client/member/contact-codes', {}, { channel, to });
}
function confirm({ call }: Guest, verification_id: string, code: string) {
  return call<MemberResult>('PUT', '/client/member/contact', {}, { verification_id, code });
}
async function profile({ call }: Guest) {
  return done(await call<MemberResult>('GET', '/client/member/profile')).member;
}
async function change(own: Guest, to: string) {
  const { verification_id } = done(await send(own, to));
  return confirm(own, verification_id, await codeTo(app.deps, to));
}
async function mailsTo(to: string) {
  await app.deps.queue.runDue(['message.send']);
  return app.deps.outbox.filter((message) => message.to === to && !/\d{6}/.test(message.text));
}

test('changes the phone number when its code is confirmed, stores it in national form, and sends an email about it', async () => {
  const minseo = await someMember();
  const { member } = minseo;
  const phone = newPhone();
  const { verification_id } = done(await send(minseo, `82${phone.slice(1)}`));
  expect((await profile(minseo)).phone_number).toBe(member.phone);
  expect(done(await confirm(minseo, verification_id, await codeTo(app.deps, phone))).member.phone_number).toBe(phone);
  expect((await profile(minseo)).phone_number).toBe(phone);
  expect(await mailsTo(member.email)).toMatchObject([
    {
      channel: 'EMAIL',
      subject: '[하늘 스테이] 휴대전화 번호 변경 안내',
      text: expect.stringContaining('변경되었습니다'),
    },
  ]);
});

test('changes the email address and notifies the old address', async () => {
  const minseo = await someMember({ memberType: 'CYBER' });
  const email = `New${minseo.member.email}`;
  expect(done(await change(minseo, email)).member.email).toBe(email);
  expect((await mailsTo(minseo.member.email)).map(({ channel }) => channel)).toEqual(['EMAIL']);
  expect(await mailsTo(email)).toEqual([]);
  expect((await profile(minseo)).phone_number).toBe(minseo.member.phone);
});

test('rejects the account’s current contact, the guardian’s phone number and invalid values', async () => {
  const guardianPhone = newPhone();
  const child = await someMember({ birthday: '2015-03-02', guardianName: '임가온', guardianPhone });
  const { phone, email } = child.member;
  for (const to of [phone, guardianPhone, '010-3333-9999', '0212345678'])
    expect(problemOf(await send(child, to)), to).toBe('422 invalid_phone');
  for (const to of [email.toUpperCase(), 'minseo@'])
    expect(problemOf(await send(child, to)), to).toBe('422 invalid_email');
});

test('reports that another account has the contact only after the code is confirmed, and changes nothing', async () => {
  const [minseo, other] = [await someMember(), await someMember()];
  const before = await profile(minseo);
  expect(problemOf(await change(minseo, other.member.phone))).toBe('409 duplicate_phone');
  expect(problemOf(await change(minseo, other.member.email.toUpperCase()))).toBe('409 duplicate_email');
  await withdrawMember(app.deps, other.member);
  expect(problemOf(await change(minseo, other.member.phone))).toBe('409 rejoin_too_early');
  expect(await profile(minseo)).toEqual(before);
  expect(await mailsTo(minseo.member.email)).toEqual([]);
});

test('gives a phone number to only one of two members who confirm it concurrently', async () => {
  const both = [await someMember(), await someMember()];
  const phone = newPhone();
  const codes: { own: Own; id: string; code: string }[] = [];
  for (const own of both)
    codes.push({
      own,
      id: done(await send(own, phone)).verification_id,
      code: await codeTo(app.deps, phone),
    });
  const answers = await Promise.all(codes.map(({ own, id, code }) => confirm(own, id, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a code is valid for one use by its own member, within five attempts and three minutes', async () => {
  const [minseo, other] = [await someMember(), await someMember()];
  const phone = newPhone();
  const { verification_id: id } = done(await send(minseo, phone));
  expect(problemOf(await send(minseo, phone))).toBe('429 rate_limited');
  const code = await codeTo(app.deps, phone);
  expect(problemOf(await confirm(other, id, code))).toBe('410 verification_expired');
  const once = await Promise.all([confirm(minseo, id, code), confirm(minseo, id, code)]);
  expect(once.map(({ status }) => status).toSorted()).toEqual([200, 410]);

  const late = done(await send(minseo, newPhone())).verification_id;
  app.deps.clock.advance(180_000);
  expect(problemOf(await confirm(minseo, late, '000000'))).toBe('410 verification_expired');

  const next = newPhone();
  const { verification_id } = done(await send(minseo, next));
  const right = await codeTo(app.deps, next);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(problemOf(await confirm(minseo, verification_id, wrong))).toBe('422 verification_failed');
  expect(problemOf(await confirm(minseo, verification_id, right))).toBe('410 verification_expired');
  expect((await profile(minseo)).phone_number).toBe(phone);
});

test('codes and tickets for the old phone number can no longer recover the account', async () => {
  const minseo = await someMember();
  const { member } = minseo;
  const calls = sessionCalls(app.guest);
  const ask = async () => done(await calls.findPassword(member)).verification_id;
  const ticket = done(await calls.confirm(await ask(), await codeTo(app.deps, member.phone))).ticket;
  app.deps.clock.advance(60_000);
  const underWay = await ask();
  const code = await codeTo(app.deps, member.phone);
  expect((await change(minseo, newPhone())).status).toBe(200);
  expect(problemOf(await calls.confirm(underWay, code))).toBe('410 verification_expired');
  expect(problemOf(await calls.changePassword({ ticket }))).toBe('410 verification_expired');
});

test('withdrawal deletes the codes sent to a new contact', async () => {
  const minseo = await someMember();
  const to = `canary-${minseo.member.email}`;
  done(await send(minseo, to));
  await withdrawMember(app.deps, minseo.member);
  await app.deps.queue.runDue(['message.send']);
  expect(app.deps.outbox.filter((message) => message.to === to)).toEqual([]);
  expect(JSON.stringify(await dump(app.deps.db))).not.toContain(to);
});
