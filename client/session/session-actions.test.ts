// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import type { UserInfo } from '../../generated/types.ts';
import { daysFromNow } from '../platform/clock.ts';
import { readCookie, writeCookie } from '../platform/tab/cookies.ts';
import { refusal } from '../../tests/support/client/screen.tsx';
import { forgetHotel, keepHotelCode } from '../platform/tab/hotel-code.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { storage } from '../platform/tab/storage.ts';
import { dropLogin, keepLogin } from './login/keep-login.ts';
import { followOtherTab, forget, hideMember, login, logout, revalidate } from './session-actions.ts';
import { onSession } from './session-events.ts';
import { bearerToken, session, ssoKeys, takeLogin } from './session.ts';

let answer: (request: Request) => Promise<Response> = () => Promise.reject(new TypeError('network'));
vi.stubGlobal('fetch', (request: Request) => answer(request));

const minseo = {
  user_id: 'u-0142',
  user_name: '김민서',
  company_code: 'haneul',
  member_no_list: [],
} as never as UserInfo;
const emma = { ...minseo, user_id: 'u-0151', user_name: 'Emma Reed' };
const keys = { sso_key: 'haneul.Q9fX2m', company_code: 'haneul' };

function otherTab(user: UserInfo | null): void {
  const ended = user === null && new Date(0);
  const of = { d_booking_auth: 'haneul.5Rc1Wm', b_login_key: 'haneul.T4bN8c', b_company_code: 'haneul' };
  for (const [name, value] of Object.entries(of)) writeCookie(name, value, ended || daysFromNow(1));
  storage.user.set(user);
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  sessionStorage.clear();
  keepHotelCode('1');
  keepLogin({ token: 'haneul.8Jx0Vt', ssoKey: keys.sso_key, companyCode: keys.company_code }, minseo, { fresh: true });
  Object.assign(session, { memberNo: 'M0000142', checking: true });
  return () => {
    otherTab(null);
    dropLogin();
    forgetHotel();
  };
});

test.each([
  [401, 'session_expired'],
  [422, 'validation'],
] as const)('drops keys rejected with a %i, without a message', async (status, code) => {
  answer = async () => refusal(status, code);
  await revalidate();
  expect(ssoKeys()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(session).toMatchObject({ user: null, memberNo: null, checking: false });
});

test.each([
  ['too many attempts', async () => refusal(429, 'rate_limited')],
  ['a server error', async () => refusal(503, 'unavailable')],
  ['no response', () => Promise.reject(new TypeError('network'))],
] as const)('keeps the keys and shows a visitor after %s', async (_, given) => {
  const [hotel, own] = [['/client/main'], ['/client/booking/reservations/HS7K2M9QX4']];
  for (const key of [hotel, own]) queryClient.setQueryData(key, 'loaded');
  const shown = new QueryObserver(queryClient, { queryKey: own, enabled: false }).subscribe(() => undefined);
  const page = new QueryObserver(queryClient, { queryKey: hotel, enabled: false }).subscribe(() => undefined);
  answer = given;
  await revalidate();
  // The member's data is cleared, and requests are sent without a token.
  expect([queryClient.getQueryData(own), bearerToken()]).toEqual([undefined, undefined]);
  expect(queryClient.getQueryData(hotel)).toBe('loaded');
  shown();
  page();
  expect(ssoKeys()).toEqual(keys);
  expect(localStorage.getItem('user')).toContain('u-0142');
  expect(session).toMatchObject({ user: null, memberNo: null, checking: false });
});

test('shows a visitor if no response arrives within five seconds', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation((ms) => (ms === 5_000 ? deadline.signal : new AbortController().signal));
  answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      deadline.abort(new DOMException('late', 'TimeoutError'));
    });
  await revalidate();
  timeout.mockRestore();
  expect(ssoKeys()).toEqual(keys);
  expect(session).toMatchObject({ user: null, checking: false });
});

test('ends the session on the server even if the member logs out while the page shows a visitor', async () => {
  await hideMember();
  let ended = '';
  answer = async (request) => {
    ended = request.headers.get('Authorization') ?? '';
    return new Response(null, { status: 204 });
  };
  await logout();
  expect(ended).toBe('Bearer haneul.8Jx0Vt');
});

