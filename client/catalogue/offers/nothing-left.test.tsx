// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import NothingLeft from './nothing-left.tsx';
import { searchSheet, searchStore } from '../search/search.store.ts';

const render = screenRenderer('catalogue', 'errors', 'room');

async function show(...statuses: SearchResult['roomPriceList'][number]['status'][]) {
  const result = example('SearchResult', 'search-all-sold-out');
  if (statuses.length === 0) result.roomPriceList = [];
  result.roomPriceList.forEach((price, at) => (price.status = statuses[at % statuses.length] ?? 'sold_out'));
  await render(<NothingLeft result={result} hidden={false} onClear={() => undefined} />);
  return { text: document.body.textContent ?? '', dates: result.nearest_dates };
}

test('explains that no room fits the party, and offers to search for more rooms with one press', async () => {
  searchStore.rooms = [{ adult: 5, kid: 0, infant: 0, pet: 0 }];
  const { text } = await show('too_small');
  expect(text).toContain('No room fits your party');
  expect(text).not.toContain('sold out');
  await press('Search for 2 rooms');
  expect(searchStore.rooms.map(({ adult }) => adult)).toEqual([3, 2]);
});

test('asks the guest to change a party that cannot be split', async () => {
  searchStore.rooms = [{ adult: 1, kid: 4, infant: 0, pet: 0 }];
  expect((await show('too_small')).text).not.toContain('Search for');
  await press('Change guests');
  expect(searchSheet.part).toBe('party');
});

test('also offers to split the party if a larger room is sold out', async () => {
  searchStore.rooms = [{ adult: 5, kid: 0, infant: 0, pet: 0 }];
  await show('too_small', 'sold_out');
  await press('Search for 2 rooms');
  expect(searchStore.rooms.map(({ adult }) => adult)).toEqual([3, 2]);
});

test('offers other dates if rooms may be available on them', async () => {
  expect((await show('too_small', 'sold_out')).text).toContain('No rooms that fit your party are left on these dates');
  const { text, dates } = await show('sold_out');
  expect(text).toContain('All rooms are sold out for these dates.');
  expect(dates.length).toBeGreaterThan(0);
  expect(document.querySelectorAll('button')).toHaveLength(dates.length + 1);
  await press('Change dates');
  expect(searchSheet.part).toBe('dates');
});

test('does not call closed rooms sold out', async () => {
  const { text } = await show('closed');
  expect(text).toContain('You can’t book these dates.');
  expect(text).not.toContain('sold out');
  expect((await show('closed', 'sold_out')).text).toContain('All rooms are sold out for these dates.');
});

test.each([[[]], [['on_request' as never]]])(
  'does not blame the party if no room is too small: %j',
  async (statuses) => {
    const { text } = await show(...statuses);
    expect(text).not.toContain('party');
    await act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
    expect(searchSheet.part).toBe('dates');
  },
);
