// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { press, screenRenderer, findText } from '../../../tests/support/client/screen.tsx';
import type { RoomPrice } from '../../../generated/types.ts';
import { RoomOfferCard } from './room-offer-card.tsx';
import { searchSheet, searchStore } from '../search/search.store.ts';

const render = screenRenderer('catalogue', 'booking');
const result = example('SearchResult', 'search');

test('shows the minimum stay for a room, and extends the stay with one press', async () => {
  const [room, price] = [result.roomList[0]!, result.roomPriceList[0]!];
  const closed: RoomPrice = { ...price, status: 'closed', min_nights: 3, nights: [], total_price: null };
  const card = {
    room,
    price: closed,
    offers: [],
    result,
    rooms: 1,
    first: true,
    compared: null,
    onMore: () => undefined,
  };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  expect(await findText('· 3 nights')).toContain('3 nights or more');
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  await press(names.find((name) => name.endsWith('· 3 nights'))!);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-14' });
});

test.each([
  ['sold_out', 'Change dates', 'dates'],
  ['closed', 'Change dates', 'dates'],
  ['too_small', 'Change guests', 'party'],
  ['pets_not_allowed', 'Change guests', 'party'],
] as const)('gives the same advice as an empty list for a room that is %s: “%s”', async (status, name, part) => {
  const [room, price] = [result.roomList[0]!, { ...result.roomPriceList[0]!, status, min_nights: null }];
  const card = { room, price, offers: [], result, rooms: 1, first: true, compared: null, onMore: () => undefined };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  await findText(name);
  await press(name);
  expect(searchSheet.part).toBe(part);
});

test('shows the first four icons of the room', async () => {
  const icons = example('FileListResult', 'files').data;
  const room = { ...result.roomList[0]!, icons };
  const card = { room, price: undefined, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onMore={() => undefined} onChoose={() => undefined} />);
  const titles = icons.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(4);
  const list = document.querySelector('[aria-label="Facilities and services"]')!;
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(titles.slice(0, 4));
});

test('a press on the picture never opens the sheet of the room', async () => {
  let opened = 0;
  const [room, price] = [result.roomList[0]!, result.roomPriceList[0]!];
  const card = { room, price, offers: [], result, rooms: 1, first: true, compared: null, onMore: () => (opened += 1) };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  await act(async () => document.querySelector('img')!.click());
  expect(opened).toBe(0);
  await press(`See more ${room.room_type_name}`);
  expect(opened).toBe(1);
});
