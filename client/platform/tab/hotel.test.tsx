// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { example } from '../../../tests/support/client/examples.ts';
import { refusal, findText } from '../../../tests/support/client/screen.tsx';
import { readCookie, writeCookie } from './cookies.ts';
import { hotelCode, keepHotelCode } from './hotel-code.ts';
import { HotelProvider } from './hotel.tsx';
import { startI18n } from '../i18n/i18n.ts';
import { queryClient } from '../api/query-client.ts';

let answer: () => Response = () => Response.error();
vi.stubGlobal('fetch', async () => answer());
const render = testRenderer();

beforeEach(async () => {
  localStorage.setItem('lang', 'ENG');
  sessionStorage.clear();
  queryClient.clear();
  history.replaceState(null, '', '/payment');
  sessionStorage.setItem('booking', '{"value":"paying"}');
  keepHotelCode('1');
  await startI18n(['errors']);
});

test('retries a failed request for the hotel on the same page, and keeps the stored data', async () => {
  answer = () => refusal(500, 'internal');
  await render(<HotelProvider waiting="waiting">the payment</HotelProvider>);
  await findText('Something went wrong on our side.');
  expect([location.pathname, hotelCode(), sessionStorage.getItem('booking')]).toEqual([
    '/payment',
    '1',
    '{"value":"paying"}',
  ]);
  answer = () => Response.json(example('MainResult', 'main'));
  await act(async () => document.querySelector('button')?.click());
  await findText('the payment');
});

test.each([
  ["renews the cookie if it contains this tab's hotel", '1', [90]],
  ["leaves the cookie unchanged if it contains another tab's hotel", '15', []],
])('%s', async (_, written, days) => {
  writeCookie('d_booking_code', written, new Date(Date.now() + 60_000));
  const kept = vi.spyOn(document, 'cookie', 'set');
  answer = () => Response.json(example('MainResult', 'main'));
  await render(<HotelProvider waiting="waiting">the payment</HotelProvider>);
  await findText('the payment');
  const ends = kept.mock.calls.map(([cookie]) => Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? ''));
  kept.mockRestore();
  expect([...new Set(ends.map((end) => Math.round((end - Date.now()) / 86_400_000)))]).toEqual(days);
  expect(readCookie('d_booking_code')).toBe(written);
});

test('clears an unknown hotel, and redirects to the error page', async () => {
  answer = () => refusal(404, 'not_found');
  await render(<HotelProvider waiting="waiting">the payment</HotelProvider>);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(location.pathname).toBe('/error');
  });
  expect(hotelCode()).toBeNull();
});
