import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MainResult, SocialFinishResult, SocialProvider, SocialStartResult } from '../../generated/types.ts';
import { createLog } from '../platform/log.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { dump } from '../../tests/support/database/dump.ts';
import { done, guestOf, problemOf } from '../../tests/support/api/guest.ts';
import { makeMember, type Sessions, startSessions, withdrawMember } from '../../tests/support/api/members.ts';
import { redeemSocialTicket } from './verification.usecases.ts';

const START = '2027-06-01T01:00:00Z';
const MINUTE_MS = 60_000;
const EXPIRED = '410 verification_expired';

const lines: string[] = [];
let app: Sessions;
beforeAll(async () => {
  app = await startSessions({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
});
afterEach(() => app.deps.clock.set(START));
afterAll(() => app.deps.close());

function begin(provider: SocialProvider, hotel_code = '1') {
  return app.calls.post<SocialStartResult>(`social/${provider}/authorization`, { hotel_code });
}
function finish(
  provider: SocialProvider,
  { state, flow_token }: Pick<SocialStartResult, 'state' | 'flow_token'>,
  code: string,
  hotel_code = '1',
) {
  return app.calls.post<SocialFinishResult>(`social/${provider}/session`, { hotel_code, code, state, flow_token });
}

describe.each(['kakao', 'google', 'naver'] as const)('a login with %s', (provider) => {
  test("sends the browser to the provider and back to that provider's path", async () => {
    const flow = done(await begin(provider));
    const attempt = app.deps.scripted[provider].attempts.at(-1)!;
    expect(attempt.redirectUri).toBe(`https://booking.example/${provider}/connect`);
    expect(new URL(flow.authorization_url).searchParams.get('state')).toBe(flow.state);
    expect(flow.expires_at).toBe('2027-06-01T01:10:00.000Z');
    expect(attempt.codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(new Set([attempt.state, attempt.nonce, attempt.codeVerifier, flow.flow_token]).size).toBe(4);
    expect(JSON.stringify(flow)).not.toContain(attempt.codeVerifier);
    expect(JSON.stringify(flow)).not.toContain(attempt.nonce);
  });

  test('logs a known member in', async () => {
    const { deps, calls } = app;
    const { loginId } = await makeMember(deps, { social: { provider, subject: 'known' } });
    deps.scripted[provider].knows('code-1', { subject: 'known' });
    const answer = done(await finish(provider, done(await begin(provider)), 'code-1'));
    expect(answer).toMatchObject({ outcome: 'logged_in', userInfo: { login_id: loginId } });
    expect((await calls.session(answer.token!)).status).toBe(200);
    expect(done(await calls.sso(answer.userInfo!.sso_key!)).token).toBe(answer.token);
  });

  test('reports a refusal or a wrong code, and ends the flow', async () => {
    const flow = done(await begin(provider));
    app.deps.scripted[provider].knows('code-2', { subject: 'somebody' });
    expect(problemOf(await finish(provider, flow, 'wrong'))).toBe(`502 ${provider}_login_failed`);
    expect(problemOf(await finish(provider, flow, 'code-2'))).toBe(EXPIRED);
  });

  test('reports a provider that does not respond as unavailable', async () => {
    app.deps.scripted[provider].fails('code-3', 'unavailable');
    expect(problemOf(await finish(provider, done(await begin(provider)), 'code-3'))).toBe('503 unavailable');
  });
});

test("an unknown person gets a ticket that is valid for half an hour, and the provider's profile", async () => {
  const { deps } = app;
  const profile = {
    user_name: '이서준',
    last_name: '이',
    first_name: '서준',
    email: 'seojun@guest.example',
    phone_number: '01055500177',
    birthday: '1990-02-30',
    gender: 'male',
  } as const;
  deps.scripted.kakao.knows('code-4', { subject: 'new', email_verified: true, ...profile, last_name: 'x'.repeat(51) });
  const answer = done(await finish('kakao', done(await begin('kakao')), 'code-4'));
  const { birthday: _, last_name: __, ...prefill } = profile;
  expect(answer).toEqual({
    result: 'success',
    outcome: 'signup_needed',
    social_ticket: expect.stringMatching(/^haneul\.[\w-]{43}$/),
    expires_at: '2027-06-01T01:30:00.000Z',
    prefill,
  });
  const redeem = (companyCode = 'haneul') =>
    inTransaction(deps.db, (tx) => redeemSocialTicket(tx, companyCode, answer.social_ticket!, deps.clock.now()));
  expect((await redeem('other')).ok).toBe(false);
  deps.clock.advance(30 * MINUTE_MS);
  expect((await redeem()).ok).toBe(false);
  deps.clock.set(START);
  expect(await redeem()).toMatchObject({
    ok: true,
    value: { provider: 'kakao', subject: 'new', email_verified: true },
  });
  expect(await redeem()).toMatchObject({ ok: false, failure: { code: 'verification_expired' } });
});

test('the same subject at another provider is a different person', async () => {
  const { deps } = app;
  await makeMember(deps, { social: { provider: 'google', subject: 'shared' } });
  deps.scripted.naver.knows('code-5', { subject: 'shared' });
  expect(done(await finish('naver', done(await begin('naver')), 'code-5')).outcome).toBe('signup_needed');
});

test("a member's email address alone is not enough to log in", async () => {
  const { deps } = app;
  const { email } = await makeMember(deps);
  deps.scripted.google.knows('code-6', { subject: 'thief', email, email_verified: true });
  expect(done(await finish('google', done(await begin('google')), 'code-6')).outcome).toBe('signup_needed');
});

test("reports the withdrawal of a social account's owner for 30 days", async () => {
  const { deps } = app;
  await withdrawMember(deps, await makeMember(deps, { social: { provider: 'kakao', subject: 'left' } }));
  const again = async (code: string) => {
    deps.scripted.kakao.knows(code, { subject: 'left' });
    return finish('kakao', done(await begin('kakao')), code);
  };
  expect(problemOf(await again('code-7'))).toBe('403 err05');
  deps.clock.advance(30 * 24 * 60 * MINUTE_MS);
  expect(done(await again('code-8')).outcome).toBe('signup_needed');
});

describe('a flow', () => {
  test('is rejected for another browser, provider, hotel or company, and stays usable in its own browser', async () => {
    const { deps } = app;
    const own = done(await begin('kakao'));
    const other = done(await begin('kakao'));
    deps.scripted.kakao.knows('mine', { subject: 'me' });
    deps.scripted.google.knows('mine', { subject: 'me' });
    const misses = [
      await finish('kakao', { ...own, flow_token: other.flow_token }, 'mine'),
      await finish('kakao', { ...other, flow_token: own.flow_token }, 'mine'),
      await finish('google', own, 'mine'),
      await finish('kakao', own, 'mine', '90'),
      await finish('kakao', { ...own, state: 'made-up' }, 'mine'),
      await finish('kakao', { ...own, flow_token: own.state }, 'mine'),
    ];
    expect(misses.map(problemOf)).toEqual(Array(6).fill(EXPIRED));
    expect((await finish('kakao', own, 'mine')).status).toBe(200);
  });

  test('can be used only once, even by concurrent calls', async () => {
    const flow = done(await begin('naver'));
    for (const at of Array(10).keys()) app.deps.scripted.naver.knows(`many-${at}`, { subject: 'many' });
    const answers = await Promise.all([...Array(10).keys()].map((at) => finish('naver', flow, `many-${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(problemOf)).toEqual(Array(9).fill(EXPIRED));
  });

  test('is valid for ten minutes', async () => {
    const flow = done(await begin('google'));
    app.deps.scripted.google.knows('late', { subject: 'late' });
    app.deps.clock.advance(10 * MINUTE_MS);
    expect(problemOf(await finish('google', flow, 'late'))).toBe(EXPIRED);
  });

  test('uses its own verifier and nonce for the exchange', async () => {
    const { gateway, attempts } = app.deps.scripted.google;
    const seen: object[] = [];
    const { identify } = gateway;
    gateway.identify = (attempt) => (seen.push(attempt), identify(attempt));
    const [one, other] = [done(await begin('google')), done(await begin('google'))];
    await finish('google', one, 'x');
    gateway.identify = identify;
    const [began, different] = attempts.slice(-2);
    expect(seen).toEqual([{ ...began, callback: { code: 'x', state: one.state } }]);
    expect(began!.codeVerifier).not.toBe(different!.codeVerifier);
    expect(other.flow_token).not.toBe(one.flow_token);
  });

  test('rejects a redirect address from the caller', async () => {
    const { calls } = app;
    const planted = { hotel_code: '1', redirect_uri: 'https://thief.example' };
    expect(problemOf(await calls.post('social/kakao/authorization', planted))).toBe('422 validation');
  });
});

test('a provider that is not configured is not offered, and requests for it fail with 404', async () => {
  const { socials } = app.deps;
  const partial = await startSessions({ socials: { naver: socials.naver!, kakao: socials.kakao! } });
  const { calls, deps, send } = partial;
  const main = await guestOf(send).call<MainResult>('POST', '/client/main', {}, { hotelCode: '1' });
  expect(done(main).hotel.social_logins).toEqual(['kakao', 'naver']);
  const flow = { hotel_code: '1', code: 'x', state: 'x', flow_token: 'x' };
  expect(problemOf(await calls.post('social/google/authorization', { hotel_code: '1' }))).toBe('404 not_found');
  expect(problemOf(await calls.post('social/google/session', flow))).toBe('404 not_found');
  expect(problemOf(await calls.post('social/kakao/authorization', { hotel_code: '99' }))).toBe('404 not_found');
  expect(problemOf(await calls.post('social/elsewhere/authorization', { hotel_code: '1' }))).toBe('422 validation');
  await deps.close();
});

test('an address may start and finish thirty flows in a quarter of an hour', async () => {
  const { calls, deps } = await startSessions({ rateLimitFactor: 0.1 });
  const answers = [];
  for (let at = 0; at < 4; at += 1)
    answers.push(problemOf(await calls.post('social/kakao/authorization', { hotel_code: '1' })));
  expect(answers).toEqual([...Array(3).fill('200 undefined'), '429 rate_limited']);
  const guess = { hotel_code: '1', code: 'x', state: 'x', flow_token: 'x' };
  const guesses = [];
  for (let at = 0; at < 4; at += 1) guesses.push(problemOf(await calls.post('social/kakao/session', guess)));
  expect(guesses).toEqual([...Array(3).fill(EXPIRED), '429 rate_limited']);
  await deps.close();
});

test("no table or log line contains a flow's secrets", async () => {
  const { deps } = app;
  const flow = done(await begin('kakao'));
  const waiting = await dump(deps.db);
  const { nonce, codeVerifier } = deps.scripted.kakao.attempts.at(-1)!;
  deps.scripted.kakao.knows('canary-code', { subject: 'canary-subject', email: 'canary@secret.example' });
  const { social_ticket } = done(await finish('kakao', flow, 'canary-code'));
  const kept = await dump(deps.db);
  const secrets = [
    flow.state,
    flow.flow_token.split('.')[1]!,
    nonce,
    codeVerifier,
    social_ticket!.split('.')[1]!,
    'canary-code',
  ];
  const everywhere = [...Object.values(waiting), ...Object.values(kept), ...lines];
  expect(kept['public.social_ticket']).toContain('canary@secret.example');
  expect(everywhere.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes('canary'))).toEqual([]);
});
