// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ContractsResult, LoginResult } from '../../generated/types.ts';
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

test.each([
  [{}, '26 left'],
  [{ status: 'ended' }, null],
  [{ role: 'sub', active: false }, null],
])('shows the vouchers that the member can book with: %o', async (change, shown) => {
  queryClient.clear();
  const { contracts, ...result } = example<ContractsResult>('contracts');
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/presale/')) return Response.json({ ...result, contracts: [{ ...contracts[0]!, ...change }] });
    return url.includes('/member/profile') ? Response.json(example('member-general')) : refusal(500, 'internal');
  });
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyPageScreen />);
  // The menu has this link as soon as the contracts have loaded.
  await findText('Your contracts');
  const glance = document.querySelector('a[href="/my_page/voucher"]:has(strong)');
  expect(glance?.querySelector('strong')?.textContent ?? null).toBe(shown);
});

test('on a phone, folds the details above the menu and links to their form', async () => {
  queryClient.clear();
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/member/profile') ? Response.json(example('member-general')) : refusal(500, 'internal'),
  );
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyPageScreen />);
  await findText('Membership number');
  const details = [...document.querySelectorAll('details')].find((each) => each.querySelector('h2'))!;
  expect([details.open, details.querySelector('h2')?.textContent]).toEqual([false, 'Your details']);
  expect(details.querySelector('a')?.getAttribute('href')).toBe('/my_page/edit');
  expect(details.compareDocumentPosition(document.querySelector('nav')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
