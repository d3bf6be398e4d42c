// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ContractsResult, LoginResult } from '../../generated/types.ts';
import { example, findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { session } from '../session/session.ts';
import MyContractsScreen from './my-contracts.screen.tsx';

const render = screenRenderer('member', 'membership', 'session', 'booking', 'errors');

test('does not report contracts on the page as not loaded if a switch fails', async () => {
  let answer = () => Response.json(example<ContractsResult>('contracts'));
  vi.stubGlobal('fetch', async ({ url }: Request) => (url.includes('/presale/') ? answer() : refusal(500, 'internal')));
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyContractsScreen />);
  await findText('Additional members');
  answer = () => refusal(500, 'internal');
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(await findText('Your change may not have been saved.')).not.toContain('We couldn’t load');
});
