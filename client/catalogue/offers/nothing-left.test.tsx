// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { example, press, screenRenderer } from '../../../tests/support/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import NothingLeft from './nothing-left.tsx';
import { searchSheet, searchStore } from '../search/search.store.ts';

const render = screenRenderer('catalogue', 'errors');

async function told(...statuses: SearchResult['roomPriceList'][number]['status'][]) {
  const result = example<SearchResult>('search-all-sold-out');
  if (statuses.length === 0) result.roomPriceList = [];
  result.roomPriceList.forEach((price, at) => (price.status = statuses[at % statuses.length] ?? 'sold_out'));
  await render(<NothingLeft result={result} />);
  return { text: document.body.textContent ?? '', dates: result.nearest_dates };
}

test('a party that fits no room is told that, and looks with more rooms at one press', async () => {
  searchStore.rooms = [{ adult: 5, kid: 0, infant: 0, pet: 0 }];
  const { text } = await told('too_small');
  expect(text).toContain('No room fits your party.');
  expect(text).not.toContain('sold out');
  await press('Look with 2 rooms');
  expect(searchStore.rooms.map(({ adult }) => adult)).toEqual([3, 2]);
});

test('a party that cannot be divided is changed', async () => {
  searchStore.rooms = [{ adult: 1, kid: 4, infant: 0, pet: 0 }];
  expect((await told('too_small')).text).not.toContain('Look with');
  await press('Change the guests');
  expect(searchSheet.part).toBe('party');
});

test('where other dates may help, they are offered', async () => {
  expect((await told('too_small', 'sold_out')).text).toContain('No room that fits your party is left on these dates.');
  const { text, dates } = await told('sold_out');
  expect(text).toContain('All rooms are sold out for these dates.');
  expect(dates.length).toBeGreaterThan(0);
  expect(document.querySelectorAll('button')).toHaveLength(dates.length + 1);
  await press('Change the dates');
  expect(searchSheet.part).toBe('dates');
});

test('rooms that are not sold on these dates are not said to be sold out, and the party is not the reason', async () => {
  const { text } = await told('closed');
  expect(text).toContain('These dates cannot be booked as they are.');
  expect(text).not.toContain('sold out');
  expect((await told('closed', 'sold_out')).text).toContain('All rooms are sold out for these dates.');
});

test.each([[[]], [['on_request' as never]]])(
  'without a room that is too small the party is not blamed: %j',
  async (statuses) => {
    const { text } = await told(...statuses);
    expect(text).not.toContain('party');
    await act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
    expect(searchSheet.part).toBe('dates');
  },
);
