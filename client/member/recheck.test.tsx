// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, press, refusal, screenRenderer, write } from '../../tests/support/client/screen.tsx';
import type { UserInfo } from '../../generated/types.ts';
import { Recheck } from './recheck.tsx';

const PASSWORD = 'Haneul!2027';
vi.stubGlobal('fetch', async (request: Request) => {
  if (!request.url.endsWith('/login')) return Response.json({ result: 'success' });
  const { password } = (await request.json()) as { password: string };
  return password === PASSWORD ? Response.json(example('LoginResult', 'login')) : refusal(401, 'bad_credentials');
});
const render = screenRenderer('member', 'session', 'errors');
// Load the lazy dialog before the tests, so it renders synchronously.
beforeAll(() => import('../ui/dialog.tsx'));
beforeEach(() => history.replaceState(null, '', '/my_page/edit'));

const { userInfo } = example('LoginResult', 'login');
const SECRET = 'Your details';

async function show(user: Partial<UserInfo> = {}) {
  await render(<Recheck user={{ ...userInfo, ...user }}>{SECRET}</Recheck>);
  return document.querySelector('[role="dialog"]');
}
function field() {
  return document.querySelector<HTMLInputElement>('input[type="password"]')!;
}

test('asks for the password in a dialog, and opens the page only if it is correct', async () => {
  expect((await show())?.textContent).toContain('Confirm your password');
  expect(document.activeElement).toBe(field());
  await write(field(), 'wrong!Password1');
  await press('Continue');
  await findText('Please check your password.');
  expect(document.body.textContent).not.toContain(SECRET);
  await write(field(), PASSWORD);
  await press('Continue');
  await findText(SECRET);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(location.pathname).toBe('/my_page/edit');
});

test('does not ask social members, who have no password', async () => {
  expect(await show({ join_type: 'KAKAO' })).toBeNull();
  expect(document.body.textContent).toBe(SECRET);
});

test('returns to my page when the dialog is closed', async () => {
  await show();
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')!.click());
  expect(location.pathname).toBe('/my_page');
});
