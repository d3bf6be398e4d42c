// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../../tests/support/client/screen.tsx';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { OffersFound } from './offers-found.tsx';

const render = screenRenderer('catalogue', 'booking', 'room');
const LIST = '/reservation?startDate=2027-06-11';
const chosen: SumPrice[] = [];

beforeEach(() => {
  chosen.length = 0;
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal('fetch', async () => Response.json(example('FileListResult', 'files')));
});

async function open(address: string, change: (result: SearchResult) => void = () => undefined) {
  await act(async () => history.replaceState(null, '', address));
  const result = example('SearchResult', 'search');
  change(result);
  await render(
    <OffersFound
      result={result}
      rooms={1}
      days={{ open: false, onOpen: () => undefined }}
      compared={[]}
      onCompare={() => undefined}
      onChoose={(sum) => chosen.push(sum)}
    />,
  );
  return result;
}

function dialogs() {
  return [...document.querySelectorAll('[role="dialog"]')];
}
function more() {
  return [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('See more 디럭스 트윈'))!;
}
function tiles() {
  return [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Photos of 디럭스 트윈"] > li > button')];
}
/** Presses Escape once the topmost dialog has the focus, because only then does it handle the key. */
async function escape() {
  await vi.waitFor(() => expect(dialogs().at(-1)!.contains(document.activeElement)).toBe(true));
  await act(async () => {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    );
  });
}

test('puts the room and the photo into the address, and removes them on closing', async () => {
  await open(LIST);
  await press('See more 디럭스 트윈');
  await findText('Choose an offer');
  await vi.waitFor(() => expect(location.search).toContain('details=DLX'));
  expect(dialogs()).toHaveLength(1);
  await act(async () => tiles()[0]!.click());
  await vi.waitFor(() => expect(dialogs()).toHaveLength(2));
  expect(location.search).toContain('photo=1');
  await escape();
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(location.search).not.toContain('photo');
  await escape();
  await vi.waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(location.search).toBe(new URL(LIST, location.href).search);
  await vi.waitFor(() => expect(document.activeElement).toBe(more()));
});

test('opens the sheet and the photo of a shared address over the list', async () => {
  await open(`${LIST}&details=DLX&photo=2`);
  await vi.waitFor(() => expect(dialogs()).toHaveLength(2));
  expect(location.search).toContain('details=DLX&photo=2');
  expect(document.body.textContent).toContain('2 of 2');
  await escape();
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
  await escape();
  await vi.waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(location.search).toBe(new URL(LIST, location.href).search);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('room-DLX'));
});

test('offers to view all photos only if some of them are not shown', async () => {
  await open(`${LIST}&details=DLX`);
  await findText('Choose an offer');
  expect(tiles()).toHaveLength(2);
  expect(document.body.textContent).not.toContain('View all');
  await act(async () => history.replaceState(null, '', LIST));
  await open(`${LIST}&details=DLX`, ({ roomList }) => {
    const { pictures } = roomList.find(({ room_type_code }) => room_type_code === 'DLX')!;
    pictures.push(...[3, 4, 5, 6].map((n) => ({ ...pictures[0]!, file_path: `pictures/${n}.svg` })));
  });
  await findText('View all 6 photos');
  expect(tiles()).toHaveLength(5);
});

test('ignores an address that names an unknown room', async () => {
  await open(`${LIST}&details=NONE`);
  await findText('디럭스 트윈');
  expect(dialogs()).toEqual([]);
});

test('names the chosen offer beside its price: the cheapest one unless the guest picks another', async () => {
  const { sumPriceList } = await open(`${LIST}&details=DLX`);
  await findText('Choose an offer');
  const bar = () => document.querySelector('[role="dialog"] [role="status"]')!;
  const choose = () => act(async () => bar().querySelector('button')!.click());
  expect(bar().textContent).toMatch(/^Room only ₩/);
  await choose();
  const radios = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="radio"]')];
  expect(radios.length).toBeGreaterThan(1);
  await act(async () => radios[1]!.click());
  expect(bar().textContent).not.toContain('Room only');
  await choose();
  const offers = sumPriceList.filter(
    ({ room_type_code, status }) => room_type_code === 'DLX' && status === 'available',
  );
  expect(chosen).toEqual(offers.slice(0, 2));
});

test('offers other dates for a room that is sold out', async () => {
  await open(`${LIST}&details=STE`);
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
  const sheet = dialogs()[0]!;
  expect(sheet.textContent).toContain('Sold out');
  expect(sheet.textContent).toContain('Change dates');
  expect(sheet.querySelector('input[type="radio"]')).toBeNull();
});

test('draws the floor plan if the provider has one, and names what it shows', async () => {
  await open(`${LIST}&details=DLX`);
  await findText('To scale, 6.4 × 5 m');
  expect(document.body.textContent).toContain('Bathroom, Bathtub, Window');
  await act(async () => history.replaceState(null, '', LIST));
  await open(`${LIST}&details=FAM`);
  await findText('Choose an offer');
  expect(document.body.textContent).not.toContain('Floor sketch');
});

test('lists all icons of the room or, if it has none, of the property', async () => {
  const icons = example('FileListResult', 'files').data;
  const titles = icons.map(({ title }) => title);
  const listed = () =>
    [...document.querySelectorAll('[role="dialog"] [aria-label="Facilities and services"] > *')].map(
      ({ textContent }) => textContent,
    );
  await open(`${LIST}&details=DLX`, ({ roomList }) => void (roomList[1]!.icons = icons));
  await vi.waitFor(() => expect(listed()).toEqual(titles));
  await act(async () => history.replaceState(null, '', LIST));
  await open(`${LIST}&details=DLX`, ({ roomList }) => void (roomList[1]!.icons = []));
  await vi.waitFor(() => expect(listed()).toEqual(titles));
});
