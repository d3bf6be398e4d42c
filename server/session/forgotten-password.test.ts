import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  codeTo,
  makeMember,
  resetTicket,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/api/members.ts';

const START = '2027-06-01T01:00:00Z';
const NEW = 'Noeul!20275';
const MINUTE_MS = 60_000;

let app: Sessions;
beforeAll(async () => {
  app = await startSessions();
});
afterAll(() => app.deps.close());

let others = 0;
function unknownPhone() {
  return `0108888${String((others += 1)).padStart(4, '0')}`;
}

describe('a forgotten password', () => {
  test.each(['김민서', ' 민서 김', 'KIM MINSEO', 'Minseo  Kim'])('is reset for the name %s', async (name) => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const sent = await calls.findPassword({ ...member, loginId: member.loginId.toUpperCase() }, name);
    const ticket = done(await calls.confirm(done(sent).verification_id, await codeTo(deps, member.phone))).ticket;
    expect((await calls.changePassword({ ticket })).status).toBe(200);
    expect(problemOf(await calls.login(member.loginId))).toBe('401 bad_credentials');
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
  });

  test.each(['CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE'] as const)(
    'is also reset for a %s member',
    async (memberType) => {
      const { calls, deps } = app;
      const member = await makeMember(deps, { memberType });
      expect((await calls.changePassword({ ticket: await resetTicket(deps, calls, member) })).status).toBe(200);
      expect((await calls.login(member.loginId, NEW)).status).toBe(200);
    },
  );

  test('requests with mismatched data get the same response after the same SQL statements, and nothing is sent', async () => {
    const { calls, deps, watched } = app;
    const member = await makeMember(deps);
    const social = await makeMember(deps, { social: { provider: 'google', subject: 'g-9' } });
    const withdrawn = await makeMember(deps);
    await withdrawMember(deps, withdrawn);
    const tries: [Pick<TestMember, 'loginId' | 'phone'>, string][] = [
      [member, '김민서'],
      [{ ...member, phone: unknownPhone() }, '김민서'],
      [{ loginId: 'nobody1', phone: unknownPhone() }, '김민서'],
      [{ ...member, phone: social.phone }, '김민서'],
      [withdrawn, '김민서'],
    ];
    const answers = [];
    const seen = [];
    for (const [of, name] of tries)
      seen.push(await watched(async () => void answers.push(await calls.findPassword(of, name))));
    deps.clock.advance(MINUTE_MS);
    answers.push(await calls.findPassword(member, '김민수'));
    answers.push(await calls.findPassword(social));
    deps.clock.set(START);

    const visible = answers.map(({ status, headers, body }) => {
      const { verification_id, expires_at, resend_at, ...rest } = body;
      const lasts = Date.parse(expires_at) - Date.parse(resend_at);
      const names = [...headers.keys()].sort();
      return JSON.stringify({ status, names, rest, lasts, id: verification_id.length });
    });
    expect(new Set(visible).size).toBe(1);
    expect(seen[0]!.statements.length).toBeGreaterThan(7);
    for (const one of seen) expect(one).toEqual(seen[0]);
    const already = deps.outbox.length;
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox.slice(already).map(({ to }) => to)).toEqual([member.phone]);
  });

  test('requests with a wrong name or ID neither replace the code nor delay the next one, and have their own limit', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 1 });
    const member = await makeMember(deps);
    const first = done(await calls.findPassword(member)).verification_id;
    const code = await codeTo(deps, member.phone);
    const others = async () => [
      (await calls.findPassword(member, '김민수')).status,
      (await calls.findPassword({ ...member, loginId: 'nobody1' })).status,
    ];
    expect(await others()).toEqual([200, 200]);
    expect((await calls.confirm(first, code)).status).toBe(200);
    for (let at = 0; at < 4; at += 1) {
      deps.clock.advance(MINUTE_MS);
      expect(await others()).toEqual([200, 200]);
    }
    deps.clock.advance(MINUTE_MS);
    expect(problemOf(await calls.findPassword(member, '김 민수'))).toBe('429 rate_limited');
    expect(await resetTicket(deps, calls, member)).toMatch(/^haneul\./);
    expect(deps.outbox.filter(({ to }) => to === member.phone)).toHaveLength(2);
    await deps.close();
  });

  test("a reset ticket can't be used to find an ID", async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    expect(problemOf(await calls.post('find/id', { hotel_code: '1', phone_number: member.phone, ticket }))).toBe(
      '410 verification_expired',
    );
    expect((await calls.changePassword({ ticket })).status).toBe(200);
  });

  test('a request for an unknown hotel fails with 404', async () => {
    const request = { hotel_code: '99', loginId: 'x', user_name: 'x', phone_number: unknownPhone() };
    expect(problemOf(await app.calls.post('find/pw', request))).toBe('404 not_found');
  });

  test('a ticket can be used once, and becomes invalid when the password is changed with another ticket', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const first = await resetTicket(deps, calls, member);
    deps.clock.advance(MINUTE_MS);
    const second = await resetTicket(deps, calls, member);
    expect((await calls.changePassword({ ticket: first })).status).toBe(200);
    expect(problemOf(await calls.changePassword({ ticket: first }))).toBe('410 verification_expired');
    expect(problemOf(await calls.changePassword({ ticket: second }))).toBe('410 verification_expired');
    deps.clock.set(START);
  });

  test('a code becomes invalid when the account is deleted', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const { verification_id } = done(await calls.findPassword(member));
    const code = await codeTo(deps, member.phone);
    await withdrawMember(deps, member);
    expect(problemOf(await calls.confirm(verification_id, code))).toBe('410 verification_expired');
  });

  test('a withdrawn account is not changed', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    await withdrawMember(deps, member);
    expect(problemOf(await calls.changePassword({ ticket }))).toBe('409 password_change_failed');
  });
});
