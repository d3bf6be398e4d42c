import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManifestResult } from '../../../generated/types.ts';
import { done, problemOf } from '../../../tests/support/api/guest.ts';
import { demoHotel } from '../../../tests/support/api/properties.ts';
import {
  OURS,
  propertySettings,
  type PropertySystem,
  propertySystemOf,
  THEIRS,
} from '../../../tests/support/api/property.ts';
import { startTestApp, type TestApp } from '../../../tests/support/api/test-app.ts';
import {
  DEPARTURES,
  departure,
  OCEAN,
  ONE_WAY,
  PASSPORT,
  push,
  ROUND_TRIP,
  type Sailor,
  sailorOf,
  traveller,
} from '../../../tests/support/api/voyages.ts';

const NOW = '2027-06-01T01:00:00Z';
const CLOSES = 60;

let app: TestApp;
let property: PropertySystem;
let sailor: Sailor;
beforeAll(async () => {
  const ferry = demoHotel('20', ({ sailing }) => void (sailing!.manifest_closes_minutes = CLOSES));
  app = await startTestApp({ hotels: [demoHotel('1'), ferry], settings: propertySettings });
  await push(app.deps.db, ...DEPARTURES);
  property = propertySystemOf(app);
  sailor = sailorOf(app);
});
afterAll(() => app.close());

function manifest(code: string, { key = OURS, query = 'hotel_code=20' } = {}) {
  return property.call<ManifestResult>('GET', `/departures/${code}/manifest?${query}`, undefined, { key });
}
function table(code: string, query: string, headers: Record<string, string> = {}) {
  const path = `/provider/departures/${code}/manifest?hotel_code=20${query}`;
  return app.guest.call<string>('GET', path, { 'provider-key': OURS, ...headers });
}

test('lists the travellers of both legs with their cabins, and counts them by age band', async () => {
  const trip = await sailor.book(ROUND_TRIP);
  const one = await sailor.book({ ...ONE_WAY, outbound: 'IT0608' });
  const out = done(await manifest('IT0611'));
  expect(out).toMatchObject({ hotel_code: '20', departure_code: 'IT0611', route_code: 'ICNTAO', status: 'open' });
  expect(out.counts).toEqual({ adult: 2, kid: 0, infant: 1, total: 3 });
  expect(out.travellers.map(({ reservation_number, cabin, band }) => [reservation_number, cabin, band])).toEqual([
    [trip.number, 0, 'adult'],
    [trip.number, 1, 'adult'],
    [trip.number, 0, 'infant'],
  ]);
  expect(out.travellers[0]).toMatchObject({ cabin_type_code: 'OCV', nationality: 'KR', room_number: null });
  expect(done(await manifest('TI0614')).travellers).toEqual(out.travellers);
  expect(done(await manifest('IT0608')).counts.total).toBe(2);
  done(await property.assign(one.number, { room_numbers: ['701'], note: null }));
  expect(done(await manifest('IT0608')).travellers[0]).toMatchObject({ room_number: '701' });
  expect(done(await manifest('IT0615')).travellers).toEqual([]);
});

test('follows changes, cancellations and no-shows', async () => {
  const moved = await sailor.book({ ...ONE_WAY, outbound: 'IT0618' });
  const change = { hotel_code: '20', outbound: 'IT0622', cabins: [{ cabin_type_code: 'OCV', travellers: [0, 1] }] };
  const { quote_id } = done(await sailor.quoteChange(moved.number, moved.token, change));
  done(await app.guest.change(moved.number, moved.token, quote_id));
  expect(done(await manifest('IT0618')).counts.total).toBe(0);
  expect(done(await manifest('IT0622')).counts.total).toBe(2);
  await push(app.deps.db, departure('IT0622', { departs_at: '2027-06-24T18:00' }));
  expect(done(await manifest('IT0622')).counts.total).toBe(2);
  done(await property.cancel(moved.number, { reason: 'Storm' }));
  expect(done(await manifest('IT0622')).counts.total).toBe(0);
  const missed = await sailor.book({ ...ONE_WAY, outbound: 'IT0629' });
  app.deps.clock.set('2027-06-29T08:30:00Z');
  done(await property.noShow(missed.number));
  expect(done(await manifest('IT0629')).counts.total).toBe(0);
  app.deps.clock.set(NOW);
});

