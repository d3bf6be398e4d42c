import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionListResult } from '../../generated/types.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, type Sessions, startSessions, type TestMember } from '../../tests/support/api/members.ts';
import { deviceOf } from './device.rules.ts';

const PATH = '/client/user/sessions';
const MINUTE = 60_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WHALE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Whale/4.33.325.17 Safari/537.36';

let app: Sessions;
beforeAll(async () => void (app = await startSessions()));
afterAll(() => app.deps.close());

async function logIn({ loginId }: TestMember, userAgent = '') {
  const { token } = done(await app.calls.login(loginId, undefined, {}, { 'user-agent': userAgent }));
  return { token, ...guestOf(app.send, { authorization: `Bearer ${token}` }) };
}
type Login = Awaited<ReturnType<typeof logIn>>;

async function listed({ call }: Login) {
  return done(await call<SessionListResult>('GET', PATH)).sessions;
}
async function ownId(login: Login) {
  return (await listed(login)).find(({ is_current }) => is_current)!.session_id;
}
async function hasEnded({ token }: Login) {
  return problemOf(await app.calls.session(token)) === '401 session_expired';
}

test("lists a member's sessions with their devices, the current one first", async () => {
  const minseo = await makeMember(app.deps);
  const began = app.deps.clock.now().toISOString();
  const phone = await logIn(minseo, IPHONE);
  app.deps.clock.advance(MINUTE);
  await logIn(minseo, WHALE);
  const [first, second] = await listed(phone);
  expect(first).toMatchObject({
    device_kind: 'phone',
    browser: 'Safari',
    system: 'iPhone',
    logged_in_at: began,
    last_used_at: began,
    is_current: true,
  });
  expect(second).toMatchObject({ device_kind: 'computer', browser: 'Whale', system: 'Windows', is_current: false });
});

test('records the last use to within five minutes, for calls and page loads', async () => {
  const minseo = await makeMember(app.deps);
  const { token, userInfo } = done(await app.calls.login(minseo.loginId));
  const login = { token, ...guestOf(app.send, { authorization: `Bearer ${token}` }) };
  const used = async () => (await listed(login))[0]!.last_used_at;
  const began = await used();
  app.deps.clock.advance(5 * MINUTE - 1);
  expect(await used()).toBe(began);
  app.deps.clock.advance(1);
  const later = app.deps.clock.now().toISOString();
  done(await app.calls.sso(userInfo.sso_key!));
  app.deps.clock.advance(MINUTE);
  expect(await used()).toBe(later);
});

test('ends one session with its token and key, and leaves the others open', async () => {
  const minseo = await makeMember(app.deps);
  const [here, there, elsewhere] = [await logIn(minseo), await logIn(minseo), await logIn(minseo)];
  const id = await ownId(there);
  expect((await here.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect(await Promise.all([here, there, elsewhere].map(hasEnded))).toEqual([false, true, false]);
  expect(problemOf(await here.call('DELETE', `${PATH}/${id}`))).toBe('404 not_found');
  expect(problemOf(await here.call('DELETE', `${PATH}/first`))).toBe('422 validation');
});

test('ends every other session', async () => {
  const [minseo, another] = [await makeMember(app.deps), await makeMember(app.deps)];
  const [here, ...others] = [await logIn(minseo), await logIn(minseo), await logIn(minseo)];
  const foreign = await logIn(another);
  expect((await here!.call('DELETE', PATH)).status).toBe(204);
  expect(await Promise.all([here!, ...others, foreign].map(hasEnded))).toEqual([false, true, true, false]);
  expect(await listed(here!)).toHaveLength(1);
});

test("a member can't see or end another member’s sessions", async () => {
  const [minseo, another] = [await makeMember(app.deps), await makeMember(app.deps)];
  const [own, foreign] = [await logIn(minseo), await logIn(another)];
  expect(await listed(own)).toHaveLength(1);
  expect(problemOf(await own.call('DELETE', `${PATH}/${await ownId(foreign)}`))).toBe('404 not_found');
  expect(await hasEnded(foreign)).toBe(false);
  for (const [method, path] of [['GET', PATH] as const, ['DELETE', PATH] as const])
    expect(problemOf(await guestOf(app.send).call(method, path))).toBe('401 login_required');
});

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    ['computer', 'Chrome', 'macOS'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    ['computer', 'Edge', 'Windows'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ['phone', 'Samsung Internet', 'Android'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    ['tablet', 'Chrome', 'Android'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1',
    ['tablet', 'Chrome', 'iPad'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ['computer', 'Firefox', 'Linux']],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 11.5.0',
    ['phone', 'KakaoTalk', 'iPhone'],
  ],
  ['curl/8.14.1', ['unknown', null, null]],
  [undefined, ['unknown', null, null]],
] as const)('identifies the device in the User-Agent header %s', (userAgent, [deviceKind, browser, system]) => {
  expect(deviceOf(userAgent)).toEqual({ deviceKind, browser, system });
});
