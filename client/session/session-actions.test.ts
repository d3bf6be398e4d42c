// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../generated/types.ts';
import { storage } from '../platform/storage.ts';

let answer: () => Promise<Response> = () => Promise.reject(new TypeError('network'));
vi.stubGlobal('fetch', () => answer());
// The transport takes the browser's fetch as it finds it when it is loaded.
const { forget, login, revalidate } = await import('./session-actions.ts');
const { forgetHotel, keepHotelCode } = await import('../platform/hotel.tsx');
const { queryClient } = await import('../platform/queryClient.ts');
const { dropKeys, keepKeys, keepUser, session, ssoKeys } = await import('./session.ts');

const minseo = {
  user_id: 'u-0142',
  user_name: '김민서',
  company_code: 'haneul',
  member_no_list: [],
} as never as UserInfo;
const keys = { sso_key: 'haneul.Q9fX2m', company_code: 'haneul' };
function problemResponse(status: number, code: string) {
  return async () =>
    new Response(
      JSON.stringify({ type: 'about:blank', title: code, status, instance: 'urn:1', result: 'fail', code }),
      {
        status,
        headers: { 'Content-Type': 'application/problem+json' },
      },
    );
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  sessionStorage.clear();
  keepHotelCode('1');
  keepKeys({ token: 'haneul.8Jx0Vt', ssoKey: keys.sso_key, companyCode: keys.company_code });
  keepUser(minseo);
  Object.assign(session, { memberNo: 'M0000142', checking: true });
  return () => {
    dropKeys();
    forgetHotel();
  };
});

test.each([
  [401, 'session_expired'],
  [422, 'validation'],
] as const)('keys that are refused by %i are dropped, in silence', async (status, code) => {
  answer = problemResponse(status, code);
  await revalidate();
  expect(ssoKeys()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(session).toMatchObject({ user: null, memberNo: null, checking: false });
});

test.each([
  ['too many tries', problemResponse(429, 'rate_limited')],
  ['a server in trouble', problemResponse(503, 'unavailable')],
  ['no answer', () => Promise.reject(new TypeError('network'))],
] as const)('%s takes no key: nobody is shown, and the next page load asks again', async (_, given) => {
  answer = given;
  await revalidate();
  expect(ssoKeys()).toEqual(keys);
  expect(localStorage.getItem('user')).toContain('u-0142');
  expect(session).toMatchObject({ user: null, memberNo: null, checking: false });
});

test('what was typed and what an address said of the person go with the login; what was chosen stays', async () => {
  const theirs = ['draft:login', 'draft:find-id', 'recovery:id', 'recovery:password', 'guest_prefill', 'company_info'];
  for (const key of [...theirs, 'promotion_code']) sessionStorage.setItem(key, '"of minseo"');
  await forget();
  expect(Object.keys(sessionStorage)).toEqual(['promotion_code']);
});

test('who is let in while another is logged in finds nothing of theirs; the same person does', async () => {
  storage.draft.of('login').set({ loginId: 'minseo21' });
  await login({ token: 'haneul.8Jx0Vt', userInfo: minseo }, { silent: true });
  expect(storage.draft.of('login').get()).not.toBeNull();
  const emma = { ...minseo, user_id: 'u-0151', user_name: 'Emma Reed', sso_key: 'haneul.T4bN8c' };
  await login({ token: 'haneul.5Rc1Wm', userInfo: emma }, { silent: true });
  expect(storage.draft.of('login').get()).toBeNull();
  expect(session.user?.user_id).toBe('u-0151');
  expect(ssoKeys()?.sso_key).toBe('haneul.T4bN8c');
});
