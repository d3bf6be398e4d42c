import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AddressesResult, MemberResult } from '../../generated/types.ts';
import { done, type Guest, guestOf, problemOf, type Send } from '../../tests/support/api/guest.ts';
import { makeMember, sessionCalls, type TestMember } from '../../tests/support/api/members.ts';
import { demoHotel } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { TEST_SECRET } from '../../tests/support/api/deps.ts';
import { createApp } from '../app.ts';
import { ok } from '../platform/outcome.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { hashToken } from '../platform/tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hotels: [demoHotel('1', roomy), demoHotel('10', roomy)] });
});
afterAll(() => app.close());

type Own = Guest & { member: TestMember; token: string };

async function logIn(member: TestMember): Promise<Own> {
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return { ...guestOf(app.send, { authorization: `Bearer ${token}` }), member, token };
}
async function someMember(given: Parameters<typeof makeMember>[1] = {}): Promise<Own> {
  return logIn(await makeMember(app.deps, given));
}
function profile({ call }: Guest) {
  return call<MemberResult>('GET', '/client/member/profile');
}
function edit({ call }: Guest, change: object) {
  return call<MemberResult>('PUT', '/client/member/profile', {}, change);
}
function withdraw({ call }: Guest) {
  return call<never>('POST', '/client/member/withdrawal');
}

test('a member edits their own fields, and an existing consent keeps its date', async () => {
  const minseo = await someMember();
  const moved = { last_name_en: 'Kim', address: '서울특별시 마포구 물빛길 8', agree_marketing: true };
  const { member } = done(await edit(minseo, moved));
  expect(member).toMatchObject({ ...moved, marketing_agreed_at: app.deps.clock.now().toISOString() });
  expect(member.first_name_en).toBeUndefined();
  const agreedAt = member.marketing_agreed_at;
  app.deps.clock.advance(60_000);
  expect(done(await edit(minseo, { ...moved, address_detail: '302호' })).member.marketing_agreed_at).toBe(agreedAt);
  expect(done(await edit(minseo, { agree_marketing: false })).member).toMatchObject({
    agree_marketing: false,
    marketing_agreed_at: null,
  });
  for (const wrong of [{}, { agree_marketing: true, address: ' ' }, { agree_marketing: true, email: 'a@b.example' }])
    expect(problemOf(await edit(minseo, wrong))).toBe('422 validation');
});

test('looks up addresses, at a limited rate, if an address lookup is configured', async () => {
  const minseo = await someMember();
  const search = (query: string) =>
    minseo.call<AddressesResult>('GET', `/client/member/addresses?query=${encodeURIComponent(query)}`);
  expect(problemOf(await search('물빛길'))).toBe('404 not_found');
  const found = { address: '물빛길 8', lot_address: '물빛동 33', postal_code: '04011' };
  const queries: string[] = [];
  const knowing = createApp({
    ...app.deps,
    limiter: createRateLimiter({ db: app.deps.db, clock: app.deps.clock, secret: TEST_SECRET }),
    addressLookup: {
      search: async (query, language) => {
        queries.push(`${language} ${query}`);
        return ok({ addresses: [found], more: true });
      },
    },
  });
  const send: Send = async (path, init) => knowing.request(`https://booking.example/api${path}`, init);
  const { call } = guestOf(send, { authorization: `Bearer ${minseo.token}` });
  const get = (query: string) =>
    call<AddressesResult>('GET', `/client/member/addresses?query=${encodeURIComponent(query)}`);
  expect(done(await get(' 물빛길 '))).toEqual({ result: 'success', addresses: [found], more: true });
  expect(queries).toEqual(['ko 물빛길']);
  expect(problemOf(await get('물'))).toBe('422 validation');
  for (let n = 1; n < 60; n += 1) await get('물빛길');
  expect(problemOf(await get('물빛길'))).toBe('429 rate_limited');
});

test('withdrawal immediately ends every session, and the ID remains taken', async () => {
  const minseo = await someMember();
  const elsewhere = await logIn(minseo.member);
  expect((await withdraw(minseo)).status).toBe(204);
  for (const login of [minseo, elsewhere]) expect(problemOf(await profile(login))).toBe('401 session_expired');
  expect(problemOf(await sessionCalls(app.guest).login(minseo.member.loginId))).toBe('403 err05');
});

