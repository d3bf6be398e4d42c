// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { filterIn, type OfferFilter, type RoomOffers } from './offers.ts';

const render = screenRenderer('catalogue', 'room');
const { roomList, sumPriceList } = example('SearchResult', 'search');
const result = { ...example('SearchResult', 'search'), upsellingList: [] };

function room(room_type_code: string, view_type: string, free_until: string | null): RoomOffers {
  const offer = { sum: { ...sumPriceList[0]!, room_type_code, free_until }, package: null };
  const { view: _, ...plain } = roomList[0]!;
  return { room: { ...plain, room_type_code, view_type }, price: undefined, offers: [offer] };
}
const rooms = [room('A', 'City', '2027-06-08'), room('B', 'City', null), room('C', 'River', null)];

let views: string[] = [];
const chosen: OfferFilter[] = [];
function Filters() {
  const [value, setValue] = useState(filterIn(new URLSearchParams()));
  const change = (next: OfferFilter) => {
    chosen.push(next);
    setValue(next);
  };
  const offered = [...rooms, ...views.map((view) => room(view, view, null))];
  return <OfferFilters rooms={offered} result={result} value={value} onChange={change} />;
}

function chips(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')].map((chip) =>
    [chip.textContent, chip.matches('[aria-pressed=true]') && 'on', chip.disabled && 'disabled']
      .filter(Boolean)
      .join(' '),
  );
}

test('shows the first filters, and counts the active ones among those behind "More filters"', async () => {
  views = ['Garden', 'Sea'];
  await render(<Filters />);
  const first = ['Free cancellation(1), 1 room type', 'City(2), 2 room types'];
  await findText('More filters');
  expect(chips()).toEqual(first);
  await press('More filters');
  expect(chips()).toEqual([...first, 'River(1), 1 room type', 'Garden(1), 1 room type', 'Sea(1), 1 room type']);
  await press('Sea(1), 1 room type');
  await press('More filters');
  expect(chips()).toHaveLength(2);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('More filters (1)');
  views = [];
});

test('counts the room types of each filter over what the other filters leave', async () => {
  await render(<Filters />);
  await findText('River');
  expect(chips()).toEqual(['Free cancellation(1), 1 room type', 'City(2), 2 room types', 'River(1), 1 room type']);
  await press('River(1), 1 room type');
  expect(chosen.at(-1)?.view).toBe('River');
  expect(chips()).toEqual([
    'Free cancellation(0), 0 room types disabled',
    'City(2), 2 room types',
    'River(1), 1 room type on',
  ]);
  await press('City(2), 2 room types');
  await press('Free cancellation(1), 1 room type');
  expect(chosen.at(-1)).toMatchObject({ view: 'City', free: true });
  expect(chips()).toEqual([
    'Free cancellation(1), 1 room type on',
    'City(1), 1 room type on',
    'River(0), 0 room types disabled',
  ]);
  await press('City(1), 1 room type');
  expect(chosen.at(-1)?.view).toBeNull();
  await press('Clear filters');
  expect(chosen.at(-1)).toEqual(filterIn(new URLSearchParams()));
});
