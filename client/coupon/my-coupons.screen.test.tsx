// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { CouponsResult, LoginResult } from '../../generated/types.ts';
import { example, findText, narrowWindow, screenRenderer } from '../../tests/support/client/screen.tsx';
import { session } from '../session/session.ts';
import MyCouponsScreen from './my-coupons.screen.tsx';

const render = screenRenderer('member', 'session', 'errors');
narrowWindow();

test('shows the amount of the discount above the title, also if the title names it', async () => {
  const { coupons, ...result } = example<CouponsResult>('coupons');
  const [one] = coupons;
  const titles = { 'HARU-STAY-20': '객실 2만원 할인', 'HARU-SPRING': 'Spring offer' };
  const given = Object.entries(titles).map(([coupon_code, coupon_title]) => ({ ...one!, coupon_code, coupon_title }));
  vi.stubGlobal('fetch', async () => Response.json({ ...result, coupons: given }));
  session.user = example<LoginResult>('login').userInfo;
  await render(<MyCouponsScreen />);
  await findText('HARU-SPRING');
  const cards = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/^₩20,000 off *객실 2만원 할인 *Any night/);
  expect(cards[1]).toMatch(/^₩20,000 off *Spring offer/);
});
