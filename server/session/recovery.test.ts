import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindIdResult } from '../../generated/types.ts';
import { hashPassword, verifyPassword } from '../member/password.ts';
import { createLog } from '../platform/log.ts';
import { LANGUAGES } from '../platform/values/language.ts';
import { dump } from '../../tests/support/dump.ts';
import { done, refusal } from '../../tests/support/guest.ts';
import {
  codeTo,
  makeMember,
  PASSWORD,
  resetTicket,
  type Sessions,
  startSessions,
  type TestMember,
  withdrawMember,
} from '../../tests/support/members.ts';

const START = '2027-06-01T01:00:00Z';
const NEW = 'Noeul!20275';
const MINUTE_MS = 60_000;

const lines: string[] = [];
let world: Sessions;
let other = 0;
/** A phone that nobody has and nothing was sent to. */
const strange = () => `0108888${String((other += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  world = await startSessions({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => world.deps.close());

const findId = (phone_number: string, ticket: string, hotelCode = '1') =>
  world.calls.post<FindIdResult>('find/id', { hotelCode, phone_number, ticket });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Asks for a code and reads it. */
async function codeFor(phone: string) {
  const { verification_id } = done(await world.calls.requestCode(phone));
  return { id: verification_id, code: await codeTo(world.deps, phone) };
}

async function ticketFor(phone: string) {
  const { id, code } = await codeFor(phone);
  return done(await world.calls.confirm(id, code)).ticket;
}

describe('finding an ID', () => {
  test('by a proven phone', async () => {
    const minseo = await makeMember(world.deps);
    expect(done(await findId(minseo.phone, await ticketFor(minseo.phone))).data).toEqual([
      { login_id: minseo.loginId, join_type: 'NORMAL', joined_on: '2027-06-01' },
    ]);
  });

  test("also a social account's", async () => {
    const { phone } = await makeMember(world.deps, { social: { provider: 'naver', subject: 'n-1' } });
    expect(done(await findId(phone, await ticketFor(phone))).data).toMatchObject([{ join_type: 'NAVER' }]);
  });

  test('nobody has the phone: told after proof, and the ticket is used up', async () => {
    const phone = strange();
    const ticket = await ticketFor(phone);
    expect(refusal(await findId(phone, ticket))).toBe('404 id_not_found');
    expect(refusal(await findId(phone, ticket))).toBe('410 verification_expired');
  });

  test('asking is the same whether somebody has the phone or not', async () => {
    const { phone } = await makeMember(world.deps);
    const [known, unknown] = [await world.calls.requestCode(phone), await world.calls.requestCode(strange())];
    expect({ ...known.body, verification_id: '' }).toEqual({ ...unknown.body, verification_id: '' });
  });

  test('a ticket opens its own phone once, at its own company, for ten minutes', async () => {
    const { deps, calls } = world;
    const { phone } = await makeMember(deps);
    const another = await makeMember(deps);
    const ticket = await ticketFor(phone);
    expect(refusal(await findId(another.phone, ticket))).toBe('410 verification_expired');
    expect(refusal(await findId(phone, ticket, '90'))).toBe('410 verification_expired');
    expect(refusal(await calls.changePassword({ ticket }))).toBe('410 verification_expired');
    deps.clock.advance(10 * MINUTE_MS);
    expect(refusal(await findId(phone, ticket))).toBe('410 verification_expired');
    deps.clock.set(START);
    expect((await findId(phone, ticket)).status).toBe(200);
    expect(refusal(await findId(phone, ticket))).toBe('410 verification_expired');
    expect(refusal(await findId(phone, ticket, '99'))).toBe('404 not_found');
  });

  test('tickets cannot be guessed for long', async () => {
    const narrow = await startSessions({ rateLimitFactor: 0.05 });
    const tried = { hotelCode: '1', phone_number: strange(), ticket: 'haneul.x' };
    const answers = [];
    for (let at = 0; at < 3; at += 1) answers.push(refusal(await narrow.calls.post('find/id', tried)));
    expect(answers).toEqual(['410 verification_expired', '410 verification_expired', '429 rate_limited']);
    await narrow.deps.close();
  });
});

describe('a code', () => {
  test.each(LANGUAGES)('comes in %s, with the sender, and fits an SMS', async (language) => {
    const phone = strange();
    done(await world.calls.requestCode(phone, {}, { 'accept-language': language }));
    const code = await codeTo(world.deps, phone);
    const { text } = world.deps.outbox.findLast(({ to }) => to === phone)!;
    expect(text).toMatch(/^\[[^\]]+\] /);
    expect(text).toContain(code);
    expect(text.length).toBeLessThan(100);
  });

  test('is sent after the answer, not in it', async () => {
    const phone = strange();
    done(await world.calls.requestCode(phone));
    expect(world.deps.outbox.filter(({ to }) => to === phone)).toEqual([]);
    await world.deps.queue.runDue(['message.send']);
    expect(world.deps.outbox.filter(({ to }) => to === phone)).toHaveLength(1);
  });

  test('is good for five tries, and the right one after them is refused', async () => {
    const { id, code } = await codeFor(strange());
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(refusal(await world.calls.confirm(id, wrong(code))));
    expect(answers).toEqual(Array(5).fill('422 verification_failed'));
    expect(refusal(await world.calls.confirm(id, code))).toBe('410 verification_expired');
  });

  test('guessed fifty times at once is tried five times', async () => {
    const { id, code } = await codeFor(strange());
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.calls.confirm(id, wrong(code))));
    expect(answers.filter(({ problem }) => problem.code === 'verification_failed')).toHaveLength(5);
    expect(answers.filter(({ problem }) => problem.code === 'verification_expired')).toHaveLength(45);
  });

  test('is good for three minutes and once', async () => {
    const { deps, calls } = world;
    const { id, code } = await codeFor(strange());
    deps.clock.advance(3 * MINUTE_MS);
    expect(refusal(await calls.confirm(id, code))).toBe('410 verification_expired');
    deps.clock.set(START);
    expect((await calls.confirm(id, code)).status).toBe(200);
    expect(refusal(await calls.confirm(id, code))).toBe('410 verification_expired');
  });

  test('ends the one before, and comes again after 30 seconds at the earliest', async () => {
    const { deps, calls } = world;
    const phone = strange();
    const first = await codeFor(phone);
    deps.clock.advance(29_999);
    const early = await calls.requestCode(phone);
    expect(refusal(early)).toBe('429 rate_limited');
    expect(early.headers.get('retry-after')).toBe('1');
    deps.clock.advance(1);
    const second = await codeFor(phone);
    expect(refusal(await calls.confirm(first.id, first.code))).toBe('410 verification_expired');
    expect((await calls.confirm(second.id, second.code)).status).toBe(200);
    deps.clock.set(START);
  });

  test('belongs to its company, and to a hotel that is there', async () => {
    const { id, code } = await codeFor(strange());
    expect(refusal(await world.calls.confirm(id, code, { hotelCode: '90' }))).toBe('410 verification_expired');
    expect(refusal(await world.calls.confirm(id, code, { hotelCode: '99' }))).toBe('404 not_found');
    expect(refusal(await world.calls.requestCode(strange(), { hotelCode: '99' }))).toBe('404 not_found');
    expect(refusal(await world.calls.requestCode('010-1234'))).toBe('422 invalid_phone');
  });

  test('goes five times an hour to a phone and twenty times from an address; an address tries thirty times', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 1 });
    const phone = strange();
    const asked: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      asked.push(refusal(await calls.requestCode(phone)));
      deps.clock.advance(MINUTE_MS);
    }
    expect(asked).toEqual([...Array(5).fill('200 undefined'), '429 rate_limited']);
    for (let at = 6; at < 20; at += 1) expect((await calls.requestCode(strange())).status).toBe(200);
    expect(refusal(await calls.requestCode(strange()))).toBe('429 rate_limited');
    const tries = [];
    for (let at = 0; at < 31; at += 1) tries.push(refusal(await calls.confirm(deps.ids.uuid(), '000000')));
    expect(new Set(tries.slice(0, 30))).toEqual(new Set(['410 verification_expired']));
    expect(tries[30]).toBe('429 rate_limited');
    await deps.close();
  });
});

describe('a forgotten password', () => {
  test.each(['김민서', ' 민서 김', 'KIM MINSEO', 'Minseo  Kim'])('is set anew for %s', async (name) => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const asked = await calls.findPassword({ ...member, loginId: member.loginId.toUpperCase() }, name);
    const ticket = done(await calls.confirm(done(asked).verification_id, await codeTo(deps, member.phone))).ticket;
    expect((await calls.changePassword({ ticket })).status).toBe(200);
    expect(refusal(await calls.login(member.loginId))).toBe('401 bad_credentials');
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
  });

  test('of every kind of member with a password', async () => {
    const { calls, deps } = world;
    const cyber = await makeMember(deps, { memberType: 'CYBER' });
    expect((await calls.changePassword({ ticket: await resetTicket(deps, calls, cyber) })).status).toBe(200);
  });

  test('what does not belong together is answered alike, after the same statements, and nobody gets anything', async () => {
    const { calls, deps, watched } = world;
    const member = await makeMember(deps);
    const social = await makeMember(deps, { social: { provider: 'google', subject: 'g-9' } });
    const gone = await makeMember(deps);
    await withdrawMember(deps, gone);
    const tries: [Pick<TestMember, 'loginId' | 'phone'>, string][] = [
      [member, '김민서'],
      [{ ...member, phone: strange() }, '김민서'],
      [{ loginId: 'nobody1', phone: strange() }, '김민서'],
      [{ ...member, phone: social.phone }, '김민서'],
      [gone, '김민서'],
    ];
    const answers = [];
    const seen = [];
    for (const [of, name] of tries)
      seen.push(await watched(async () => void answers.push(await calls.findPassword(of, name))));
    deps.clock.advance(MINUTE_MS);
    answers.push(await calls.findPassword(member, '김민수'));
    answers.push(await calls.findPassword(social));
    deps.clock.set(START);

    const told = answers.map(({ status, headers, body }) => {
      const { verification_id, expires_at, resend_at, ...rest } = body;
      const lasts = Date.parse(expires_at) - Date.parse(resend_at);
      const names = [...headers.keys()].sort();
      return JSON.stringify({ status, names, rest, lasts, id: verification_id.length });
    });
    expect(new Set(told).size).toBe(1);
    expect(seen[0]!.statements.length).toBeGreaterThan(7);
    for (const one of seen) expect(one).toEqual(seen[0]);
    const already = deps.outbox.length;
    await deps.queue.runDue(['message.send']);
    expect(deps.outbox.slice(already).map(({ to }) => to)).toEqual([member.phone]);
  });

  test('a code of a reset finds no ID', async () => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    expect(refusal(await findId(member.phone, ticket))).toBe('410 verification_expired');
    expect((await calls.changePassword({ ticket })).status).toBe(200);
  });

  test('at an unknown hotel is told', async () => {
    const asked = { hotelCode: '99', loginId: 'x', user_name: 'x', phone_number: strange() };
    expect(refusal(await world.calls.post('find/pw', asked))).toBe('404 not_found');
  });

  test('a ticket is used once, and ends with another change', async () => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const first = await resetTicket(deps, calls, member);
    deps.clock.advance(MINUTE_MS);
    const second = await resetTicket(deps, calls, member);
    expect((await calls.changePassword({ ticket: first })).status).toBe(200);
    expect(refusal(await calls.changePassword({ ticket: first }))).toBe('410 verification_expired');
    expect(refusal(await calls.changePassword({ ticket: second }))).toBe('410 verification_expired');
    deps.clock.set(START);
  });

  test('an account that withdrew meanwhile is not changed', async () => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const ticket = await resetTicket(deps, calls, member);
    await withdrawMember(deps, member);
    expect(refusal(await calls.changePassword({ ticket }))).toBe('409 password_change_failed');
  });
});

describe('a new password', () => {
  test('ends every session and every key that would begin one', async () => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const [one, two] = [done(await calls.login(member.loginId)), done(await calls.login(member.loginId))];
    expect((await calls.changePassword({ current_password: PASSWORD }, one.token)).status).toBe(200);
    for (const { token, userInfo } of [one, two]) {
      expect(refusal(await calls.session(token))).toBe('401 session_expired');
      expect(refusal(await calls.sso(userInfo.sso_key!))).toBe('401 session_expired');
    }
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
  });

  test('after a wrong current one is refused, ten times in a quarter of an hour', async () => {
    const { calls, deps } = await startSessions({ rateLimitFactor: 1 });
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    const answers = [];
    for (let at = 0; at < 10; at += 1)
      answers.push(refusal(await calls.changePassword({ current_password: 'Wrong!20270' }, token)));
    expect(answers).toEqual(Array(10).fill('403 password_check_failed'));
    expect(refusal(await calls.changePassword({ current_password: PASSWORD }, token))).toBe('429 rate_limited');
    expect((await calls.session(token)).status).toBe(200);
    await deps.close();
  });

  test.each([
    { memberType: 'CYBER' },
    { memberType: 'AFFILIATE' },
    { social: { provider: 'kakao', subject: 'k-7' } },
  ] as const)('by the current one is for general members only: not for %o', async (kind) => {
    const { calls, deps } = world;
    const member = await makeMember(deps, kind);
    const code =
      kind.social ? await socialToken(kind.social.subject) : done(await calls.login(member.loginId)).token;
    expect(refusal(await calls.changePassword({ current_password: PASSWORD }, code))).toBe(
      '403 password_general_members_only',
    );
  });

  const socialToken = async (subject: string) => {
    const { calls, deps } = world;
    deps.scripted.kakao.knows('code-7', { subject });
    const { state, flow_token } = done(
      await calls.post<{ state: string; flow_token: string }>('social/kakao/authorization', { hotelCode: '1' }),
    );
    const finish = { hotelCode: '1', code: 'code-7', state, flow_token };
    return done(await calls.post<{ token: string }>('social/kakao/session', finish)).token;
  };

  test('needs a login, a ticket, and only one of them', async () => {
    const { calls, deps } = world;
    const member = await makeMember(deps);
    const { token } = done(await calls.login(member.loginId));
    expect(refusal(await calls.changePassword({ current_password: PASSWORD }))).toBe('401 login_required');
    expect(refusal(await calls.changePassword({ current_password: PASSWORD }, 'haneul.x'))).toBe('401 session_expired');
    expect(refusal(await calls.changePassword({}, token))).toBe('422 validation');
    expect(refusal(await calls.changePassword({ current_password: PASSWORD, ticket: 'x' }, token))).toBe(
      '422 validation',
    );
    expect(refusal(await calls.changePassword({ current_password: PASSWORD, hotelCode: '90' }, token))).toBe(
      '401 session_expired',
    );
    expect(refusal(await calls.changePassword({ current_password: PASSWORD, hotelCode: '99' }, token))).toBe(
      '404 not_found',
    );
    expect((await calls.login(member.loginId)).status).toBe(200);
  });

  test('must be the same twice, and of the right form', async () => {
    const change = { ticket: 'x', password_confirm: 'Another!2027' };
    const differs = await world.calls.changePassword(change);
    expect(refusal(differs)).toBe('422 password_mismatch');
    expect(differs.problem.errors).toEqual([{ pointer: '/password_confirm', code: 'password_mismatch' }]);
    for (const password of ['Short!20', 'onlyletters', '1234567890', 'abcdefgh1', 'With space!1', 'Hangul!1한글은'])
      expect(refusal(await world.calls.changePassword({ ticket: 'x', password, password_confirm: password }))).toBe(
        '422 password_format',
      );
  });
});

describe('at the same time', () => {
  /** Passwords whose next computation of this kind waits until the test lets it go on. */
  function halted() {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    return { reached: reached.promise, goOn: goOn.resolve, wait: () => (reached.resolve(), goOn.promise) };
  }

  test('of two changes by the same current password one is made', async () => {
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
    expect(refusal(await slow)).toBe('409 password_change_failed');
    expect((await calls.login(member.loginId, NEW)).status).toBe(200);
    await deps.close();
  });

  test('a login by the old password is not left over by its change', async () => {
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
    expect(refusal(await slow)).toBe('401 bad_credentials');
    await deps.close();
  });
});

test('nothing secret or personal is in the log, and no secret in any table', async () => {
  const { calls, deps } = world;
  const member = await makeMember(deps, { lastName: 'Canarylast', firstName: 'Canaryfirst' });
  const asked = done(await calls.requestCode(member.phone));
  const waiting = await dump(deps.db);
  const code = await codeTo(deps, member.phone);
  await calls.confirm(asked.verification_id, wrong(code));
  const { ticket } = done(await calls.confirm(asked.verification_id, code));
  const reset = done(await calls.findPassword(member, 'Canaryfirst Canarylast'));
  const resetCode = await codeTo(deps, member.phone);
  const second = done(await calls.confirm(reset.verification_id, resetCode)).ticket;
  const { token, userInfo } = done(await calls.login(member.loginId));
  const during = await dump(deps.db);
  done(await findId(member.phone, ticket));
  await calls.changePassword({ ticket: second });
  const tables = [...Object.values(waiting), ...Object.values(during), ...Object.values(await dump(deps.db))];

  const tokens = [ticket, second, token, userInfo.sso_key!].map((secret) => secret.split('.')[1]!);
  const secrets = [...tokens, PASSWORD, NEW, 'Wrong!20270'];
  const personal = [member.phone, member.email, member.loginId, 'Canary'];
  expect(tables.some((text) => text.includes('argon2id$v=19$m=19456,t=2,p=1'))).toBe(true);
  expect(tables.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => [...secrets, ...personal].some((text) => line.includes(text)))).toEqual([]);

  // Codes are short: they are looked for as words. The queued message holds one until it is sent, and no other table does.
  const isSaid = (text: string) => new RegExp(`(?<![0-9a-f])(${code}|${resetCode})(?![0-9a-f])`).test(text);
  expect(Object.entries(waiting).flatMap(([name, text]) => (isSaid(text) ? [name] : []))).toEqual(['public.message']);
  expect(Object.entries(during).flatMap(([name, text]) => (isSaid(text) ? [name] : []))).toEqual([]);
  expect(lines.filter((line) => isSaid(line) && !line.includes('"time":'))).toEqual([]);
});

test('what is over is forgotten, and who waits for nothing is not known any more', async () => {
  const { calls, deps } = world;
  const member = await makeMember(deps);
  await ticketFor(member.phone);
  done(await calls.requestCode(strange()));
  done(await calls.login(member.loginId));
  deps.clock.advance(24 * 60 * MINUTE_MS + 1);
  await deps.queue.send(deps.db, 'session.purge', {});
  await deps.queue.runDue(['session.purge']);
  const tables = await dump(deps.db);
  for (const name of ['session', 'provider_sso_key', 'verification', 'ticket', 'social_flow', 'social_ticket'])
    expect(tables[`public.${name}`]).toBe('');
  deps.clock.set(START);
});
