// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choose, quote, reserve, searchFor } from '../../tests/support/client/booking.ts';
import { example } from '../../tests/support/client/examples.ts';
import { askedHotel, keepHeldRooms } from '../booking/journey/asked-hotel.ts';
import { booking } from '../booking/journey/booking.store.ts';
import { hotelCode, keepHotelCode } from '../platform/tab/hotel-code.ts';
import { arriveAtHotel } from './hotel-of-address.ts';
import { subscribeToSession } from './subscriptions.ts';

const hold = { ...example('HoldResult', 'hold-held'), reservation_token: 'haneul.hold' };
const began = Date.parse(hold.server_time);
const answers: Record<string, object> = { quotes: quote, holds: hold };
vi.stubGlobal('fetch', async ({ url }: Request) =>
  Response.json(answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? {}, { status: 201 }),
);
beforeAll(subscribeToSession);
beforeEach(() => {
  vi.useRealTimers();
  keepHeldRooms();
  keepHotelCode('1');
});

async function holdRooms(): Promise<void> {
  if (booking.getSnapshot().value === 'held') return;
  booking.send(searchFor);
  booking.send({ ...choose(false), packageCode: null });
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('info'));
  booking.send(reserve);
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('held'));
}

async function arrive(address: string, entry = false) {
  history.replaceState(null, '', address);
  await arriveAtHotel(entry);
  return { at: location.pathname + location.search, hotel: hotelCode(), asked: askedHotel()?.code };
}

test.each([
  ['/membership?hotel_code=10', false],
  ['/start?hotel_code=10&sso_key=secret', true],
])('asks before %s releases held rooms, and stores nothing of the address', async (address, entry) => {
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
  await holdRooms();
  expect(await arrive(address, entry)).toEqual({ at: '/payment', hotel: '1', asked: '10' });
  expect(askedHotel()?.address).toContain(address);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

test('does not ask about the same hotel or a hold that has expired', async () => {
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
  await holdRooms();
  expect(await arrive('/membership?hotel_code=1')).toEqual({ at: '/membership', hotel: '1', asked: undefined });
  expect(booking.getSnapshot().value).toBe('held');
  vi.setSystemTime(Date.parse(hold.expires_at));
  expect(await arrive('/membership?hotel_code=10')).toEqual({ at: '/membership', hotel: '10', asked: undefined });
});
