// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { readCookie, writeCookie } from '../../platform/tab/cookies.ts';

const ferry = example('PortsResult', 'ports');
const ROUND = { hotel: '20', route: 'ICNTAO', back: 'TAOICN', departs: '2027-06-11', returns: '2027-06-14' };
const FAMILY = { adult: 2, kid: 0, infant: 1 };

/** Waits for Valtio, which notifies its listeners in a microtask. */
function changed() {
  return new Promise((done) => setTimeout(done));
}

async function load() {
  vi.resetModules();
  const { publish } = await import('../../session/session-events.ts');
  return { publish, ...(await import('./voyage-search.store.ts')) };
}

beforeEach(() => {
  writeCookie('d_booking_voyage', '', new Date(0));
  sessionStorage.clear();
});

test("starts with a round trip for two on the line's first route, and does not search without dates", async () => {
  const { voyageOn, voyageRequestOf, voyageStore } = await load();
  const begun = voyageOn('20', voyageStore, ferry);
  expect(begun).toMatchObject({ route: 'ICNTAO', back: 'TAOICN', departs: null, adult: 2, kid: 0, infant: 0 });
  expect([begun.out?.route_name, begun.inbound?.route_name]).toEqual(['인천 → 칭다오 야간', '칭다오 → 인천 야간']);
  expect(voyageRequestOf(begun)).toBeNull();
  expect(voyageRequestOf({ ...begun, departs: '2027-06-11' })).toBeNull();
  expect(voyageRequestOf({ ...begun, back: null, departs: '2027-06-11' })).toEqual({
    hotel_code: '20',
    route_code: 'ICNTAO',
    departure_date: '2027-06-11',
    adult: 2,
    kid: 0,
    infant: 0,
  });
});

test('restores dates that were chosen before the route', async () => {
  const first = await load();
  first.setVoyage({ ...ROUND, ...FAMILY, route: null, back: null });
  await changed();
  const { voyageOn, voyageStore } = await load();
  expect(voyageOn('20', voyageStore, ferry)).toMatchObject(ROUND);
});

test('restores the search after a reload, and starts a new tab with the last search of any tab', async () => {
  const first = await load();
  first.setVoyage({ ...ROUND, ...FAMILY });
  await changed();
  const asked = {
    hotel_code: '20',
    route_code: 'ICNTAO',
    departure_date: '2027-06-11',
    return_route_code: 'TAOICN',
    return_date: '2027-06-14',
    ...FAMILY,
  };
  const again = await load();
  expect(again.voyageRequestOf(again.voyageStore)).toEqual(asked);
  writeCookie('d_booking_voyage', 'hotel_code=20&route_code=ICNTAOX&departure_date=2027-06-12', soon());
  expect((await load()).voyageStore.route).toBe('ICNTAO');
  sessionStorage.clear();
  expect((await load()).voyageStore).toMatchObject({ route: 'ICNTAOX', back: null, departs: '2027-06-12', adult: 2 });
});

test('ignores a search on another line', async () => {
  const { setVoyage, voyageOn, voyageStore } = await load();
  setVoyage({ ...ROUND, ...FAMILY });
  expect(voyageOn('21', voyageStore, undefined)).toMatchObject({ hotel: '21', route: null, departs: null, infant: 0 });
});

test('keeps a one-way trip even if the route has a return route', async () => {
  const { voyageOn } = await load();
  const oneWay = { ...ROUND, ...FAMILY, back: null, returns: null };
  expect(voyageOn('20', oneWay, ferry)).toMatchObject({ back: null, inbound: undefined });
});

test('ignores invalid input', async () => {
  writeCookie(
    'd_booking_voyage',
    'hotel_code=20&route_code=<b>&departure_date=2027-02-31&return_route_code=TAOICN&adult=90&kid=-1&infant=x',
    soon(),
  );
  const { voyageStore } = await load();
  expect(voyageStore).toMatchObject({ route: null, back: null, departs: null, adult: 20, kid: 0, infant: 0 });
});

test('discards the choices in a tab that was left open overnight', async () => {
  sessionStorage.setItem('voyage', JSON.stringify('hotel_code=20&route_code=ICNTAO&until=2026-01-01T14:59:59.000Z'));
  expect((await load()).voyageStore).toMatchObject({ hotel: '', route: null });
});

test('starts empty on another visit, even if a cookie contains the last search', async () => {
  const { setVoyage, publish, voyageStore } = await load();
  setVoyage({ ...ROUND, ...FAMILY });
  await changed();
  await publish('visitBegun', { supplied: [] });
  await changed();
  expect(voyageStore).toMatchObject({ hotel: '', route: null, infant: 0 });
  expect(readCookie('d_booking_voyage')).toBeNull();

  // The choices must also be empty if the visit begins before the store's code has loaded.
  sessionStorage.clear();
  writeCookie('d_booking_voyage', 'hotel_code=20&route_code=ICNTAO', soon());
  vi.resetModules();
  (await import('../../session/entry/begin-visit.ts')).beginVisit([]);
  expect((await load()).voyageStore.route).toBeNull();
});

function soon() {
  return new Date(Date.now() + 60_000);
}
