import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoNights } from '../../../tests/support/api/catalogue.ts';
import { type TestDeps, testDeps } from '../../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../../tests/support/api/properties.ts';

let deps: TestDeps;

beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'));
});
afterAll(() => deps.close());

/** Searches twice, so that the second result consists of kept parts, and returns the names in it. */
async function namesIn(language: string) {
  const search = () =>
    clientOf(deps, { 'Accept-Language': language }).POST('/client/catalogue/search', { body: twoNights });
  await search();
  const { data } = await search();
  return [data?.roomList[0]?.room_type_name, data?.packageList[0]?.package_name];
}

test('rooms and packages are in the requested language', async () => {
  const { room_types, packages } = demoHotel('1');
  for (const language of ['ko', 'en', 'ko'] as const)
    expect(await namesIn(language)).toEqual([
      room_types[0]!.room_type_name[language],
      packages[0]!.package_name[language],
    ]);
});

test('a search after an import returns the changed rooms and packages', async () => {
  const before = await namesIn('en');
  const changed = demoHotel('1', (hotel) => {
    hotel.room_types[0]!.room_type_name.en = 'Attic';
    hotel.packages[0]!.package_name.en = 'Picnic';
  });
  await loadHotels(deps.db, changed);
  expect(before).not.toContain('Attic');
  expect(await namesIn('en')).toEqual(['Attic', 'Picnic']);
});
