import { expect, test } from 'vitest';
import { entryOf } from './entry.ts';

const entry = (query: string) => entryOf(new URLSearchParams(query));

test('a hotel alone goes home, with a date to the list', () => {
  expect(entry('hotel_code=1')?.to).toBe('/');
  expect(entry('hotel_code=1&startDate=2027-06-11')?.to).toBe('/reservation');
});

test('search goes to the look-up, my page of a visitor says that login is needed and goes home', () => {
  expect(entry('hotel_code=1&p=search')?.to).toBe('/login?tab=lookup');
  expect(entry('hotel_code=1&p=myPage')).toEqual({ hotelCode: '1', to: '/', loginNeeded: true });
});

test.each(['', 'hotel_code=', 'hotel_code=../etc', 'hotel_code=1234567890123', 'hotel_code=%3Cb%3E'])(
  '%j names no hotel',
  (query) => {
    expect(entry(query)).toBeNull();
  },
);
