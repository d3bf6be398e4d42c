// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { session } from '../../session/session.ts';
import MyPasswordScreen from './my-password.screen.tsx';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('member', 'session', 'errors');

test.each([
  ['KAKAO', 'GENERAL', 'You log in with Kakao, so your account has no password to change.'],
  ['NORMAL', 'CYBER', 'Only general members can change their password here.'],
] as const)('explains to a %s %s member why there is no password to change', async (join_type, member_type, text) => {
  session.user = { ...example('LoginResult', 'login').userInfo, join_type, member_type };
  await render(<MyPasswordScreen />);
  const shown = await findText(text);
  expect(shown.includes('general members')).toBe(join_type === 'NORMAL');
  expect(document.querySelector('form')).toBeNull();
});
