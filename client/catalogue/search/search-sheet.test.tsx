// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { screenRenderer, write } from '../../../tests/support/screen.tsx';
import SearchSheet from './search-sheet.tsx';
import { searchStore } from './search.store.ts';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('catalogue', 'errors');
// Load lazy components first, so that they render synchronously.
beforeAll(() => Promise.all([import('../../ui/dialog.tsx'), import('../../ui/calendar/date-range-calendar.tsx')]));
const two = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
beforeEach(
  () => void Object.assign(searchStore, { start: '2027-06-11', end: '2027-06-13', rooms: two, promotion: '' }),
);

function show(part: 'dates' | 'party' | 'code', told: string[] = []) {
  return render(
    <SearchSheet
      part={part}
      onPart={(next) => told.push(next)}
      onClose={() => told.push('closed')}
      onSearch={() => told.push('searched')}
    />,
  );
}

async function open() {
  const told: string[] = [];
  await show('dates', told);
  await vi.waitFor(() => expect(day('June 20')).toBeDefined(), 20_000);
  return told;
}

function day(name: string) {
  return [...document.querySelectorAll<HTMLElement>('[role="button"][aria-label]')].find(
    (button) => button.getAttribute('aria-label')?.includes(name) && !button.hasAttribute('data-outside-month'),
  );
}

async function press(key: string) {
  await act(async () => {
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }),
      );
  });
}

async function choose(name: string) {
  await act(async () => day(name)?.focus());
  await press('Enter');
}

function button(name: string) {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

test('with an arrival alone nothing is sought: the departure is asked for', async () => {
  const told = await open();
  await choose('June 20');
  await act(async () => button('Find rooms')?.focus());
  await act(async () => button('Find rooms')?.click());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Choose the day you leave');
  expect(told).toEqual(['dates']);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13' });
  await choose('June 22');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await act(async () => button('Find rooms')?.click());
  expect(told).toEqual(['dates', 'searched']);
  expect(searchStore).toMatchObject({ start: '2027-06-20', end: '2027-06-22' });
});

test('Escape gives up half a choice first, and then closes with what is chosen whole', async () => {
  const told = await open();
  await choose('June 20');
  await choose('June 22');
  await choose('June 25');
  await press('Escape');
  expect(told).toEqual([]);
  await press('Escape');
  expect(told).toEqual(['closed']);
  expect(searchStore).toMatchObject({ start: '2027-06-20', end: '2027-06-22' });
});

test('with an arrival alone closing keeps the guests that were chosen, and the dates from before', async () => {
  await open();
  await choose('June 20');
  await show('party');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="More: Adults"]')?.click());
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13', rooms: [{ ...two[0], adult: 3 }] });
});

test('dates that nobody has chosen stay open where the sheet is only looked at', async () => {
  Object.assign(searchStore, { start: null, end: null });
  await show('party');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(searchStore).toMatchObject({ start: null, end: null });
  await act(async () => button('Find rooms')?.click());
  expect(searchStore.start).not.toBeNull();
});

test('a code that was written and not tried yet is sought with; one that can be none is not', async () => {
  const told: string[] = [];
  await show('code', told);
  const field = () => document.querySelector('input')!;
  await vi.waitFor(() => expect(field()).not.toBeNull(), 10_000);
  await write(field(), 'no code!');
  await act(async () => button('Find rooms')?.click());
  expect(told).toEqual(['code']);
  expect(document.body.textContent).toContain('There is no such promotion code.');
  await write(field(), ' SUMMER10 ');
  expect(document.body.textContent).not.toContain('There is no such promotion code.');
  await act(async () => button('Find rooms')?.click());
  expect(told).toEqual(['code', 'searched']);
  expect(searchStore.promotion).toBe('SUMMER10');
});
