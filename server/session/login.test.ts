import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '../member/password.ts';
import { createLog } from '../platform/log.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import {
  makeMember,
  PASSWORD,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/api/members.ts';

const START = '2027-06-01T01:00:00Z';
const DAY_MS = 86_400_000;
const KAKAO = { provider: 'kakao', subject: '42' } as const;

const lines: string[] = [];
let app: Sessions;
let minseo: TestMember;
let withdrawn: TestMember;
let social: TestMember;
beforeAll(async () => {
  app = await startSessions({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
  minseo = await makeMember(app.deps);
  withdrawn = await makeMember(app.deps);
  await withdrawMember(app.deps, withdrawn);
  social = await makeMember(app.deps, { social: KAKAO });
});
afterAll(() => app.deps.close());

describe('a login', () => {
  test('works with the longest name that the contract allows', async () => {
    const { loginId } = await makeMember(app.deps, { lastName: 'L'.repeat(50), firstName: 'F'.repeat(50) });
    expect(done(await app.calls.login(loginId)).userInfo.user_name).toHaveLength(101);
  });

  test("returns the provider's note to the member", async () => {
    const descriptions = '별장 열쇠는 관리동에서 받으실 수 있습니다.';
    const { loginId } = await makeMember(app.deps, { descriptions });
    const { token, userInfo } = done(await app.calls.login(loginId));
    expect([userInfo, done(await app.calls.session(token)).userInfo]).toMatchObject([
      { descriptions },
      { descriptions },
    ]);
  });

  test('ignores the case of the ID and returns a token that is valid for a day', async () => {
    const { calls, deps } = app;
    const { token, userInfo, code } = done(await calls.login(minseo.loginId.toUpperCase()));
    expect(code).toBe('ok');
    expect(userInfo).toMatchObject({ login_id: minseo.loginId, user_name: '김민서', user_type: 'MEMBERSHIP' });
    expect(userInfo.member_no_list).toHaveLength(1);
    deps.clock.advance(DAY_MS - 1);
    const { sso_key: _, ...known } = userInfo;
    expect(done(await calls.session(token))).toEqual({
      result: 'success',
      expires_at: '2027-06-02T01:00:00.000Z',
      userInfo: known,
    });
    deps.clock.advance(1);
    expect(problemOf(await calls.session(token))).toBe('401 session_expired');
    deps.clock.set(START);
  });

  test.each([
    ['GENERAL', 'MEMBERSHIP', 1],
    ['AFFILIATE', 'MEMBERSHIP', 1],
    ['PRESALE_INDIVIDUAL', 'MEMBERSHIP', 1],
    ['PRESALE_CORPORATE', 'MEMBERSHIP', 1],
    ['CYBER', 'WEB', 0],
  ] as const)('of a %s member returns the user type %s', async (memberType, user_type, numbers) => {
    const { loginId } = await makeMember(app.deps, { memberType, lastName: 'Park', firstName: 'Emma' });
    const { userInfo } = done(await app.calls.login(loginId));
    expect(userInfo).toMatchObject({ member_type: memberType, user_type, user_name: 'Emma Park' });
    expect(userInfo.member_no_list).toHaveLength(numbers);
  });

  test('never uses a key or token from the caller', async () => {
    const { calls } = app;
    const [one, other] = [done(await calls.login(minseo.loginId)), done(await calls.login(minseo.loginId))];
    expect(one.token).not.toBe(other.token);
    expect(one.userInfo.sso_key).not.toBe(other.userInfo.sso_key);
    const planted = { token: one.token, sso_key: one.userInfo.sso_key };
    expect(problemOf(await calls.login(minseo.loginId, PASSWORD, planted))).toBe('422 validation');
  });

  test('at another company fails', async () => {
    expect(problemOf(await app.calls.login(minseo.loginId, PASSWORD, { hotelCode: '90' }))).toBe('401 bad_credentials');
  });

  test('at an unknown hotel fails with 404', async () => {
    expect(problemOf(await app.calls.login(minseo.loginId, PASSWORD, { hotelCode: '99' }))).toBe('404 not_found');
  });

  test('reports a withdrawal for 30 days if the password is correct', async () => {
    const { calls, deps } = app;
    expect(problemOf(await calls.login(withdrawn.loginId))).toBe('403 err05');
    deps.clock.advance(30 * DAY_MS);
    expect(problemOf(await calls.login(withdrawn.loginId))).toBe('401 bad_credentials');
    deps.clock.set(START);
  });
});

describe('a failed login', () => {
  const misses = () => [
    ['another password', minseo.loginId, 'Wrong!20270', 'NORMAL'],
    ['an unknown ID', 'nobody1', PASSWORD, 'NORMAL'],
    ['a withdrawn ID, another password', withdrawn.loginId, 'Wrong!20270', 'NORMAL'],
    ['a social account', social.loginId, PASSWORD, 'NORMAL'],
    ['a social account by its kind', social.loginId, PASSWORD, 'KAKAO'],
    ['the right password as a social account', minseo.loginId, PASSWORD, 'KAKAO'],
  ];

  test('gets the same response for every reason', async () => {
    const answers = [];
    for (const [, loginId, password, joinType] of misses()) {
      const answer = await app.calls.login(loginId!, password, { joinType });
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id'));
      answers.push(
        JSON.stringify({ ...answer, headers, body: { ...(answer.body as object), instance: '' }, problem: 0 }),
      );
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('bad_credentials');
  });

  test('runs the same SQL statements and one hash computation for every reason', async () => {
    const watched = [];
    for (const [, loginId, password, joinType] of misses())
      watched.push(await app.watched(() => app.calls.login(loginId!, password, { joinType })));
    expect(watched[0]!.hashes).toBe(1);
    expect(watched[0]!.statements.length).toBeGreaterThan(3);
    for (const one of watched) expect(one).toEqual(watched[0]);
  });
});

describe('the limits', () => {
  let narrow: Sessions;
  let hanbit: TestMember;
  beforeAll(async () => {
    narrow = await startSessions({ rateLimitFactor: 1 });
    hanbit = await makeMember(narrow.deps);
  });
  afterAll(() => narrow.deps.close());

  const times = async (n: number, work: (at: number) => Promise<string>) => {
    const answers: string[] = [];
    for (let at = 0; at < n; at += 1) answers.push(await work(at));
    return answers;
  };

  test('an address is blocked for an account after ten attempts in a quarter of an hour, whether or not the account exists', async () => {
    const { calls, deps } = narrow;
    for (const loginId of [hanbit.loginId, 'nobody1']) {
      const answers = await times(10, async () => problemOf(await calls.login(loginId, 'Wrong!20270')));
      expect(new Set(answers)).toEqual(new Set(['401 bad_credentials']));
      const closed = await calls.login(loginId.toUpperCase());
      expect(problemOf(closed)).toBe('429 rate_limited');
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    deps.clock.advance(30 * 60_000);
    expect((await calls.login(hanbit.loginId)).status).toBe(200);
  });

  test('ten attempts from another address do not block the owner; a hundred in total block the account', async () => {
    // The limits are a tenth of the usual ones: 1 per account and address, 10 per account, and 5 per address.
    const { calls, deps } = await startSessions({
      rateLimitFactor: 0.1,
      settings: { ...narrow.deps.settings, trustProxy: 1 },
    });
    const owner = await makeMember(deps);
    const from = async (n: number, loginId: string, password: string) =>
      problemOf(await calls.login(loginId, password, {}, { 'x-forwarded-for': `203.0.113.${n}` }));
    expect(await from(1, owner.loginId, 'Wrong!20270')).toBe('401 bad_credentials');
    expect(await from(1, owner.loginId, PASSWORD)).toBe('429 rate_limited');
    expect(await from(2, owner.loginId, PASSWORD)).toBe('200 ok');
    for (const [at, loginId] of [owner.loginId, 'nobody1'].entries()) {
      deps.clock.advance(30 * 60_000);
      const tries = await times(10, (n) => from(10 * at + n, loginId, 'Wrong!20270'));
      expect(new Set(tries)).toEqual(new Set(['401 bad_credentials']));
      expect(await from(99, loginId, PASSWORD)).toBe('429 rate_limited');
    }
    await deps.close();
  });

  test('a login is rejected with a retry time while fifty others are waiting for a password hash', async () => {
    const { promise: goOn, resolve: end } = Promise.withResolvers<void>();
    const { calls, deps } = await startSessions({
      passwords: createPasswords(() => goOn.then(() => Buffer.alloc(32, 1))),
    });
    const full = Promise.withResolvers<void>();
    let refused = 0;
    const logins = Array.from({ length: 60 }, async (_, at) => {
      const answer = await calls.login(`guess${at}`, 'Wrong!20270');
      if (answer.status === 503 && (refused += 1) === 8) full.resolve();
      return answer;
    });
    await full.promise;
    end();
    const answers = await Promise.all(logins);
    const late = answers.filter(({ status }) => status === 503);
    expect(late.map(problemOf)).toEqual(Array(8).fill('503 unavailable'));
    expect(Number(late[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(52);
    await deps.close();
  });

  test('an address is blocked after fifty attempts', async () => {
    const { calls, deps } = narrow;
    deps.clock.advance(30 * 60_000);
    const answers = await times(50, async (at) => problemOf(await calls.login(`guess${at}`, 'Wrong!20270')));
    expect(new Set(answers)).toEqual(new Set(['401 bad_credentials']));
    expect(problemOf(await calls.login('guess50', 'Wrong!20270'))).toBe('429 rate_limited');
  });
});

describe('ended sessions', () => {
  test('logout ends the token and its key at once, and leaves other sessions open', async () => {
    const { calls } = app;
    const [own, other] = [done(await calls.login(minseo.loginId)), done(await calls.login(minseo.loginId))];
    expect((await calls.logout(own.token)).status).toBe(200);
    expect(problemOf(await calls.session(own.token))).toBe('401 session_expired');
    expect(problemOf(await calls.logout(own.token))).toBe('401 session_expired');
    expect(problemOf(await calls.sso(own.userInfo.sso_key!))).toBe('401 session_expired');
    expect((await calls.session(other.token)).status).toBe(200);
  });

  test('withdrawal ends tokens and keys at once', async () => {
    const { calls, deps } = app;
    const leaving = await makeMember(deps);
    const { token, userInfo } = done(await calls.login(leaving.loginId));
    await withdrawMember(deps, leaving);
    expect(problemOf(await calls.session(token))).toBe('401 session_expired');
    expect(problemOf(await calls.profile(token))).toBe('401 session_expired');
    expect(problemOf(await calls.sso(userInfo.sso_key!))).toBe('401 session_expired');
  });

  test('a missing or malformed token identifies no one', async () => {
    const { calls } = app;
    const { token, userInfo } = done(await calls.login(minseo.loginId));
    expect(problemOf(await calls.post('logout', {}))).toBe('401 login_required');
    const others = [
      userInfo.sso_key!,
      token.replace('haneul', 'other'),
      `${token}A`,
      token.slice(0, -1),
      'haneul',
      '.',
    ];
    for (const wrong of others) expect(problemOf(await calls.session(wrong))).toBe('401 session_expired');
  });
});

test('no log line contains a password, a token, a key or personal data', async () => {
  const { token, userInfo } = done(await app.calls.login(minseo.loginId));
  const secrets = [PASSWORD, 'Wrong!20270', token.split('.')[1]!, userInfo.sso_key!.split('.')[1]!];
  const personal = [minseo.loginId, minseo.phone, minseo.email, '김민서'];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => [...secrets, ...personal].some((text) => line.includes(text)))).toEqual([]);
});
