// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { StayRange } from '../../ui/calendar/calendar-types.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchProblem } from './search-problem.tsx';
import { searchSheet, searchStore } from './search.store.ts';
import { StayCalendar } from './stay-calendar.tsx';

const calendar = example('Calendar', 'calendar');
const requests: URL[] = [];
vi.stubGlobal('fetch', async ({ url, method }: Request) => {
  requests.push(new URL(url));
  if (method === 'POST') return Response.json(example('SearchResult', 'search'));
  const code = requests.at(-1)!.searchParams.get('promotion_code');
  if (code !== 'NOSUCH') return Response.json(calendar);
  const headers = { 'Content-Type': 'application/problem+json' };
  return Response.json(example('Problem', 'promotion_invalid'), { status: 422, headers });
});
const render = screenRenderer('catalogue', 'errors');

function showCalendar(promotion = '', value: StayRange | null = null) {
  return render(
    <StayCalendar
      value={value}
      onChange={() => undefined}
      arrival={null}
      onArrival={() => undefined}
      party={[{ adult: 2, kid: 0, infant: 0, pet: 0 }]}
      promotion={promotion}
    />,
  );
}
function calendarCodes() {
  const calls = requests.filter(({ pathname }) => pathname.endsWith('/calendar'));
  return calls.map(({ searchParams }) => [searchParams.get('promotion_code'), searchParams.get('nights')].join());
}

test("shows the property's room limit", async () => {
  await render(<SearchProblem problem={{ code: 'too_many_rooms' }} />, { max_rooms: 3 });
  expect(document.body.textContent).toContain('You can book up to 3 rooms at once.');
});

test('offers to search for more rooms with one press if a room has too many adults to book online', async () => {
  searchStore.rooms = [{ adult: 9, kid: 0, infant: 0, pet: 0 }];
  await render(<SearchProblem problem={example('Problem', 'customer_centre_required')} />, { max_rooms: 5 });
  expect(document.body.textContent).toContain('064-555-0150');
  await press('Search for 5 rooms');
  expect(searchStore.rooms.map(({ adult }) => adult)).toEqual([2, 2, 2, 2, 1]);
});

test('extends a stay to the minimum for its arrival day with one press', async () => {
  Object.assign(searchStore, { start: '2027-07-09', end: '2027-07-10' });
  await render(<SearchProblem problem={example('Problem', 'stay_length-nearest')} />);
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  const longer = names.find((name) => /2\snights\s· ₩460,000$/.test(name));
  expect(names).toEqual(['Change dates', longer]);
  await press(longer!);
  expect(searchStore).toMatchObject({ start: '2027-07-09', end: '2027-07-11' });
});

test('shows no number of nights if the departure is before the arrival', async () => {
  Object.assign(searchStore, { start: '2027-06-13', end: '2027-06-10' });
  await render(<SearchBar />);
  expect(document.body.textContent).toContain('Jun');
  expect(document.body.textContent).not.toMatch(/night/);
  await act(async () => void Object.assign(searchStore, { end: '2027-06-15' }));
  expect(document.body.textContent).toContain('2 nights');
});

test('shows the dates that the guest is choosing in the sheet', async () => {
  Object.assign(searchStore, { start: '2027-06-13', end: '2027-06-15' });
  await render(<SearchBar />);
  await act(async () => void (searchSheet.picked = { start_date: '2027-06-20', end_date: '2027-06-20' }));
  expect(document.body.textContent).toContain('Jun 20');
  expect(document.body.textContent).not.toMatch(/night/);
  await act(async () => void (searchSheet.picked = {}));
  expect(document.body.textContent).toContain('2 nights');
});

test('labels a day as closed to arrivals, not as unavailable', async () => {
  const day = calendar.days.find(({ date }) => date === '2027-06-08');
  Object.assign(day!, { closed_to_arrival: true });
  await showCalendar();
  const name = () =>
    [...document.querySelectorAll('[role="button"][aria-label*="June 8,"]')][0]?.getAttribute('aria-label');
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(name()).toBeDefined();
      expect(name()).toContain('No check-in');
    },
    { timeout: 20_000 },
  );
  expect(name()).not.toContain('Not available');
});

test('prices the days of the calendar with the promotion code and the chosen length of stay', async () => {
  requests.length = 0;
  await showCalendar('SUMMER10', { start: '2027-06-11', end: '2027-06-14' });
  await vi.waitFor(() => expect(calendarCodes()[0]).toBe('SUMMER10,3'));
});

test('prices the days of the calendar without a code that the server doesn’t know', async () => {
  requests.length = 0;
  await showCalendar('NOSUCH');
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(document.querySelector('[role="button"][aria-label*="₩"]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  expect(calendarCodes()[0]).toBe('NOSUCH,1');
});
