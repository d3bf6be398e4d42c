// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { storage } from '../../platform/tab/storage.ts';
import { offerSink } from '../../ui/toast.ts';
import { takeVoyage, useVoyageAddress } from './voyage-address.ts';
import { setVoyage, voyageStore } from './voyage-search.store.ts';

vi.stubGlobal('fetch', () => new Promise(() => undefined));
const render = screenRenderer('sailing');
const ROUND = {
  hotel: '20',
  route: 'ICNTAO',
  back: 'TAOICN',
  departs: '2027-06-11',
  returns: '2027-06-14',
  adult: 2,
  kid: 0,
  infant: 1,
};
const SHARED_SEARCH = {
  hotel_code: '20',
  route_code: 'ICNTAO',
  departure_date: '2027-06-11',
  return_route_code: 'TAOICN',
  return_date: '2027-06-14',
  adult: '2',
  kid: '0',
  infant: '1',
};

function List() {
  useVoyageAddress();
  return null;
}
function searchInAddress() {
  return Object.fromEntries(new URLSearchParams(location.search));
}

beforeEach(() => {
  storage.hotel.set('20');
  history.replaceState(null, '', '/reservation');
});

test("writes the search with the contract's parameter names, and adds a history entry for each search", async () => {
  setVoyage(ROUND);
  await render(<List />, { hotel_code: '20' });
  expect(searchInAddress()).toEqual(SHARED_SEARCH);
  const pages = history.length;

  await act(async () => setVoyage({ ...ROUND, back: null, returns: null, departs: '2027-06-18' }));
  const { return_route_code: _, return_date: __, ...there } = SHARED_SEARCH;
  expect(searchInAddress()).toEqual({ ...there, departure_date: '2027-06-18' });
  expect(history.length).toBe(pages + 1);

  await act(async () => {
    history.replaceState(null, '', `?${new URLSearchParams(SHARED_SEARCH)}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(voyageStore).toMatchObject(ROUND);
  expect(searchInAddress()).toEqual(SHARED_SEARCH);
});

test('completes a shared address, and adds a history entry for the next search', async () => {
  const { hotel_code: _, ...shared } = SHARED_SEARCH;
  history.replaceState(null, '', `/reservation?${new URLSearchParams(shared)}`);
  takeVoyage(location.search);
  await render(<List />, { hotel_code: '20' });
  expect(searchInAddress()).toEqual(SHARED_SEARCH);
  const pages = history.length;
  await act(async () => setVoyage({ ...ROUND, adult: 3 }));
  expect(searchInAddress()['adult']).toBe('3');
  expect(history.length).toBe(pages + 1);
});

test('leaves the address unchanged for an incomplete search', async () => {
  setVoyage({ ...ROUND, returns: null });
  await render(<List />, { hotel_code: '20' });
  expect(searchInAddress()).toEqual({});
});

test('applies the dates of an entry address to a round trip on the first route, and renames the parameters', async () => {
  setVoyage({ ...ROUND, route: null, back: null, departs: null, returns: null });
  const ports = example('PortsResult', 'ports');
  vi.stubGlobal('fetch', async () => Response.json(ports));
  history.replaceState(null, '', '/reservation?hotel_code=20&startDate=2027-06-11&endDate=2027-06-14');
  await render(<List />, { hotel_code: '20' });
  await vi.waitFor(() => expect(searchInAddress()).toEqual({ ...SHARED_SEARCH, infant: '0' }));
});

test('reports a date in the address that does not exist', async () => {
  const said: string[] = [];
  onTestFinished(offerSink(({ text }) => said.push(text)));
  setVoyage({ ...ROUND, departs: null, returns: null });
  history.replaceState(null, '', '/reservation?route_code=ICNTAO&departure_date=2027-02-30');
  await render(<List />, { hotel_code: '20' });
  expect(said).toEqual(['The dates in the link aren’t valid. Please choose your dates.']);
});

test("applies a shared address to the tab's ferry line, and ignores an incomplete address", () => {
  setVoyage({ ...ROUND, hotel: '20', departs: null, returns: null });
  takeVoyage('?route_code=ICNTAOX');
  expect(voyageStore.route).toBe('ICNTAO');
  takeVoyage('?hotel_code=1&route_code=ICNTAOX&departure_date=2027-06-12&adult=3');
  expect(voyageStore).toMatchObject({ hotel: '20', route: 'ICNTAOX', back: null, departs: '2027-06-12', adult: 3 });
});
