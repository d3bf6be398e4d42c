// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import DayStrip from './day-strip.tsx';
import { searchStore } from './search.store.ts';

const calendar = example('Calendar', 'calendar');
for (const day of calendar.days) day.closed_to_arrival = false;
const requests: URL[] = [];
vi.stubGlobal('fetch', async ({ url }: Request) => {
  requests.push(new URL(url));
  return requests.at(-1)!.searchParams.get('hotel_code') === '1'
    ? Response.json(calendar)
    : new Promise(() => undefined);
});
const render = screenRenderer('catalogue');

function labels(): string[] {
  return [...document.querySelectorAll('button')].map((day) => day.getAttribute('aria-label') ?? '');
}
function dayOf(date: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`button[aria-label*="${date}"]`)!;
}

test('shows prices around the arrival, and moves the stay with one press if it is available', async () => {
  Object.assign(searchStore, { start: '2027-06-11', end: '2027-06-13' });
  Object.assign(calendar.days.find(({ date }) => date === '2027-06-13')!, { status: 'sold_out', price: null });
  await render(<DayStrip promotion={null} />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(labels()[2]).toMatch(/from ₩[\d,]+/);
  });
  expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
    from: '2027-06-08',
    to: '2027-06-16',
    rooms: '1',
  });
  expect(labels()).toHaveLength(7);
  expect(dayOf('Jun 11').getAttribute('aria-current')).toBe('date');

  expect(labels()[5]).toContain('Sold out');
  // A two-night stay from this day would include the sold-out night.
  expect(labels()[4]).toContain('Not available for this stay');
  for (const date of ['Jun 12', 'Jun 13']) await act(async () => dayOf(date).click());
  expect(searchStore.start).toBe('2027-06-11');

  await act(async () => dayOf('Jun 10').click());
  expect(searchStore).toMatchObject({ start: '2027-06-10', end: '2027-06-12' });
  expect(dayOf('Jun 10').getAttribute('aria-current')).toBe('date');
});

test('never shows prices of another hotel while prices are loading', async () => {
  Object.assign(searchStore, { start: '2027-06-21', end: '2027-06-22' });
  await render(<DayStrip promotion={null} />);
  const priced = () => labels().filter((messages) => messages.includes('₩')).length;
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(priced()).toBeGreaterThan(4);
  });
  await render(<DayStrip promotion={null} />, { hotel_code: '2' });
  expect(labels()).toHaveLength(7);
  expect(priced()).toBe(0);
});

test('shows only days between the first and the last bookable day', async () => {
  Object.assign(searchStore, { start: '2027-05-02', end: '2027-05-03' });
  await render(<DayStrip promotion={null} />, { today: '2027-05-01', bookable_to: '2027-12-31' });
  expect(labels()[0]).toContain('May 1');
  await act(async () => void Object.assign(searchStore, { start: '2027-12-30', end: '2027-12-31' }));
  expect(labels().at(-1)).toContain('Dec 31');
});

test('shows a member their own price, or the price with a promotion code', async () => {
  Object.assign(searchStore, { start: '2027-07-12', end: '2027-07-13' });
  const dayAt = (at: string) => calendar.days.find(({ date }) => date === at)!;
  Object.assign(dayAt('2027-07-12'), { price: 140_000, member_price: 133_000 });
  Object.assign(dayAt('2027-07-13'), { price: 140_000, promotion_price: 126_000 });
  await render(<DayStrip promotion={null} />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(dayOf('Jul 12').getAttribute('aria-label')).toContain('from ₩133,000');
  });
  expect(dayOf('Jul 13').getAttribute('aria-label')).toContain('from ₩126,000');
});

test('shows prices with the promotion code of the list', async () => {
  Object.assign(searchStore, { start: '2027-07-05', end: '2027-07-07' });
  const [day] = calendar.days.filter(({ date }) => date === '2027-07-06');
  Object.assign(day!, { price: 140_000, promotion_price: 126_000 });
  await render(<DayStrip promotion="SUMMER10" />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(dayOf('Jul 6').getAttribute('aria-label')).toContain('from ₩126,000');
  });
  expect([...dayOf('Jul 6').children].map((text) => text.getAttribute('data-text'))).toContain('₩126K');
  expect(Object.fromEntries(requests.at(-1)!.searchParams)).toMatchObject({ promotion_code: 'SUMMER10', nights: '2' });
});
