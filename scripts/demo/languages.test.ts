import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/api/deps.ts';
import { clientOf, demoHotel, loadHotels } from '../../tests/support/api/properties.ts';
import { loadFerry } from '../../tests/support/api/voyages.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await loadHotels(deps.db, demoHotel('1'));
  await loadFerry(deps.db);
});
afterAll(() => deps.close());

/** Returns the contents of the screens from the home page to the rooms and cabins. */
async function contentIn(language: string) {
  const api = clientOf(deps, { 'Accept-Language': language });
  const at = (hotel_code: string) => ({ params: { query: { hotel_code } } });
  const found = await Promise.all([
    api.POST('/client/main', { body: { hotelCode: '1' } }),
    api.POST('/client/main', { body: { hotelCode: '20' } }),
    api.POST('/client/catalogue/search', {
      body: {
        hotel_code: '1',
        start_date: '2027-06-11',
        end_date: '2027-06-13',
        reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
      },
    }),
    api.GET('/client/catalogue/rooms/{room_type_code}', {
      params: { path: { room_type_code: 'DLX' }, query: { hotel_code: '1' } },
    }),
    api.GET('/client/membership/tiers', at('1')),
    api.GET('/client/sailing/ports', at('20')),
    api.GET('/client/sailing/ships/{ship_code}', {
      params: { path: { ship_code: 'HANBADA' }, query: { hotel_code: '20' } },
    }),
  ]);
  return stringsIn(found.map(({ data }) => data));
}

function stringsIn(value: unknown, pointer = ''): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, `${pointer}/${key}`));
}

test.each([
  ['mn', /\p{Script=Cyrillic}/u],
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|^Wi-Fi$/u],
  ['th', /\p{Script=Thai}/u],
] as const)(
  'a guest who reads %s finds every text of the demo properties in that language',
  async (language, script) => {
    const [korean, english, own] = await Promise.all(['ko', 'en', language].map(contentIn));
    const texts = new Set(korean!.filter(([, text]) => /[가-힣]/u.test(text)).map(([pointer]) => pointer));
    expect(texts.size).toBeGreaterThan(100);
    const translated = own!.filter(([pointer]) => texts.has(pointer));
    expect(translated).toHaveLength(texts.size);
    expect(translated.filter(([, text]) => !script.test(text))).toEqual([]);
    expect(english!.filter(([pointer, text]) => texts.has(pointer) && !/[a-z]/i.test(text))).toEqual([]);
  },
);
