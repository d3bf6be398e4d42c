// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, narrowWindow, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyCouponsScreen from './my-coupons.screen.tsx';

const render = screenRenderer('member', 'session', 'errors');
narrowWindow();

test('shows the amount of the discount above the title, even if the title names it', async () => {
  const { coupons, ...result } = example('CouponsResult', 'coupons');
  const [one] = coupons;
  const titles = { 'HARU-STAY-20': '객실 2만원 할인', 'HARU-SPRING': 'Spring offer' };
  const given = Object.entries(titles).map(([coupon_code, coupon_title]) => ({ ...one!, coupon_code, coupon_title }));
  vi.stubGlobal('fetch', async () => Response.json({ ...result, coupons: given }));
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyCouponsScreen />);
  await findText('HARU-SPRING');
  const cards = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(cards[0]).toMatch(/^₩20,000 off *객실 2만원 할인 *Valid for one night *Valid everywhere/);
  expect(cards[1]).toMatch(/^₩20,000 off *Spring offer/);
});

test('offers to use a coupon that the member can book with now, at a property that accepts it', async () => {
  const { coupons, ...result } = example('CouponsResult', 'coupons');
  const usable = { ...coupons[0]!, status: 'before_use' as const, usable_places: [], offline_only: false };
  const cases = {
    'HERE-1': {},
    'THERE-1': { usable_places: [{ hotel_code: '10', hotel_name: 'Nami Pets Yangyang' }] },
    'LATER-1': { valid_from: '2099-01-01' },
    'NIGHTS-1': { stay_from: '2099-01-01' },
    'DESK-1': { offline_only: true },
    'OVER-1': { status: 'expired' as const },
  };
  const given = Object.entries(cases).map(([coupon_code, change]) => ({ ...usable, ...change, coupon_code }));
  vi.stubGlobal('fetch', async () => Response.json({ ...result, coupons: given }));
  session.user = example('LoginResult', 'login').userInfo;
  queryClient.clear();
  await render(<MyCouponsScreen />);
  await findText('Coupon number OVER-1');
  const cards = [...document.querySelectorAll('li')];
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    '/reservation',
    '/start?hotel_code=10',
    null,
    null,
    null,
    null,
  ]);
  const states = cards.map((card) => card.querySelector('h2')?.nextElementSibling?.textContent);
  expect(states).toEqual([undefined, undefined, 'Not valid yet', undefined, undefined, 'Expired']);
  const ends = cards.map((card) => card.lastElementChild?.lastElementChild?.textContent);
  expect(ends[4]).toBe('Valid only at the hotel');
  expect(cards[2]?.textContent).toContain('From January 1, 2099');
  expect(cards[3]?.textContent).toContain('For nights from January 1, 2099');
});
