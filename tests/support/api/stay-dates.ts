/**
 * node tests/support/api/stay-dates.ts [DATABASE_URL]: prints the API's responses, as one line of JSON, at moments when
 * calendars differ: midnight, clock changes, a leap day. tests/operation/stay-dates.test.ts runs this script in several
 * time zones. The ids and the clock are fixed, so the output must be the same in every time zone.
 */
import { sql } from 'drizzle-orm';
import { createApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { seededIds } from '../../../server/platform/ids.ts';
import { silentLog } from '../../../server/platform/log.ts';
import { addDays } from '../../../server/platform/values/nights.ts';
import { testDeps } from './deps.ts';
import { embeddedDatabase } from '../database/embedded.ts';
import { done, guestOf } from './guest.ts';
import { bookByCode } from './hold-code.ts';
import { demoHotel, loadHotels } from './properties.ts';
import { DEPARTURES, push, ROUND_TRIP } from './voyages.ts';

const ZONES = { '1': 'Asia/Seoul', '21': 'America/New_York', '22': 'Pacific/Auckland' };
const MOMENTS = [
  '2027-06-30T14:59:59Z',
  '2027-06-30T15:00:00Z',
  '2027-11-07T03:59:59Z',
  '2027-11-07T05:30:00Z',
  '2027-11-07T06:30:00Z',
  '2028-02-28T11:00:00Z',
  '2028-02-28T15:00:00Z',
  '2028-03-01T04:59:59Z',
  '2028-03-12T06:59:59Z',
  '2028-03-12T07:00:00Z',
  '2028-04-01T13:59:59Z',
  '2028-04-01T14:00:00Z',
];

/**
 * Moments at which the script changes a stay: midnight in Seoul, just before midnight in New York on the night of a
 * clock change, and a leap day in Seoul and in New York.
 */
const CHANGED_AT = [MOMENTS[1], MOMENTS[2], MOMENTS[6], MOMENTS[7]];

const [url] = process.argv.slice(2);
const database = url ? await openDatabase({ url, poolSize: 5 }, silentLog) : await embeddedDatabase();
await database.migrate();
const deps = await testDeps({ database });
deps.ids = seededIds('stay dates', deps.clock);
deps.limiter = {
  hit: async () => ({ ok: true, value: { limit: 1, remaining: 1, resetSeconds: 1 } }),
  most: () => 1_000,
  purge: async () => undefined,
};
// This process can't load TSX, so it uses the email renderer that was built for the server.
const notifications = new URL('../../../dist/page/mail.js', import.meta.url).href;
deps.loadNotificationRenderer = () => import(notifications);
// Record messages directly, because the queue would only slow the script down.
deps.messages = { queueMessage: async (_tx, _company, message) => void (message && deps.outbox.push(message)) };
const zoned = Object.entries(ZONES).map(([code, time_zone]) =>
  demoHotel('1', (hotel) => {
    Object.assign(hotel, { hotel_code: code, time_zone, payment_type: 'FREE_HOLD' });
    for (const days of hotel.days) days.to = '2028-06-30';
  }),
);
await loadHotels(deps.db, ...zoned, demoHotel('20'));
await push(deps.db, ...DEPARTURES);
const app = createApp(deps);
const guest = guestOf(async (path, init) => app.request(`https://booking.example/api${path}`, init));

/**
 * Books a stay, moves it by a day and cancels it. Returns the responses and the due times of the reminders after the
 * change.
 */
async function changed(stay: { hotel_code: string; start_date: string; end_date: string }) {
  const { reservation_number, token } = await bookByCode(deps, guest, stay);
  const number = reservation_number!;
  const later = { ...stay, start_date: addDays(stay.start_date, 1), end_date: addDays(stay.end_date, 1) };
  const quote = done(await guest.quoteChange(number, token, later));
  const hold = done(await guest.change(number, token, quote.quote_id));
  const { reservation } = done(await guest.detail(number, token));
  const { rows } = await deps.db.execute<{ kind: string; event_id: string; at: string }>(
    sql`SELECT kind, event_id, to_char(wanted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at FROM notification
      WHERE reservation_number = ${number} AND channel = 'EMAIL' AND kind = 'reminder' ORDER BY event_id`,
  );
  done(await guest.cancel(number, token, done(await guest.preview(number, token)).fee));
  return { quote, hold, reservation, reminders: rows };
}

const lines: unknown[] = [];
const voyages: unknown[] = [];
for (const moment of MOMENTS) {
  deps.clock.set(moment);
  const from = moment.slice(0, 10);
  const days = new URLSearchParams({ hotel_code: '20', route_code: 'ICNTAO', from, to: addDays(from, 20) });
  const departures = await guest.call('GET', `/client/sailing/calendar?${days}`);
  const voyage = await guest.call(
    'POST',
    '/client/booking/voyage-quotes',
    {},
    { ...ROUND_TRIP, outbound: 'IT0709', inbound: 'TI0712' },
  );
  voyages.push({
    moment,
    departures: departures.body,
    voyage: voyage.status < 300 ? voyage.body : voyage.problem.code,
  });
  for (const hotel_code of Object.keys(ZONES)) {
    const main = done(
      await guest.call<{ hotel: { today: string } }>('POST', '/client/main', {}, { hotelCode: hotel_code }),
    );
    const { today } = main.hotel;
    const stay = { hotel_code, start_date: today, end_date: addDays(today, 2) };
    const yesterday = await guest.quote({ ...stay, start_date: addDays(today, -1) });
    const query = new URLSearchParams({ hotel_code, from: addDays(today, -2), to: addDays(today, 4) });
    const calendar = await guest.call('GET', `/client/catalogue/calendar?${query}`);
    const hold = await bookByCode(deps, guest, stay);
    const number = hold.reservation_number!;
    const detail = done(await guest.detail(number, hold.token));
    const preview = done(await guest.preview(number, hold.token));
    const file = await guest.call('GET', `/client/booking/reservations/${number}/calendar`, {
      'reservation-token': hold.token,
    });
    lines.push({
      moment,
      today,
      yesterday: yesterday.problem.code,
      calendar: calendar.body,
      hold,
      detail,
      preview,
      file: file.body,
    });
    done(await guest.cancel(number, hold.token, preview.fee));
    if (!CHANGED_AT.includes(moment)) continue;
    lines.push({
      moment,
      today,
      changed: await changed({ ...stay, start_date: addDays(today, 3), end_date: addDays(today, 5) }),
    });
  }
}
await deps.close();
process.stdout.write(`${JSON.stringify({ lines, voyages })}\n`);
