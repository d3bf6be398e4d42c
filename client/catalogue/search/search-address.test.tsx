// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useLocation } from 'wouter';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { offerSink } from '../../ui/toast.ts';
import { searchStore, useSearchRequest } from './search.store.ts';
import { takeSearch, useSearchAddress } from './search-address.ts';

const render = screenRenderer('catalogue');

function List() {
  useSearchAddress(useSearchRequest());
  return null;
}
function searchInAddress() {
  return Object.fromEntries(new URLSearchParams(location.search));
}
const stay = { start: '2027-06-11', end: '2027-06-13' };

test('writes the search into the address, keeps other parameters, and adds a history entry for each search', async () => {
  history.replaceState(null, '', '/reservation?bed=Twin');
  Object.assign(searchStore, { ...stay, promotion: 'SUMMER10' });
  await render(<List />);
  const first = {
    bed: 'Twin',
    hotel_code: '1',
    startDate: '2027-06-11',
    endDate: '2027-06-13',
    resvInfo: '[{"adult":2,"kid":0,"infant":0,"pet":0}]',
    promotion: 'SUMMER10',
  };
  expect(searchInAddress()).toEqual(first);
  const pages = history.length;

  await act(async () => void Object.assign(searchStore, { end: '2027-06-14', promotion: '' }));
  const { promotion: _, ...rest } = { ...first, endDate: '2027-06-14' };
  expect(searchInAddress()).toEqual(rest);
  expect(history.length).toBe(pages + 1);

  await act(async () => {
    history.replaceState(null, '', `?${new URLSearchParams(first)}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(searchStore).toMatchObject({ ...stay, promotion: 'SUMMER10' });
  expect(searchInAddress()).toEqual(first);
});

test('does not undo a navigation right after the list has appeared', async () => {
  let left = false;
  function Leave() {
    const [, navigate] = useLocation();
    useLayoutEffect(() => {
      if (!left) navigate('/reservation?step=options');
      left = true;
    }, [navigate]);
    return null;
  }
  history.replaceState(null, '', '/reservation');
  Object.assign(searchStore, stay);
  await render(
    <>
      <List />
      <Leave />
    </>,
  );
  expect(searchInAddress()).toEqual({ step: 'options' });
});

test('reports once that a date in the address does not exist', async () => {
  const said: string[] = [];
  onTestFinished(offerSink(({ text }) => said.push(text)));
  Object.assign(searchStore, { start: null, end: null, promotion: '' });
  history.replaceState(null, '', '/reservation?startDate=2027-02-30&endDate=2027-03-01');
  await render(<List />);
  expect(said).toEqual(['The dates in the link aren’t valid. Please choose your dates.']);
  expect(searchInAddress()).toMatchObject({ startDate: '2027-06-01', endDate: '2027-06-02' });
});

test('applies the search in a shared address, and ignores invalid parts', () => {
  Object.assign(searchStore, { start: null, end: null, promotion: 'KEPT' });
  takeSearch('?hotel_code=1&endDate=2027-06-13');
  expect(searchStore).toMatchObject({ start: null, promotion: 'KEPT' });
  const party = [
    { adult: 1, kid: 2, infant: 0, pet: 0 },
    { adult: 2, kid: 0, infant: 0, pet: 0 },
  ];
  takeSearch('?startDate=2027-02-30');
  expect(searchStore.start).toBeNull();
  takeSearch(`?startDate=2027-06-11&resvInfo=${JSON.stringify(party)}&promotion=%3Cb%3E`);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-12', promotion: '' });
  expect(searchStore.rooms).toEqual(party);
  for (const rooms of ['[{"adult":900,"kid":0,"infant":0,"pet":0}]', '[]', '{'])
    takeSearch(`?startDate=2027-06-11&resvInfo=${rooms}`);
  expect(searchStore.rooms).toEqual(party);
});
