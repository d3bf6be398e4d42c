// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, narrowWindow, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { session } from '../session.ts';
import { OwnPage } from './own-page.tsx';

const render = screenRenderer('member', 'session');
session.user = example('LoginResult', 'login').userInfo;
vi.stubGlobal('fetch', async ({ url }: Request) =>
  Response.json(
    url.includes('/profile') ? example('MemberResult', 'member-general') : example('ContractsResult', 'contracts'),
  ),
);

function currentLinks() {
  return [...document.querySelectorAll('nav [aria-current]')].map(({ textContent }) => textContent);
}

test('shows the menu beside the page, and marks the page or the list that an enquiry belongs to', async () => {
  await act(async () => history.replaceState(null, '', '/my_page/coupon'));
  await render(<OwnPage title="Coupons">…</OwnPage>);
  await findText('Your contracts');
  expect(currentLinks()).toEqual(['Coupons']);
  const links = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(links.slice(0, 2)).toEqual(['My account', 'Your reservations']);
  expect(links.slice(-2)).toEqual(['Close your account', 'Your enquiries']);
  expect(links).not.toContain('Log out');
  await act(async () => history.replaceState(null, '', '/my_page/voc_write/new'));
  await render(<OwnPage title="New enquiry">…</OwnPage>);
  await findText('New enquiry');
  expect(currentLinks()).toEqual(['Your enquiries']);
});

test('shows a link to My Page instead of the menu on a phone, and the menu below My Page', async () => {
  narrowWindow();
  await act(async () => history.replaceState(null, '', '/my_page/coupon'));
  await render(<OwnPage title="Coupons">…</OwnPage>);
  await findText('Back to my account');
  expect(document.querySelector('nav')).toBeNull();
  await act(async () => history.replaceState(null, '', '/my_page'));
  await render(
    <OwnPage title="Hello" back={null}>
      <p>Overview</p>
    </OwnPage>,
  );
  const text = await findText('Close your account');
  expect(text).not.toContain('Back to my account');
  expect(text.indexOf('Overview')).toBeLessThan(text.indexOf('Close your account'));
});
