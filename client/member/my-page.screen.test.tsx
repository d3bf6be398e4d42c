// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, narrowWindow, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyPageScreen from './my-page.screen.tsx';

const render = screenRenderer('member', 'membership', 'session', 'booking', 'errors');
narrowWindow();

test.each([
  ['own-tier', '실버', 'General member'],
  ['own-tier-none', 'General member', '실버'],
] as const)('shows only the tier, once, or if there is none, only the member type: %s', async (tier, shown, hidden) => {
  queryClient.clear();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/membership/tier')) return Response.json(example('OwnTierResult', tier));
    return url.includes('/member/profile')
      ? Response.json(example('MemberResult', 'member-general'))
      : refusal(500, 'internal');
  });
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyPageScreen />);
  await findText('Membership number');
  const text = await findText(shown);
  expect(text).not.toContain(hidden);
  expect(text.split(shown)).toHaveLength(2);
});

test.each([
  [{}, '26 left'],
  [{ status: 'ended' }, null],
  [{ role: 'sub', active: false }, null],
])('shows the vouchers that the member can book with: %o', async (change, shown) => {
  queryClient.clear();
  const { contracts, ...result } = example('ContractsResult', 'contracts');
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/presale/')) return Response.json({ ...result, contracts: [{ ...contracts[0]!, ...change }] });
    return url.includes('/member/profile')
      ? Response.json(example('MemberResult', 'member-general'))
      : refusal(500, 'internal');
  });
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyPageScreen />);
  // The menu has this link as soon as the contracts have loaded.
  await findText('Your contracts');
  const glance = document.querySelector('a[href="/my_page/voucher"]:has(strong)');
  expect(glance?.querySelector('strong')?.textContent ?? null).toBe(shown);
  expect(glance?.textContent.includes('별 리조트 제주') ?? false).toBe(shown !== null);
});

test('on a phone, folds the details above the menu and links to their form', async () => {
  queryClient.clear();
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/member/profile')
      ? Response.json(example('MemberResult', 'member-general'))
      : refusal(500, 'internal'),
  );
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyPageScreen />);
  await findText('Membership number');
  const details = [...document.querySelectorAll('details')].find((each) => each.querySelector('h2'))!;
  expect([details.open, details.querySelector('h2')?.textContent]).toEqual([false, 'Your details']);
  expect(details.querySelector('a')?.getAttribute('href')).toBe('/my_page/edit');
  expect(details.compareDocumentPosition(document.querySelector('nav')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the English name only if the title has another one', async () => {
  const { member, ...result } = example('MemberResult', 'member-general');
  let given = member;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/member/profile') ? Response.json({ ...result, member: given }) : refusal(500, 'internal'),
  );
  session.user = example('LoginResult', 'login').userInfo;
  const show = async () => {
    queryClient.clear();
    await render(<MyPageScreen />);
    return findText('Membership number');
  };
  expect(await show()).not.toContain('Name in English');
  const { first_name_en: _, ...half } = member;
  given = half;
  expect(await show()).toContain(`Name in English${member.last_name_en}`);
});

test('shows when the first usable coupon and the first points expire', async () => {
  queryClient.clear();
  const { coupons, ...result } = example('CouponsResult', 'coupons');
  const first = { ...coupons[0]!, status: 'before_use' as const, valid_until: '2027-06-25' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/coupons')) return Response.json({ ...result, coupons: [first] });
    return url.includes('/points') ? Response.json(example('PointsResult', 'points')) : refusal(500, 'internal');
  });
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyPageScreen />);
  expect(await findText('The first expires on')).toContain('The first expires on June 25, 2027');
  expect(await findText('points expire on')).toMatch(/points expire on \w+ \d+, \d{4}/);
});
