import { expect, test } from 'vitest';
import type { Room, SearchResult, SumPrice } from '../../generated/types.ts';
import { filtered, offersByRoom, viewsOf } from './offers.ts';

function room(room_type_code: string, view_type = 'City') {
  return { room_type_code, view_type } as Room;
}
function sum(room_type_code: string, total_price: number, package_code: string | null = null, status = 'available') {
  return { room_type_code, package_code, status, total_price } as SumPrice;
}

const result = {
  roomList: [room('SOLD'), room('BIG', 'River'), room('SMALL')],
  roomPriceList: [{ room_type_code: 'SMALL', status: 'available', remaining: 2, nights: [], total_price: 100 }],
  packageList: [{ package_code: 'BB', package_name: 'Breakfast' }],
  sumPriceList: [sum('SMALL', 100), sum('SMALL', 140, 'BB'), sum('BIG', 300), sum('SOLD', 50, null, 'sold_out')],
} as unknown as SearchResult;

test('rooms come cheapest first, what is sold out stays behind them', () => {
  const rooms = offersByRoom(result);
  expect(rooms.map(({ room }) => room.room_type_code)).toEqual(['SMALL', 'BIG', 'SOLD']);
  expect(rooms[2]?.offers).toEqual([]);
});

test('a room is offered alone and with its packages', () => {
  const [small] = offersByRoom(result);
  expect(small?.offers.map(({ package: each }) => each?.package_name ?? null)).toEqual([null, 'Breakfast']);
  expect(small?.price?.remaining).toBe(2);
});

test('filters by view, and by what can be booked', () => {
  const rooms = offersByRoom(result);
  expect(viewsOf(rooms)).toEqual(['City', 'River']);
  expect(filtered(rooms, { view: 'City', availableOnly: true }).map(({ room }) => room.room_type_code)).toEqual([
    'SMALL',
  ]);
});
