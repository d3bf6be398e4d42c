// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { LoginResult } from '../../generated/types.ts';
import { example, findText, narrowWindow, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyPageScreen from './my-page.screen.tsx';

const render = screenRenderer('member', 'membership', 'session', 'booking', 'errors');
narrowWindow();

test.each([
  ['own-tier', '실버', 'General member'],
  ['own-tier-none', 'General member', '실버'],
] as const)('shows one status, the tier or, without one, the type of the member: %s', async (tier, shown, hidden) => {
  queryClient.clear();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/membership/tier')) return Response.json(example(tier));
    return url.includes('/member/profile') ? Response.json(example('member-general')) : refusal(500, 'internal');
  });
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyPageScreen />);
  await findText('Membership number');
  expect(await findText(shown)).not.toContain(hidden);
});
