import { expect, test } from 'vitest';
import type { Room, SearchResult, SumPrice } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import {
  filterIn,
  filtered,
  type OfferFilter,
  offersByRoom,
  queryWith,
  shownOf,
  wishChoices,
  wishesOf,
} from './offers.ts';

function room(room_type_code: string, view_type = 'City') {
  return { room_type_code, view_type, bed_type: 'Double' } as Room;
}
function sum(room_type_code: string, total_price: number, package_code: string | null = null, status = 'available') {
  const free_until = room_type_code === 'BIG' ? '2027-06-08' : null;
  return { room_type_code, package_code, status, total_price, free_until } as SumPrice;
}

const result = {
  roomList: [room('SOLD'), room('BIG', 'River'), room('SMALL')],
  roomPriceList: [{ room_type_code: 'SMALL', status: 'available', remaining: 2, nights: [], total_price: 100 }],
  packageList: [{ package_code: 'BB', package_name: 'Breakfast', included_upsellings: ['BRK'] }],
  upsellingList: [{ upselling_code: 'BRK' }, { upselling_code: 'SPA' }],
  sumPriceList: [sum('SMALL', 100), sum('SMALL', 140, 'BB'), sum('BIG', 300), sum('SOLD', 50, null, 'sold_out')],
} as unknown as SearchResult;

test('sorts rooms by price, with sold-out rooms last', () => {
  const rooms = offersByRoom(result);
  expect(rooms.map(({ room }) => room.room_type_code)).toEqual(['SMALL', 'BIG', 'SOLD']);
  expect(rooms[2]?.offers).toEqual([]);
});

test('offers a room both alone and with each package', () => {
  const [small] = offersByRoom(result);
  expect(small?.offers.map(({ package: each }) => each?.package_name ?? null)).toEqual([null, 'Breakfast']);
  expect(small?.price?.remaining).toBe(2);
});

const anything = filterIn(new URLSearchParams());

test('filters offers by room and package, and keeps their order', () => {
  const rooms = offersByRoom(result);
  const left = (wishes: Partial<OfferFilter>) =>
    filtered(rooms, { ...anything, ...wishes }).map(
      ({ room: { room_type_code }, offers }) => `${room_type_code} ${offers.map(({ sum }) => sum.total_price)}`,
    );
  expect(left({})).toEqual(['SMALL 100,140', 'BIG 300', 'SOLD ']);
  expect(left({ order: 'dearest' })).toEqual(['BIG 300', 'SMALL 100,140', 'SOLD ']);
  expect(left({ view: 'City' })).toEqual(['SMALL 100,140', 'SOLD ']);
  expect(left({ view: 'City', available: true })).toEqual(['SMALL 100,140']);
  expect(left({ included: 'BRK' })).toEqual(['SMALL 140']);
  expect(left({ free: true })).toEqual(['BIG 300']);
  expect(left({ free: true, included: 'BRK' })).toEqual([]);
});

const t: Translate = (_, values) => String(values?.['defaultValue'] ?? '');

test('offers each filter that makes a difference once', () => {
  const choices = (rooms: ReturnType<typeof offersByRoom>, wishes: Partial<OfferFilter> = {}) =>
    wishChoices(rooms, result, { ...anything, ...wishes }, t).map(({ of, wish }) => `${of} ${wish}`);
  const rooms = offersByRoom(result);
  // All rooms have the same beds, and no package includes the spa.
  expect(choices(rooms)).toEqual(['free true', 'available true', 'included BRK', 'view City', 'view River']);
  const bookable = rooms.filter(({ offers }) => offers.length > 0);
  expect(choices(bookable)).not.toContain('available true');
  expect(choices(bookable, { available: true })).toContain('available true');
});

test('filters by the codes of beds and views, even if their texts differ', () => {
  const beds: Room['beds'] = [
    { kind: 'king', count: 1 },
    { kind: 'single', count: 2 },
  ];
  const coded = offersByRoom(result).map(({ room: { room_type_code }, ...each }, at) => ({
    ...each,
    room: {
      ...room(room_type_code),
      bed_type: room_type_code,
      beds: at ? beds : beds.toReversed(),
      view: 'city',
    } as Room,
  }));
  expect(wishChoices(coded, result, anything, t).filter(({ of }) => of === 'bed' || of === 'view')).toEqual([]);
  expect(filtered(coded, { ...anything, bed: 'king', view: 'city' })).toHaveLength(3);
  expect(filtered(coded, { ...anything, bed: 'queen' })).toEqual([]);
});

test('ignores filters of an old address that the list does not have', () => {
  const shown = (query: string) => {
    const more = {
      ...result,
      sumPriceList: [...result.sumPriceList, ...['C', 'D', 'E', 'F'].map((pack) => sum('BIG', 400, pack))],
    };
    const { filter, ...found } = shownOf(more, new URLSearchParams(query));
    return [found.shown.length, wishesOf(filter)];
  };
  expect(shown('bed=1king')).toEqual([3, 0]);
  expect(shown('view=Moon&included=NOSUCH')).toEqual([3, 0]);
  expect(shown('view=River&bed=1king')).toEqual([1, 1]);
});

test('filters by kind of bed, so that a room with two kinds is found under both', () => {
  const kinds: Room['beds'][] = [[{ kind: 'single', count: 2 }], [{ kind: 'king', count: 1 }]];
  kinds.push(kinds.flat() as Room['beds']);
  const rooms = offersByRoom(result).map(({ room: each, ...more }, at) => ({
    ...more,
    room: { ...each, beds: kinds[at] } as Room,
  }));
  const wishes = wishChoices(rooms, result, anything, t).filter(({ of }) => of === 'bed');
  expect(wishes.map(({ wish }) => wish)).toEqual(['single', 'king']);
  for (const bed of ['single', 'king']) expect(filtered(rooms, { ...anything, bed })).toHaveLength(2);
});

test('writes only active filters into the address, and reads them back', () => {
  const query = new URLSearchParams('room=DLX&view=City');
  const wishes = { ...anything, bed: 'Double', free: true, order: 'dearest' } as const;
  const written = queryWith(query, wishes);
  expect(written.toString()).toBe('room=DLX&bed=Double&free=1&order=dearest');
  expect(filterIn(written)).toEqual(wishes);
  expect([anything, wishes].map(wishesOf)).toEqual([0, 2]);
});
