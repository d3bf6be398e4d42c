// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { example, press, screenRenderer, pageText } from '../../../tests/support/screen.tsx';
import type { FileListResult, RoomPrice, SearchResult } from '../../../generated/types.ts';
import { RoomOfferCard } from './room-offer-card.tsx';
import { searchSheet, searchStore } from '../search/search.store.ts';

const render = screenRenderer('catalogue', 'booking');
const result = example<SearchResult>('search');

test('a room for longer stays says from how many nights on, and one press makes the stay as long', async () => {
  const [room, price] = [result.roomList[0]!, result.roomPriceList[0]!];
  const closed: RoomPrice = { ...price, status: 'closed', min_nights: 3, nights: [], total_price: null };
  const card = { room, price: closed, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  expect(await pageText('· 3 nights')).toContain('From 3 nights');
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  await press(names.find((name) => name.endsWith('· 3 nights'))!);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-14' });
});

test.each([
  ['sold_out', 'Change the dates', 'dates'],
  ['closed', 'Change the dates', 'dates'],
  ['too_small', 'Change the guests', 'party'],
  ['pets_not_allowed', 'Change the guests', 'party'],
] as const)('a room that is %s is helped by “%s”, as a list without any is', async (status, name, part) => {
  const [room, price] = [result.roomList[0]!, { ...result.roomPriceList[0]!, status, min_nights: null }];
  const card = { room, price, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  await pageText(name);
  await press(name);
  expect(searchSheet.part).toBe(part);
});

describe('the icons of a room', () => {
  const icons = example<FileListResult>('files').data;
  const room = { ...result.roomList[0]!, icons };
  const card = { room, price: undefined, offers: [], result, rooms: 1, first: true, compared: null };
  const listed = () =>
    [...document.querySelectorAll('[aria-label="Facilities and services"]')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );

  test('stand in the list, the first four of them, and all in its sheet', async () => {
    await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
    const titles = icons.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(4);
    expect(listed()).toEqual([titles.slice(0, 4)]);
    await press(`See more ${room.room_type_name}`);
    await pageText('Extra charge');
    expect(listed()).toEqual([titles.slice(0, 4), titles]);
  });

  test('are the property’s in the sheet of a room that has none', async () => {
    vi.stubGlobal('fetch', async () => Response.json(example('files')));
    await render(<RoomOfferCard {...card} room={{ ...room, icons: [] }} onChoose={() => undefined} />);
    expect(listed()).toEqual([]);
    await press(`See more ${room.room_type_name}`);
    await pageText(icons[5]!.title!);
    expect(listed()).toEqual([icons.map(({ title }) => title)]);
  });
});
