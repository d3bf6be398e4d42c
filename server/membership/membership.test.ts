import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MembershipListResult } from '../../generated/types.ts';
import { done } from '../../tests/support/api/guest.ts';
import { makeMember, startSessions, type Sessions, type TestMember } from '../../tests/support/api/members.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ok } from '../platform/outcome.ts';
import { issueMembership } from './membership.usecases.ts';

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

async function tokenOf({ loginId }: TestMember) {
  return done(await app.calls.login(loginId)).token;
}
function list(token: string, login_id: string, hotel_code = '1') {
  return app.calls.post<MembershipListResult>('pms/membership/list', { hotel_code, login_id }, app.calls.bearer(token));
}

test("lists a member's own membership numbers, oldest first, as the login response does", async () => {
  const member = await makeMember(app.deps);
  app.deps.clock.advance(1_000);
  const second = await inTransaction(app.deps.db, async (tx) =>
    ok(await issueMembership(tx, member, { now: app.deps.clock.now(), ids: app.deps.ids })),
  );
  const { userInfo, token } = done(await app.calls.login(member.loginId));
  expect(userInfo).toMatchObject({
    user_type: 'MEMBERSHIP',
    member_no_list: [expect.stringMatching(/^M\w{8}$/), second.ok && second.value],
  });
  const { data } = done(await list(token, member.loginId.toUpperCase()));
  expect(data.map(({ member_no }) => member_no)).toEqual(userInfo.member_no_list);
  expect(data[0]?.membership_name).toBe('하늘 스테이');
});

test('a cyber member has no membership number', async () => {
  const member = await makeMember(app.deps, { memberType: 'CYBER' });
  const { userInfo, token } = done(await app.calls.login(member.loginId));
  expect([userInfo.user_type, userInfo.member_no_list]).toEqual(['WEB', []]);
  expect(done(await list(token, member.loginId)).data).toEqual([]);
});

test("a member can't list another member's numbers or query another company's hotel", async () => {
  const [one, another] = [await makeMember(app.deps), await makeMember(app.deps)];
  const token = await tokenOf(one);
  for (const [loginId, hotelCode] of [
    [another.loginId, '1'],
    ['nobody77', '1'],
    [one.loginId, '90'],
  ] as const) {
    const { status, problem } = await list(token, loginId, hotelCode);
    expect([status, problem?.code]).toEqual([403, 'forbidden']);
  }
  expect((await list(token, one.loginId, '77')).status).toBe(404);
});