describe('passports', () => {
  test('are masked unless the key has their scope, and every access to complete ones is recorded', async () => {
    const { number } = await sailor.book({ ...ONE_WAY, outbound: 'IT0702' });
    const masked = done(await manifest('IT0702', { key: await property.keyWith('read') }));
    expect(masked.masked).toBe(true);
    expect(JSON.stringify(masked)).not.toContain(PASSPORT);
    expect(await property.audited('IT0702')).toEqual([]);
    const complete = done(await manifest('IT0702'));
    expect(complete.masked).toBe(false);
    expect(complete.travellers[0]).toMatchObject({ reservation_number: number, passport_number: PASSPORT });
    const entries = await property.audited('IT0702');
    expect(entries).toMatchObject([{ action: 'getManifest', object_kind: 'departure', after: { passports: 2 } }]);
    expect(JSON.stringify(entries)).not.toContain(PASSPORT);
    expect((await table('IT0702', '&format=csv')).body).toContain(PASSPORT);
    expect(await property.audited('IT0702')).toHaveLength(2);
  });

  test('are null once they have been deleted', async () => {
    const { hold } = await sailor.book({ ...ONE_WAY, outbound: 'IT0706' });
    app.deps.clock.set(`${hold.stay.voyage!.passports_deleted_on}T00:00:00Z`);
    await app.deps.queue.send(app.deps.db, 'booking.delete-passports', {});
    await app.deps.queue.runDue(['booking.delete-passports']);
    const [first] = done(await manifest('IT0706')).travellers;
    expect(first).toMatchObject({ english_last_name: 'KIM', passport_number: null, passport_issued_on: null });
    app.deps.clock.set(NOW);
  });
});

describe('as a table', () => {
  test.each([
    ['&format=csv', 'application/json', true],
    ['&format=json', 'text/csv', false],
    ['', 'text/csv', true],
    ['', 'text/csv;q=1, application/json', true],
    ['', 'application/json, text/csv', false],
    ['', '*/*', false],
  ])('is returned for %j and Accept: %s: %j', async (query, accept, isTable) => {
    const { headers } = await table('IT0611', query, { accept });
    expect(headers.get('content-type')).toBe(isTable ? 'text/csv; charset=utf-8' : 'application/json');
  });

  test('has a line for each traveller, quotes what it must, and runs no formula', async () => {
    const { korean_name: _, ...foreigner } = traveller(0, 'adult', { english_first_name: 'MIN SEO' });
    const travellers = [traveller(0, 'adult', { korean_name: '=HYPERLINK("https://x.example","a")' }), foreigner];
    const { number } = await sailor.book({ ...ONE_WAY, outbound: 'IT0713' }, { travellers });
    const lines = (await table('IT0713', '&format=csv')).body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^reservation_number,cabin,cabin_type_code,room_number,band,korean_name,/);
    expect(lines[1]).toContain(`${number},0,OCV,,adult,"'=HYPERLINK(""https://x.example"",""a"")",KIM,`);
    expect(lines[2]).toContain(`${number},0,OCV,,adult,,KIM,MIN SEO,female,KR,`);
    expect(lines[3]).toBe('');
  });
});

test('becomes final before the departure, which then takes no more bookings', async () => {
  const { departs_at, closed_at, final } = done(await manifest('IT0720'));
  expect(final).toBe(false);
  expect(Date.parse(departs_at) - Date.parse(closed_at)).toBe(CLOSES * 60_000);
  const at = (minutes: number) => app.deps.clock.set(new Date(Date.parse(closed_at) + minutes * 60_000).toISOString());
  const wish = { ...ONE_WAY, outbound: 'IT0720', cabins: [OCEAN] };
  at(-5);
  const hold = await sailor.reserve(wish);
  expect(Date.parse(hold.expires_at)).toBe(Date.parse(closed_at));
  expect(done(await property.extend(hold.hold_number, 60)).expires_at).toBe(closed_at);
  at(0);
  expect(done(await manifest('IT0720'))).toMatchObject({ final: true, closed_at });
  expect(problemOf(await sailor.quote(wish))).toBe('409 sailing_closed');
  expect(problemOf(await app.guest.openPayment(hold))).toBe('410 hold_expired');
  app.deps.clock.set(NOW);
});

test('belongs to one company and property, and needs the scope to read', async () => {
  expect(problemOf(await manifest('IT0611', { key: THEIRS }))).toBe('404 not_found');
  expect(problemOf(await manifest('IT0611', { key: await property.keyWith('passports') }))).toBe(
    '403 insufficient_scope',
  );
  for (const query of ['hotel_code=1', 'hotel_code=99'])
    expect(problemOf(await manifest('IT0611', { query }))).toBe('404 not_found');
  expect(problemOf(await manifest('IT9999'))).toBe('404 not_found');
  expect(problemOf(await manifest('IT0611', { query: '' }))).toBe('422 validation');
  expect(problemOf(await manifest('IT0611', { query: 'hotel_code=20&format=xml' }))).toBe('422 validation');
});
