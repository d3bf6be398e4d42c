// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import MyCouponsScreen from '../coupon/my-coupons.screen.tsx';
import MyMembershipScreen from '../membership/my-membership.screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import MyPointsScreen from '../points/my-points.screen.tsx';
import MyContractsScreen from '../presale/my-contracts.screen.tsx';
import MyVouchersScreen from '../presale/my-vouchers.screen.tsx';
import { session } from '../session/session.ts';
import MyVocScreen from '../voc/my-voc.screen.tsx';
import MyHistoryScreen from './my-history.screen.tsx';
import MyPageScreen from './my-page.screen.tsx';
import MySessionsScreen from './my-sessions.screen.tsx';
import MySocialScreen from './my-social.screen.tsx';

const requests: string[] = [];
async function broken() {
  return refusal(500, 'internal');
}
let answer: () => Promise<Response> = broken;
vi.stubGlobal('fetch', ({ url }: Request) => {
  requests.push(new URL(url).pathname);
  return answer();
});
const render = screenRenderer('member', 'membership', 'session', 'voc', 'booking', 'errors');

beforeEach(() => {
  queryClient.clear();
  requests.length = 0;
  answer = broken;
  session.user = example('LoginResult', 'login').userInfo;
});

const SCREENS: [screen: () => ReactNode, ...names: string[]][] = [
  [MyPageScreen, 'Your next trip', 'Your tier', 'Points', 'Coupons', 'My account'],
  [MyHistoryScreen, 'Your reservations'],
  [MyPointsScreen, 'Points'],
  [MyCouponsScreen, 'Coupons'],
  [MyMembershipScreen, 'Your membership'],
  [MyContractsScreen, 'Your contracts'],
  [MyVouchersScreen, 'Vouchers'],
  [MyVocScreen, 'Your enquiries'],
  [MySessionsScreen, 'Where you’re logged in'],
  [MySocialScreen, 'Linked social accounts'],
];

test.each(SCREENS)('reports which content could not be loaded, and offers to retry: %o', async (Screen, ...names) => {
  await render(<Screen />);
  for (const name of names) await findText(`We couldn’t load “${name}”.`);
  expect(document.body.textContent).toContain('Nothing has been lost.');
  expect(document.body.textContent).not.toMatch(/charged|entered/);
  const before = requests.length;
  const retries = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again');
  expect(retries.length).toBeGreaterThanOrEqual(names.length);
  await act(async () => retries.forEach((each) => each.click()));
  expect(requests.length).toBe(before + retries.length);
});

test('reports while offline that the content was not loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = () => Promise.reject(new TypeError('network'));
  await render(<MyCouponsScreen />);
  const text = await findText('We couldn’t load “Coupons”.');
  expect(text).toContain('You’re offline. This content loads once you’re back online.');
});
