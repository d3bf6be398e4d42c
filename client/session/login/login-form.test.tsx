// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { session } from '../session.ts';
import LoginScreen from './login.screen.tsx';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('session', 'errors');

test('leaves the login when another tab logs in', async () => {
  history.replaceState(null, '', '/login');
  storage.returnTo.set('/my_page/history');
  await render(<LoginScreen />);
  await findText('Password');
  expect(location.pathname).toBe('/login');
  await act(async () => void (session.user = example('LoginResult', 'login').userInfo));
  expect(location.pathname).toBe('/my_page/history');
  session.user = null;
});
