// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { screenRenderer, write } from '../../../tests/support/client/screen.tsx';
import SearchSheet from './search-sheet.tsx';
import { searchSheet, searchStore } from './search.store.ts';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('catalogue', 'errors');
// Load the lazy components before the tests, so they render synchronously.
beforeAll(() => Promise.all([import('../../ui/dialog.tsx'), import('../../ui/calendar/date-range-calendar.tsx')]));
const two = [{ adult: 2, kid: 0, infant: 0, pet: 0 }];
beforeEach(
  () => void Object.assign(searchStore, { start: '2027-06-11', end: '2027-06-13', rooms: two, promotion: '' }),
);

function show(part: 'dates' | 'party' | 'code', calls: string[] = []) {
  return render(
    <SearchSheet
      part={part}
      onPart={(next) => calls.push(next)}
      onClose={() => calls.push('closed')}
      onSearch={() => calls.push('searched')}
    />,
  );
}

async function open() {
  const calls: string[] = [];
  await show('dates', calls);
  await vi.waitFor(() => expect(day('June 20')).toBeDefined(), 20_000);
  return calls;
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

function filled() {
  return [...document.querySelectorAll('button[data-variant="primary"]')].map(({ textContent }) => textContent);
}
/** Returns why the search can't start, as screen readers announce it. */
function reason() {
  const go = button('Find rooms');
  if (go?.getAttribute('aria-disabled') !== 'true') return undefined;
  return document.getElementById(go.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('asks for the departure date instead of searching with only an arrival date', async () => {
  const calls = await open();
  await choose('June 20');
  expect(filled()).toEqual(['Find rooms']);
  expect(reason()).toBe('Choose your check-out date');
  expect(searchSheet.picked).toEqual({ start_date: '2027-06-20', end_date: '2027-06-20' });
  await act(async () => button('Find rooms')?.focus());
  await act(async () => button('Find rooms')?.click());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Choose your check-out date');
  expect(calls).toEqual(['dates']);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13' });
  await choose('June 22');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(filled()).toEqual(['Find rooms']);
  expect(reason()).toBeUndefined();
  expect(searchSheet.picked).toEqual({ start_date: '2027-06-20', end_date: '2027-06-22' });
  await act(async () => button('Find rooms')?.click());
  expect(calls).toEqual(['dates', 'searched']);
  expect(searchStore).toMatchObject({ start: '2027-06-20', end: '2027-06-22' });
});

test('keeps the focus on the dates tab when the arrow keys reach it', async () => {
  await show('party');
  await act(async () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
  await press('ArrowLeft');
  await show('dates');
  await vi.waitFor(() => expect(day('June 20')).toBeDefined(), 20_000);
  expect(document.activeElement?.textContent).toBe('Dates');
});

test('clears an incomplete choice of dates on the first Escape, and closes on the second', async () => {
  const calls = await open();
  await choose('June 20');
  await choose('June 22');
  await choose('June 25');
  await press('Escape');
  expect(calls).toEqual([]);
  await press('Escape');
  expect(calls).toEqual(['closed']);
  expect(searchStore).toMatchObject({ start: '2027-06-20', end: '2027-06-22' });
});

test('keeps the party and the previous dates when closed with only an arrival date', async () => {
  await open();
  await choose('June 20');
  await show('party');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Adults: add one"]')?.click());
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13', rooms: [{ ...two[0], adult: 3 }] });
});

test('stores no dates when closed if the guest has chosen none', async () => {
  Object.assign(searchStore, { start: null, end: null });
  await show('party');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(searchStore).toMatchObject({ start: null, end: null });
  await act(async () => button('Find rooms')?.click());
  expect(searchStore.start).not.toBeNull();
});

test('searches with a typed code that was not applied, and rejects an invalid format', async () => {
  const calls: string[] = [];
  await show('code', calls);
  const field = () => document.querySelector('input')!;
  await vi.waitFor(() => expect(field()).not.toBeNull(), 10_000);
  await write(field(), 'no code!');
  await act(async () => button('Find rooms')?.click());
  expect(calls).toEqual(['code']);
  expect(document.body.textContent).toContain('This promotion code doesn’t exist.');
  await write(field(), ' SUMMER10 ');
  expect(document.body.textContent).not.toContain('This promotion code doesn’t exist.');
  await act(async () => button('Find rooms')?.click());
  expect(calls).toEqual(['code', 'searched']);
  expect(searchStore.promotion).toBe('SUMMER10');
});
