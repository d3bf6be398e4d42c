// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, narrowWindow, press, screenRenderer } from '../../tests/support/client/screen.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { session } from '../session/session.ts';
import MyHistoryScreen from './my-history.screen.tsx';

const render = screenRenderer('member', 'session', 'booking', 'errors');
narrowWindow();

test('lists the reservations that the filters in the address select', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Response.json({ result: 'success', reservations: [], next_cursor: null });
  });
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/history?months=6&status=used');
  await render(<MyHistoryScreen />);
  await findText('No reservations match these filters');
  expect(new Set(asked)).toEqual(new Set(['?months=6&status=used']));
  const shown = [...document.querySelectorAll('select')].map(({ value }) => value);
  expect(shown).toEqual(['6', 'used']);
});

test('mentions the period only if no status is selected', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'success', reservations: [], next_cursor: null }));
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/history?months=6');
  await render(<MyHistoryScreen />);
  expect(await findText('No reservations in the past 6 months')).not.toContain('match these filters');
});

test('shows all reservations when older ones are requested, and then offers no older ones', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Response.json({ result: 'success', reservations: [], next_cursor: null });
  });
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/history');
  await render(<MyHistoryScreen />);
  await findText('No reservations in the past 3 months');
  await press('Show older reservations');
  const text = await findText('No reservations yet');
  expect(text).not.toContain('Show older reservations');
  expect(location.search).toBe('?months=all');
  expect(new Set(asked)).toEqual(new Set(['?months=3', '?months=all']));
});

test('links each reservation by its hotel and dates, and offers to book past and cancelled ones again', async () => {
  queryClient.clear();
  const { reservations } = example('ReservationListResult', 'reservations');
  vi.stubGlobal('fetch', async () => Response.json({ result: 'success', reservations, next_cursor: null }));
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/history?months=all');
  await render(<MyHistoryScreen />);
  const text = await findText('View details');
  const [one] = reservations;
  expect(text).toContain(`Reservation number ${one?.reservation_number}`);
  const links = [...document.querySelectorAll('li')].flatMap((card) =>
    card.querySelector('h3') ? [...card.querySelectorAll('a')] : [],
  );
  const named = (label: string) => links.filter(({ textContent }) => textContent?.startsWith(label));
  expect(named('View details')).toHaveLength(reservations.length);
  expect(links[0]?.textContent).toMatch(new RegExp(`^View details ${one?.hotel_name}, .*\\d`));
  expect(links[0]?.getAttribute('href')).toBe(`/reservation/detail?number=${one?.reservation_number}`);
  const over = reservations.filter(({ status }) => status === 'used' || status === 'cancelled');
  expect(over).not.toEqual([]);
  expect(named('Book again').map((link) => link.textContent)).toEqual(
    over.map(({ hotel_name }) => expect.stringMatching(`^Book again ${hotel_name}, `)),
  );
  expect(named('Book again').map((link) => link.getAttribute('href'))).toEqual(
    over.map(({ hotel_code, room_type_code, type }) =>
      hotel_code !== '1'
        ? `/start?hotel_code=${hotel_code}`
        : type === 'sailing'
          ? '/reservation'
          : `/reservation?room=${room_type_code}`,
    ),
  );
});

test('adds the year to the dates of another year', async () => {
  const [one] = example('ReservationListResult', 'reservations').reservations;
  const stays = [
    { check_in: '2027-06-20', check_out: '2027-06-22', reservation_number: 'THIS-YEAR' },
    { check_in: '2026-06-20', check_out: '2026-06-22', reservation_number: 'LAST-YEAR' },
  ];
  const reservations = stays.map((stay) => ({ ...one!, ...stay }));
  queryClient.clear();
  vi.stubGlobal('fetch', async () => Response.json({ result: 'success', reservations, next_cursor: null }));
  session.user = example('LoginResult', 'login').userInfo;
  await render(<MyHistoryScreen />, { today: '2027-06-01' });
  await findText('LAST-YEAR');
  const titles = [...document.querySelectorAll('li h3 + p')].map(({ textContent }) => textContent);
  expect(titles[0]).toMatch(/Jun 20/);
  expect(titles[0]).not.toContain('2027');
  expect(titles[1]).toContain('2026');
});