test('withdrawal is blocked by upcoming stays and open refunds, and the response lists their reservations', async () => {
  const minseo = await someMember();
  const { number } = await app.book({}, minseo);
  const refused = await withdraw(minseo);
  expect([problemOf(refused), refused.problem.reservation_numbers]).toEqual(['409 withdrawal_failed', [number]]);
  expect((await profile(minseo)).status).toBe(200);
  await minseo.call(
    'POST',
    `/client/booking/reservations/${number}/cancellation`,
    { 'idempotency-key': crypto.randomUUID() },
    { fee: 0 },
  );
  const pending = await withdraw(minseo);
  expect([problemOf(pending), pending.problem.reservation_numbers]).toEqual(['409 withdrawal_failed', [number]]);
  await app.deps.queue.runDue();
  expect((await withdraw(minseo)).status).toBe(204);
});

async function ticketOf(subject: string): Promise<string> {
  const ticket = `haneul.${subject}-${crypto.randomUUID()}`;
  const identity = JSON.stringify({ provider: 'google', subject });
  await app.deps.db.execute(sql`INSERT INTO social_ticket (company_code, ticket_hash, identity, expires_at)
    VALUES ('haneul', ${hashToken(ticket)}, ${identity}::jsonb, ${app.deps.clock.now().toISOString()}::timestamptz + interval '10 minutes')`);
  return ticket;
}
function link({ call }: Guest, social_ticket: string) {
  return call<never>('POST', '/client/member/social-accounts', {}, { social_ticket });
}
function unlink({ call }: Guest, provider: string) {
  return call<never>('DELETE', `/client/member/social-accounts/${provider}`);
}

test('a social account can be linked to only one member at a time, and can be unlinked', async () => {
  const [minseo, another] = [await someMember(), await someMember()];
  const ticket = await ticketOf('g-1');
  expect((await link(minseo, ticket)).status).toBe(204);
  expect(problemOf(await link(minseo, ticket))).toBe('409 link_failed');
  expect(done(await profile(minseo)).member.social_accounts).toEqual(['google']);
  expect(problemOf(await link(another, await ticketOf('g-1')))).toBe('409 already_linked');
  expect(problemOf(await link(minseo, await ticketOf('g-2')))).toBe('409 already_linked');
  expect((await unlink(minseo, 'google')).status).toBe(204);
  expect(problemOf(await unlink(minseo, 'google'))).toBe('409 unlink_failed');
  expect((await link(another, await ticketOf('g-1'))).status).toBe(204);
});

test("the social account that a member joined with can't be unlinked", async () => {
  const member = await makeMember(app.deps, { social: { provider: 'kakao', subject: 'k-1' } });
  const { loginId } = await makeMember(app.deps);
  const general = await logIn({ ...member, loginId });
  await app.deps.db.execute(sql`UPDATE session SET member_id = ${member.memberId}::uuid`);
  expect(problemOf(await unlink(general, 'kakao'))).toBe('409 first_social_cannot_unlink');
  expect(problemOf(await unlink(general, 'naver'))).toBe('409 unlink_failed');
});

test('a booking confirmed during a withdrawal either blocks the withdrawal or becomes a guest booking', async () => {
  for (let round = 0; round < 4; round += 1) {
    const minseo = await someMember();
    const paid = await app.pay({}, undefined, minseo);
    const [withdrawn] = await Promise.all([withdraw(minseo), app.guest.returnFromCardWindow(paid.form)]);
    await app.deps.queue.runDue();
    const { reservation_number } = done(await app.guest.payment(paid.orderId, paid.token));
    const { rows } = await app.deps.db.execute<{ member_id: string | null }>(
      sql`SELECT member_id FROM reservation WHERE reservation_number = ${reservation_number}`,
    );
    expect(rows).toEqual([{ member_id: withdrawn.status === 204 ? null : minseo.member.memberId }]);
  }
  expect(await app.differences()).toEqual([]);
});
