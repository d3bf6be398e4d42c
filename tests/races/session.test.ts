import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocialFinishResult, SocialStartResult } from '../../generated/types.ts';
import { makeSsoKey } from '../../server/session/sso.usecases.ts';
import { type Answer, done, problemOf } from '../support/api/guest.ts';
import {
  codeTo,
  makeMember,
  PASSWORD,
  resetTicket,
  type Sessions,
  startSessions,
  withdrawMember,
} from '../support/api/members.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';

let postgres: TestPostgres;
let app: Sessions;
beforeAll(async () => {
  postgres = await testPostgres();
  app = await startSessions({ database: await postgres.open(40) });
});
afterAll(async () => {
  await app.deps.close();
  await postgres.close();
});

function times<T>(n: number, work: (n: number) => Promise<T>) {
  return Promise.all(Array.from({ length: n }, (_, at) => work(at)));
}
const EXPIRED = '410 verification_expired';

function tally(answers: Answer<unknown>[]) {
  return Object.fromEntries(
    Object.entries(Object.groupBy(answers, (answer) => (answer.status === 200 ? '200' : problemOf(answer)))).map(
      ([answer, all]) => [answer, all!.length],
    ),
  );
}

test('fifty concurrent guesses at a code count as at most five attempts', async () => {
  const { calls, deps } = app;
  const { verification_id } = done(await calls.requestCode('01066660001'));
  const code = await codeTo(deps, '01066660001');
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await times(50, () => calls.confirm(verification_id, wrong));
  expect(tally(answers)).toEqual({ '422 verification_failed': 5, [EXPIRED]: 45 });
  expect(problemOf(await calls.confirm(verification_id, code))).toBe(EXPIRED);
});

test('concurrent requests with the right code return one ticket', async () => {
  const { calls, deps } = app;
  const { verification_id } = done(await calls.requestCode('01066660002'));
  const code = await codeTo(deps, '01066660002');
  expect(tally(await times(5, () => calls.confirm(verification_id, code)))).toEqual({ '200': 1, [EXPIRED]: 4 });
});

test('only one of several concurrent requests for a code sends a code', async () => {
  const { calls, deps } = app;
  const answers = await times(20, () => calls.requestCode('01066660003'));
  expect(tally(answers)).toEqual({ '200': 1, '429 rate_limited': 19 });
  await deps.queue.runDue(['message.send']);
  expect(deps.outbox.filter(({ to }) => to === '01066660003')).toHaveLength(1);
});

test('concurrent uses of a ticket set only one password', async () => {
  const { calls, deps } = app;
  const member = await makeMember(deps);
  const ticket = await resetTicket(deps, calls, member);
  const passwords = Array.from({ length: 10 }, (_, at) => `Changed!${2000 + at}`);
  const answers = await times(10, (at) =>
    calls.changePassword({ ticket, password: passwords[at], password_confirm: passwords[at] }),
  );
  expect(tally(answers)).toEqual({ '200': 1, [EXPIRED]: 9 });
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await calls.login(member.loginId, passwords[winner])).status).toBe(200);
});

test('if two tickets for one account are used at the same time, one sets the password and the other expires', async () => {
  const { calls, deps } = app;
  for (let round = 0; round < 5; round += 1) {
    const member = await makeMember(deps);
    const one = await resetTicket(deps, calls, member);
    deps.clock.advance(60_000);
    const other = await resetTicket(deps, calls, member);
    const answers = await Promise.all([one, other].map((ticket) => calls.changePassword({ ticket })));
    expect(tally(answers)).toEqual({ '200': 1, [EXPIRED]: 1 });
  }
});

test("concurrent exchanges of a provider's key log in only one caller", async () => {
  const { calls, deps } = app;
  const { loginId } = await makeMember(deps);
  for (let round = 0; round < 5; round += 1) {
    const made = await makeSsoKey(deps, { companyCode: 'haneul', hotelCode: '1', loginId, validMinutes: 10 });
    if (!made.ok) throw new Error(made.failure.code);
    const answers = await times(20, () => calls.sso(made.value.sso_key));
    expect(tally(answers)).toEqual({ '200': 1, '401 session_expired': 19 });
  }
});

test("a social provider's response is accepted only once", async () => {
  const { calls, deps } = app;
  const flow = done(await calls.post<SocialStartResult>('social/naver/authorization', { hotel_code: '1' }));
  const answers = await times(20, (at) => {
    deps.scripted.naver.knows(`code-${at}`, { subject: 'many' });
    const { state, flow_token } = flow;
    return calls.post<SocialFinishResult>('social/naver/session', {
      hotel_code: '1',
      code: `code-${at}`,
      state,
      flow_token,
    });
  });
  expect(tally(answers)).toEqual({ '200': 1, [EXPIRED]: 19 });
});

test('no login survives a concurrent password change or withdrawal', async () => {
  const { calls, deps } = app;
  const tokens: string[] = [];
  const problems: Answer<unknown>[] = [];
  for (let round = 0; round < 10; round += 1) {
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    const end = () => (round % 2 === 0 ? calls.changePassword({ ticket }) : withdrawMember(deps, member));
    const [logins] = await Promise.all([times(4, () => calls.login(member.loginId, PASSWORD)), end()]);
    for (const login of logins) {
      if (login.status === 200) tokens.push(login.body.token);
      else problems.push(login);
    }
    expect((await deps.db.execute(sql`SELECT FROM session WHERE member_id = ${member.memberId}`)).rows).toEqual([]);
  }
  for (const token of tokens) expect(problemOf(await calls.session(token))).toBe('401 session_expired');
  expect(problems.every((answer) => ['401 bad_credentials', '403 err05'].includes(problemOf(answer)))).toBe(true);
  expect(tokens.length + problems.length).toBe(40);
});

test('only one of several sign-ups with the same ID, email address, phone number or social account succeeds', async () => {
  const { deps } = app;
  const same = [
    { loginId: 'wantedid' },
    { email: 'wanted@guest.example' },
    { phoneNumber: '01066660009' },
    { social: { provider: 'kakao', subject: 'wanted' } },
  ] as const;
  for (const wanted of same) {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => makeMember(deps, wanted)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.failure.code] : []));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^duplicate_/);
  }
});
