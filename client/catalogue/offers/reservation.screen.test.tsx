// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { takeHotel } from '../../platform/tab/hotel.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import ReservationScreen, { prepare } from './reservation.screen.tsx';

const render = screenRenderer('catalogue', 'errors', 'booking');
let searches = 0;
let answer: () => Response;
vi.stubGlobal('fetch', async (request: Request) => {
  if (!request.url.endsWith('/catalogue/search')) return refusal(404, 'not_found');
  searches += 1;
  return answer();
});

beforeEach(() => {
  searches = 0;
  queryClient.clear();
  document.documentElement.lang = 'en';
  takeHotel({ hotelCode: '1', locale: 'en', messages: {}, main: example('MainResult', 'main') });
  history.replaceState(null, '', '/reservation?hotel_code=1&startDate=2027-06-11&endDate=2027-06-13');
});

test('sends a search once even if it is refused', async () => {
  answer = () => refusal(422, 'stay_closed');
  await prepare();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await render(<ReservationScreen />);
  await findText('You can’t book these dates.');
  expect(searches).toBe(1);
});

test('shows a bar with the names of the compared rooms, but only if there are any', async () => {
  answer = () => Response.json(example('SearchResult', 'search'));
  await prepare();
  await render(<ReservationScreen />);
  await findText('Choose your room');
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('article input[type="checkbox"]')];
  await vi.waitFor(() => expect(ticks().length).toBeGreaterThan(1));
  const bar = () => [...document.querySelectorAll('[role="status"]')].find((each) => each.querySelector('button'));
  expect(bar()).toBeUndefined();
  const names = [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
  for (const at of [0, 1]) await act(async () => ticks()[at]?.click());
  await findText('Compare 2 rooms');
  expect([...(bar()?.querySelectorAll('button') ?? [])].at(-1)?.textContent).toBe('Compare 2 rooms');
  for (const name of names.slice(0, 2)) expect(bar()?.textContent).toContain(name);
});
