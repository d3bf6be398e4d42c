// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { example, press, screenRenderer, findText } from '../../../tests/support/client/screen.tsx';
import type { FileListResult, RoomPrice, SearchResult } from '../../../generated/types.ts';
import { RoomOfferCard } from './room-offer-card.tsx';
import { searchSheet, searchStore } from '../search/search.store.ts';

const render = screenRenderer('catalogue', 'booking');
const result = example<SearchResult>('search');

test('shows the minimum stay for a room, and extends the stay with one press', async () => {
  const [room, price] = [result.roomList[0]!, result.roomPriceList[0]!];
  const closed: RoomPrice = { ...price, status: 'closed', min_nights: 3, nights: [], total_price: null };
  const card = { room, price: closed, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  expect(await findText('· 3 nights')).toContain('From 3 nights');
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
  const card = { room, price, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  await findText(name);
  await press(name);
  expect(searchSheet.part).toBe(part);
});

describe('room icons', () => {
  const icons = example<FileListResult>('files').data;
  const room = { ...result.roomList[0]!, icons };
  const card = { room, price: undefined, offers: [], result, rooms: 1, first: true, compared: null };
  const listed = () =>
    [...document.querySelectorAll('[aria-label="Facilities and services"]')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    );

  test('show the first four in the list, and all of them in the sheet', async () => {
    await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
    const titles = icons.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(4);
    expect(listed()).toEqual([titles.slice(0, 4)]);
    await press(`See more ${room.room_type_name}`);
    await findText('Extra charge');
    expect(listed()).toEqual([titles.slice(0, 4), titles]);
  });

  test("fall back to the property's icons in the sheet", async () => {
    vi.stubGlobal('fetch', async () => Response.json(example('files')));
    await render(<RoomOfferCard {...card} room={{ ...room, icons: [] }} onChoose={() => undefined} />);
    expect(listed()).toEqual([]);
    await press(`See more ${room.room_type_name}`);
    await findText(icons[5]!.title!);
    expect(listed()).toEqual([icons.map(({ title }) => title)]);
  });
});
