import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../member/password.ts';
import { done, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, PASSWORD, resetTicket, type Sessions, startSessions } from '../../tests/support/api/members.ts';

const NEW = 'Noeul!20275';

let app: Sessions;
beforeAll(async () => {
  app = await startSessions();
});
afterAll(() => app.deps.close());

describe('a new password', () => {
  test('ends every session and every key that could open one', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const [one, two] = [done(await calls.login(member.loginId)), done(await calls.login(member.loginId))];
    expect((await calls.changePassword({ current_password: PASSWORD }, one.token)).status).toBe(200);
    for (const { token, userInfo } of [one, two]) {
      expect(problemOf(await calls.session(token))).toBe('401 session_expired');
      expect(problemOf(await calls.sso(userInfo.sso_key!))).toBe('401 session_expired');
    }
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
  });

  test('is rejected with a wrong current password, which may be tried ten times in a quarter of an hour', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 1 });
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    const answers = [];
    for (let at = 0; at < 10; at += 1)
      answers.push(problemOf(await calls.changePassword({ current_password: 'Wrong!20270' }, token)));
    expect(answers).toEqual(Array(10).fill('403 password_check_failed'));
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD }, token))).toBe('429 rate_limited');
    expect((await calls.session(token)).status).toBe(200);
    await deps.close();
  });

  test.each([
    { memberType: 'CYBER' },
    { memberType: 'AFFILIATE' },
    { social: { provider: 'kakao', subject: 'k-7' } },
  ] as const)('can be set with the current one only by general members, not by %o', async (kind) => {
    const { calls, deps } = app;
    const member = await makeMember(deps, kind);
    const code = kind.social ? await socialToken(kind.social.subject) : done(await calls.login(member.loginId)).token;
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD }, code))).toBe(
      '403 password_general_members_only',
    );
  });

  const socialToken = async (subject: string) => {
    const { calls, deps } = app;
    deps.scripted.kakao.knows('code-7', { subject });
    const { state, flow_token } = done(
      await calls.post<{ state: string; flow_token: string }>('social/kakao/authorization', { hotel_code: '1' }),
    );
    const finish = { hotel_code: '1', code: 'code-7', state, flow_token };
    return done(await calls.post<{ token: string }>('social/kakao/session', finish)).token;
  };

  test('needs either a login or a ticket', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD }))).toBe('401 login_required');
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD }, 'haneul.x'))).toBe(
      '401 login_required',
    );
    expect(problemOf(await calls.changePassword({}, token))).toBe('422 validation');
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD, ticket: 'x' }, token))).toBe(
      '422 validation',
    );
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD, hotel_code: '90' }, token))).toBe(
      '401 session_expired',
    );
    expect(problemOf(await calls.changePassword({ current_password: PASSWORD, hotel_code: '99' }, token))).toBe(
      '404 not_found',
    );
    expect((await calls.login(member.loginId)).status).toBe(200);
  });

  test('can be set with a ticket even if the login has ended', async () => {
    const { calls, deps } = app;
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    const ticket = await resetTicket(deps, calls, member);
    done(await calls.logout(token));
    expect((await calls.changePassword({ ticket }, token)).status).toBe(200);
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
  });

  test('must be repeated and have the right format', async () => {
    const change = { ticket: 'x', password_confirm: 'Another!2027' };
    const differs = await app.calls.changePassword(change);
    expect(problemOf(differs)).toBe('422 password_mismatch');
    expect(differs.problem.errors).toEqual([{ pointer: '/password_confirm', code: 'password_mismatch' }]);
    for (const password of ['Short!20', 'onlyletters', '1234567890', 'abcdefgh1', 'With space!1', 'Hangul!1한글은'])
      expect(problemOf(await app.calls.changePassword({ ticket: 'x', password, password_confirm: password }))).toBe(
        '422 password_format',
      );
  });
});

describe('concurrent changes', () => {
  /**
   * Returns a `wait` function for the code under test. It resolves `reached`, and then waits until the test calls
   * `goOn`.
   */
  function halted() {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    return { reached: reached.promise, goOn: goOn.resolve, wait: () => (reached.resolve(), goOn.promise) };
  }

  test('only one of two changes with the same current password succeeds', async () => {
    const first = halted();
    const { calls, deps } = await startSessions({
      passwords: {
        verifyPassword,
        hashPassword: async (text) => (text === 'Slower!2027' && (await first.wait()), hashPassword(text)),
      },
    });
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    const slower = { current_password: PASSWORD, password: 'Slower!2027', password_confirm: 'Slower!2027' };
    const slow = calls.changePassword(slower, token);
    await first.reached;
    expect((await calls.changePassword({ current_password: PASSWORD }, token)).status).toBe(200);
    first.goOn();
    expect(problemOf(await slow)).toBe('409 password_change_failed');
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
    await deps.close();
  });

  test('a login with the old password fails if the password changes before the session opens', async () => {
    const login = halted();
    let halts = true;
    const { calls, deps } = await startSessions({
      passwords: {
        hashPassword,
        async verifyPassword(text, stored) {
          const fits = await verifyPassword(text, stored);
          if (halts) await login.wait();
          return fits;
        },
      },
    });
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    const slow = calls.login(member.loginId);
    await login.reached;
    halts = false;
    expect((await calls.changePassword({ ticket })).status).toBe(200);
    login.goOn();
    expect(problemOf(await slow)).toBe('401 bad_credentials');
    await deps.close();
  });
});
