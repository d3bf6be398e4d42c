// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../tests/support/client/screen.tsx';
import { storage } from '../platform/tab/storage.ts';
import { session } from '../session/index.ts';
import { offerSink } from '../ui/toast.ts';
import { Welcome } from './welcome.tsx';

const render = screenRenderer('signup', 'session');
const { session: opened, ...member } = example('MemberCreated', 'created-general');
const shown: string[] = [];
offerSink(({ text }) => void shown.push(text));
vi.stubGlobal('fetch', async () => Response.json(example('LoginResult', 'login')));

beforeEach(() => {
  session.user = opened!.userInfo;
  storage.returnTo.set(null);
  history.replaceState(null, '', '/login/sign_up');
  shown.splice(0);
});

test('returns a member who signed up during a booking to the booking', async () => {
  storage.returnTo.set('/reservation/info');
  await render(<Welcome member={member} kind="signup" />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(location.pathname).toBe('/reservation/info');
  });
  expect([shown, storage.returnTo.get()]).toEqual([['Welcome, 박도윤. You’re logged in.'], null]);
});

test('welcomes a member who signed up outside a booking and is already logged in', async () => {
  storage.returnTo.set('/membership');
  session.user = { ...opened!.userInfo, last_name_en: 'Park', first_name_en: 'Doyun' };
  await render(<Welcome member={member} kind="signup" />);
  const text = await findText('You’re logged in.');
  expect(text).toContain('Welcome, Doyun Park');
  expect(text).toContain('M0000163');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/reservation',
    '/my_page',
  ]);
});

test('asks for a login if the sign-up opened no session', async () => {
  session.user = null;
  storage.returnTo.set('/reservation/info');
  await render(<Welcome member={member} kind="signup" />);
  await findText('Log in with your ID, haneul27');
  expect([location.pathname, storage.draft.of('login').get()]).toEqual(['/login/sign_up', { loginId: 'haneul27' }]);
});
