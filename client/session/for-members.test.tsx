// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../tests/support/client/screen.tsx';
import { storage } from '../platform/tab/storage.ts';
import { offerSink } from '../ui/toast.ts';
import { endLogin } from './end-login.ts';
import { ForMembers } from './for-members.tsx';
import { session } from './session.ts';
import { forget } from './session-actions.ts';

const render = screenRenderer('app');
const { userInfo } = example('LoginResult', 'login');
const shown: string[] = [];
offerSink(({ text }) => void shown.push(text));

beforeEach(() => {
  session.user = userInfo;
  shown.splice(0);
  history.replaceState(null, '', '/my_page/password');
});
afterEach(async () => {
  await act(() => forget());
  storage.returnTo.set(null);
});

test('does not ask for a login or store a return address if the page itself ends the login', async () => {
  await render(<ForMembers>{({ user_name }) => <p>{user_name}</p>}</ForMembers>);
  await findText(userInfo.user_name);
  let opened = false;
  await act(() => endLogin(() => void (opened = true)));
  expect([opened, location.pathname, storage.returnTo.get()]).toEqual([true, '/my_page/password', null]);
  expect(shown).toEqual([]);
});

test('asks for a login and stores the page as the return address if the login ends otherwise', async () => {
  await render(<ForMembers>{({ user_name }) => <p>{user_name}</p>}</ForMembers>);
  await findText(userInfo.user_name);
  await act(() => forget());
  expect([location.pathname, storage.returnTo.get()]).toEqual(['/login', '/my_page/password']);
  expect(shown).toEqual(['Login is required.']);
});
