// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenRenderer } from '../../tests/support/client/screen.tsx';
import { Header } from './header.tsx';

const render = screenRenderer();
const network = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => network.mockReset());

function setNetwork(to: 'online' | 'offline') {
  network.mockReturnValue(to === 'online');
  return act(async () => void window.dispatchEvent(new Event(to)));
}

test("shows the hotel's name if a logo fails to load, until the network returns", async () => {
  await render(<Header overPicture={false} />);
  const logos = () => document.querySelectorAll('header button img');
  expect(logos()).toHaveLength(2);
  await setNetwork('offline');
  await act(async () => void logos()[0]?.dispatchEvent(new Event('error', { bubbles: true })));
  expect(logos()).toHaveLength(0);
  expect(document.querySelector('header button')?.textContent).toContain('하루 시티 서울');
  await setNetwork('online');
  expect(logos()).toHaveLength(2);
});

test('shows the login and the sign-up next to each other, after the other links', async () => {
  await render(<Header overPicture={false} />);
  const links = [...document.querySelectorAll('header nav a')].map((link) => link.textContent);
  expect(links).toEqual(['Book a stay', 'Find a reservation', 'Membership', 'Log in', 'Sign up']);
});
