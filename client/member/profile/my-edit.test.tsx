// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { MemberChange } from '../../../generated/types.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, narrowWindow, press, screenRenderer, write } from '../../../tests/support/client/screen.tsx';
import { session } from '../../session/index.ts';
import MyEdit from './my-edit.screen.tsx';

const render = screenRenderer('member', 'session', 'signup', 'errors');
const member = example('MemberResult', 'member-general');
let saved: MemberChange | null = null;
narrowWindow();
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.method === 'PUT') saved = (await request.json()) as MemberChange;
  return Response.json(member);
});

function field(label: string): HTMLInputElement {
  const text = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  return document.getElementById(text!.htmlFor) as HTMLInputElement;
}

test('asks for English letters if the English name contains Hangul, and accepts the apostrophe of phones', async () => {
  session.user = { ...example('LoginResult', 'login').userInfo, join_type: 'KAKAO' };
  await render(<MyEdit />);
  await findText('Last name in English');
  await write(field('Last name in English'), '김');
  await press('Save');
  await findText('Use English letters only.');
  expect(saved).toBeNull();
  await write(field('Last name in English'), 'O’Brien');
  await press('Save');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(saved?.last_name_en).toBe("O'Brien");
  });
});
