// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { press } from '../../../tests/support/client/screen.tsx';
import type { MainResult } from '../../../generated/types.ts';

const EVENTS = 'https://analytics.example/steps';
const calls = vi.fn<(body: unknown) => void>();
const sent = vi.fn<(url: string, body: string) => boolean>(() => true);

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const listen = window.addEventListener.bind(window);
const added: [string, EventListener][] = [];
vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
  added.push([type, listener as EventListener]);
  listen(type, listener as EventListener);
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lang', 'ENG');
  sessionStorage.clear();
  document.body.innerHTML = '';
  calls.mockClear();
  sent.mockClear();
  vi.stubGlobal('fetch', async (address: string, { body, credentials, headers }: RequestInit) => {
    expect([address, credentials, headers]).toEqual([
      '/api/client/steps',
      'omit',
      { 'Content-Type': 'application/json' },
    ]);
    calls(JSON.parse(String(body)));
    return new Response(null, { status: 204 });
  });
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});

/** Simulates a page load at a path, in a tab of hotel 1. */
async function load(path: string, hotel: Partial<MainResult['hotel']> = {}) {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
  vi.resetModules();
  history.replaceState(null, '', path);
  const [tab, { followSteps }, { startI18n }] = await Promise.all([
    import('../tab/hotel.tsx'),
    import('./follow-steps.ts'),
    import('../i18n/i18n.ts'),
  ]);
  await startI18n([]);
  const main = example('MainResult', 'main');
  Object.assign(main.hotel, hotel);
  tab.takeHotel({ hotelCode: '1', locale: 'en', main, messages: {} });
  await act(async () => followSteps());
}

/** Navigates as wouter does. */
function go(path: string) {
  return act(async () => {
    history.pushState(null, '', path);
    window.dispatchEvent(new Event('pushState'));
  });
}

function banner() {
  return vi.waitFor(async () => {
    await act(async () => undefined);
    const found = document.querySelector('section[aria-labelledby="consent"]');
    expect(found?.textContent).toContain('May we analyse your visit?');
    return found!;
  });
}

test('each step is counted once when a guest reaches it, and other pages are not', async () => {
  await load('/');
  for (const path of ['/reservation', '/reservation?step=options', '/membership', '/reservation/info', '/payment'])
    await go(path);
  await go('/reservation/success');
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(4));
  expect(calls.mock.calls.flat()).toEqual(
    ['search', 'list', 'details', 'payment'].map((step) => ({ hotel_code: '1', step })),
  );
});

test('a property without analytics asks for nothing, stores nothing and sends nothing', async () => {
  await load('/');
  const stored = JSON.stringify([{ ...localStorage }, document.cookie]);
  await go('/reservation');
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(document.querySelector('section')).toBeNull();
  expect(JSON.stringify([{ ...localStorage }, document.cookie])).toBe(stored);
  expect(sent).not.toHaveBeenCalled();
});

test('a property’s analytics receive the steps only after the guest has agreed', async () => {
  await load('/', { events_url: EVENTS });
  await banner();
  expect(sent).not.toHaveBeenCalled();
  await press('Agree');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await go('/reservation');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const events = sent.mock.calls.map(([url, body]) => ({ url, ...JSON.parse(body) }));
  expect(events[0]).toEqual({
    url: EVENTS,
    event: 'booking_step',
    visit: expect.any(String),
    hotel_code: '1',
    step: 'search',
    language: 'en',
  });
  expect(events[1]).toEqual({ ...events[0], step: 'list' });
  expect(document.querySelector('section')).toBeNull();
});

test('the refusal is remembered, and can be changed', async () => {
  await load('/', { events_url: EVENTS });
  await banner();
  await press('Decline');
  await load('/reservation', { events_url: EVENTS });
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(document.querySelector('section')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('changeConsent')));
  await banner();
  await press('Agree');
  await go('/reservation/info');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('both answers look the same', async () => {
  await load('/', { events_url: EVENTS });
  const [decline, agree] = [...(await banner()).querySelectorAll('button')];
  const looks = ({ dataset, className }: HTMLElement) => ({ ...dataset, className });
  expect(looks(decline!)).toEqual(looks(agree!));
});
