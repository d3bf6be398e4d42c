// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { HotelInfo } from '../../../generated/types.ts';
import { narrowWindow, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { MemberOffer } from './member-offer.tsx';

const render = screenRenderer('coupon', 'app');

async function show(kind: HotelInfo['property_kind'] = 'hotel') {
  await render(<MemberOffer offer={{ earn_point: 4000 }} />, { property_kind: kind });
  return document.body.textContent;
}

test('promises the points after the stay at a hotel, and after the voyage on a ferry line', async () => {
  expect(await show('hotel')).toContain('You’ll get your points after your stay.');
  expect(await show('sailing')).toContain('You’ll get your points after your voyage.');
});

test('shows only the gain and the links on a phone', async () => {
  narrowWindow();
  expect(await show()).toBe('Members earn 4,000 pointsLog inSign up');
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Log in', 'Sign up']);
});
