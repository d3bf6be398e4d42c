// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult } from '../../../generated/types.ts';
import { searchStore } from '../search/search.store.ts';
import WantedOffer from './wanted-offer.tsx';

const render = screenRenderer('catalogue');

async function open(address: string, change: Partial<SearchResult> = {}) {
  const result = { ...example('SearchResult', 'search'), ...change };
  const seen: string[] = [];
  // Install the spy before the address changes, because the change makes the page scroll.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.id);
  });
  await act(async () => history.replaceState(null, '', address));
  await render(
    <>
      <WantedOffer result={result} />
      <h2 id="room-FAM">Family</h2>
      <p id="offer-DLX-SPA">Unwind</p>
    </>,
  );
  return seen;
}

test('scrolls to the requested room or package', async () => {
  const room = await open('/reservation?room=FAM');
  await vi.waitFor(() => expect(room).toEqual(['room-FAM']));
  const pack = await open('/reservation?package=SPA');
  await vi.waitFor(() => expect(pack.at(-1)).toBe('offer-DLX-SPA'));
});

test('shows the minimum stay for a package, and extends the stay with one press', async () => {
  const short = { nights: 1, end_date: '2027-06-12', sumPriceList: [] };
  expect(await open('/reservation?package=SPA', short)).toEqual([]);
  expect(document.body.textContent).toContain('has a 2-night minimum.');
  await act(async () => document.querySelector('button')?.click());
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-13' });
});

test('reports a package that is unavailable on these dates', async () => {
  await open('/reservation?package=SPA', { sumPriceList: [] });
  expect(document.body.textContent).toContain('· Not available on these dates');
});
