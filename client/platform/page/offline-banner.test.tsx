// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { followConnection } from './offline-banner.tsx';

const network = vi.spyOn(navigator, 'onLine', 'get');
function setNetwork(to: 'online' | 'offline') {
  network.mockReturnValue(to === 'online');
  return act(async () => void window.dispatchEvent(new Event(to)));
}

test('shows a banner while the network is down, and keeps the page', async () => {
  localStorage.setItem('lang', 'ENG');
  await startI18n([]);
  document.body.innerHTML = '<main>the list</main>';
  await setNetwork('online');
  await act(followConnection);
  const banner = () => document.querySelector('[role="status"]')?.textContent;
  expect(banner()).toBe('');
  await setNetwork('offline');
  expect(banner()).toBe('You’re offline. What you entered is saved.');
  expect(document.querySelector('main')?.textContent).toBe('the list');
  await setNetwork('online');
  expect(banner()).toBe('');
});
