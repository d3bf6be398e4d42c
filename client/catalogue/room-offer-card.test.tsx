// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example, press, screenRenderer, told } from '../../tests/support/screen.tsx';
import type { RoomPrice, SearchResult } from '../../generated/types.ts';
import { RoomOfferCard } from './room-offer-card.tsx';
import { searchStore } from './search.store.ts';

const render = screenRenderer('catalogue', 'booking');
const result = example<SearchResult>('search');

test('a room for longer stays says from how many nights on, and one press makes the stay as long', async () => {
  const [room, price] = [result.roomList[0]!, result.roomPriceList[0]!];
  const closed: RoomPrice = { ...price, status: 'closed', min_nights: 3, nights: [], total_price: null };
  const card = { room, price: closed, offers: [], result, rooms: 1, first: true, compared: null };
  await render(<RoomOfferCard {...card} onChoose={() => undefined} />);
  expect(await told('· 3 nights')).toContain('From 3 nights');
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  await press(names.find((name) => name.endsWith('· 3 nights'))!);
  expect(searchStore).toMatchObject({ start: '2027-06-11', end: '2027-06-14' });
});