test("clears drafts and personal details on logout, and keeps the guest's choices", async () => {
  const theirs = ['draft:login', 'draft:find-id', 'recovery:id', 'recovery:password', 'guest_prefill', 'company_info'];
  for (const key of [...theirs, 'promotion_code']) sessionStorage.setItem(key, '"of minseo"');
  await forget();
  expect(Object.keys(sessionStorage).sort()).toEqual(['hotel', 'promotion_code']);
});

test("keeps a visitor's company information when the page checks the login", async () => {
  Object.assign(session, { user: null });
  storage.companyInfo.set({ company_name: '한빛전자', CsHsUi: 'signed.part' });
  await forget();
  expect(storage.companyInfo.get()?.CsHsUi).toBe('signed.part');
});

test("clears a member's data when another member logs in, and keeps it when the same member logs in again", async () => {
  storage.draft.of('login').set({ loginId: 'minseo21' });
  await login({ token: 'haneul.8Jx0Vt', userInfo: minseo }, { silent: true });
  expect(storage.draft.of('login').get()).not.toBeNull();
  await login({ token: 'haneul.5Rc1Wm', userInfo: { ...emma, sso_key: 'haneul.T4bN8c' } }, { silent: true });
  expect(storage.draft.of('login').get()).toBeNull();
  expect(session.user?.user_id).toBe('u-0151');
  expect(ssoKeys()?.sso_key).toBe('haneul.T4bN8c');
});

test('repeats a refused request after a login', async () => {
  const queryKey = ['/client/booking/reservations/HS7K2M9QX4'];
  const queryFn = () => Promise.reject(new Error('refused'));
  await queryClient.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  await login({ token: 'haneul.5Rc1Wm', userInfo: { ...emma, sso_key: 'haneul.T4bN8c' }, memberships: [] });
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});

test("clears the member's details from prefilled forms when the page shows a visitor", async () => {
  const forgotten: unknown[] = [];
  onSession('guestForgotten', (known) => void forgotten.push(known));
  answer = async () => refusal(503, 'unavailable');
  await revalidate();
  expect(forgotten).toEqual([[{ guest_first_name: '김민서' }, { guest_first_name: '김민서' }]]);
});

test("ignores another member's login in another tab, even after a reload", async () => {
  otherTab(emma);
  await followOtherTab(JSON.stringify(minseo));
  expect(session.user?.user_id).toBe('u-0142');
  expect([bearerToken(), ssoKeys()]).toEqual(['haneul.8Jx0Vt', keys]);
  expect(takeLogin()?.user_id).toBe('u-0142');

  answer = async () => Response.json({ result: 'success', token: 'haneul.8Jx0Vt', userInfo: minseo });
  await revalidate();
  expect(session.user?.user_id).toBe('u-0142');
  expect([readCookie('b_login_key'), storage.user.get()?.user_id]).toEqual(['haneul.T4bN8c', 'u-0151']);
});

test("uses this tab's login for new tabs after another member has logged out in another tab", async () => {
  otherTab(emma);
  otherTab(null);
  await followOtherTab(JSON.stringify(emma));
  expect([session.user?.user_id, readCookie('b_login_key'), storage.user.get()?.user_id]).toEqual([
    'u-0142',
    keys.sso_key,
    'u-0142',
  ]);
});

test("keeps another tab's login when this tab logs out", async () => {
  otherTab(emma);
  await forget();
  expect([session.user, bearerToken() === 'haneul.8Jx0Vt']).toEqual([null, false]);
  expect([readCookie('b_login_key'), storage.user.get()?.user_id]).toEqual(['haneul.T4bN8c', 'u-0151']);
});

test('logs a visitor in and out together with another tab', async () => {
  await forget();
  otherTab(emma);
  await followOtherTab(null);
  expect([session.user?.user_id, bearerToken()]).toEqual(['u-0151', 'haneul.5Rc1Wm']);
  otherTab(null);
  await followOtherTab(JSON.stringify(emma));
  expect([session.user, bearerToken()]).toEqual([null, undefined]);
});
