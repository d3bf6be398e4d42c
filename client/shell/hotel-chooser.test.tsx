// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, quote, reserve, searchFor } from '../../tests/support/client/booking.ts';
import { example } from '../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../tests/support/client/screen.tsx';
import { booking } from '../booking/journey/booking.store.ts';
import { searchStore } from '../catalogue/search/search.store.ts';
import { setVoyage } from '../sailing/search/voyage-search.store.ts';
import HotelChooser from './hotel-chooser.tsx';

const answers: Record<string, object> = { quotes: quote, holds: example('HoldResult', 'hold-held') };
vi.stubGlobal('fetch', async ({ url }: Request) =>
  Response.json(answers[new URL(url).pathname.split('/').at(-1) ?? ''], { status: 201 }),
);
const render = screenRenderer('property', 'booking', 'errors');
const couple = { adult: 2, kid: 0, infant: 0, pet: 0 };

function link(): HTMLAnchorElement | null {
  return document.querySelector('a[href^="/start?hotel_code=10"]');
}
function carried() {
  return Object.fromEntries(new URL(link()?.href ?? '').searchParams);
}

beforeEach(() => {
  history.replaceState(null, '', '/reservation');
  Object.assign(searchStore, { start: '2027-06-11', end: '2027-06-13', rooms: [couple] });
});

test('keeps the dates and the party when the hotel changes', async () => {
  await render(<HotelChooser onClose={() => undefined} />);
  await vi.waitFor(() => expect(link()).not.toBeNull());
  const dates = { hotel_code: '10', startDate: '2027-06-11', endDate: '2027-06-13' };
  expect(carried()).toEqual({ ...dates, resvInfo: JSON.stringify([couple]) });
});

test('links every property by its name except the current one', async () => {
  await render(<HotelChooser onClose={() => undefined} />);
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect(link()?.textContent).toBe('나미 펫 양양');
  expect(document.querySelector('[data-here] a')).toBeNull();
  expect(document.querySelector('[data-here]')?.textContent).toContain('Currently viewing');
});

test('keeps nothing if no dates were chosen', async () => {
  Object.assign(searchStore, { start: null, end: null });
  await render(<HotelChooser onClose={() => undefined} />);
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect(carried()).toEqual({ hotel_code: '10' });
});

test('keeps a party that was chosen without dates', async () => {
  const family = [{ ...couple, kid: 2 }];
  Object.assign(searchStore, { start: null, end: null, rooms: family });
  await render(<HotelChooser onClose={() => undefined} />);
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect(carried()).toEqual({ hotel_code: '10', resvInfo: JSON.stringify(family) });
});

test('keeps the dates of a voyage', async () => {
  const voyage = { hotel: '1', route: 'ICNTAO', back: null, departs: '2027-06-11', returns: null };
  setVoyage({ ...voyage, adult: 2, kid: 0, infant: 0 });
  await render(<HotelChooser onClose={() => undefined} />, { property_kind: 'sailing' });
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect(carried()).toEqual({ hotel_code: '10', startDate: '2027-06-11' });
});

test('asks before releasing held rooms', async () => {
  booking.send(searchFor);
  booking.send({ ...choose(false), packageCode: null });
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('info'));
  booking.send(reserve);
  await vi.waitFor(() => expect(booking.getSnapshot().value).toBe('held'));
  const closed = vi.fn<() => void>();
  await render(<HotelChooser onClose={closed} />);
  await vi.waitFor(() => expect(link()).not.toBeNull());
  const switchHotel = () => act(async () => link()?.click());

  await switchHotel();
  await findText('we’ll release the rooms we’re holding for you. You haven’t been charged.');
  expect(location.pathname).toBe('/reservation');
  expect(closed).not.toHaveBeenCalled();
  await press('Keep my booking');
  expect(closed).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/reservation');

  await switchHotel();
  const release = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Release and switch');
  await act(async () => release?.click());
  expect(location.pathname).toBe('/start');
});
